// The keyboard: 1 to 6 for cards, Enter for the main button, G for go.

const TYPED_IN = "input, select, textarea, summary, a";

/**
 * @param {KeyboardEvent} event
 * @returns {HTMLElement | null} What the key stands for now.
 */
function meant(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest(TYPED_IN)) return null;
  if (/^[1-6]$/.test(event.key)) return card(Number(event.key));
  if (event.key.toLowerCase() === "g") return document.querySelector("#go:enabled");
  // On another button Enter presses that one; on a card it does what was picked for.
  const elsewhere = target.closest("button") && !target.closest(".hand");
  return event.key === "Enter" && !elsewhere ? document.querySelector("[data-enter]:enabled") : null;
}

/** @param {number} number */
function card(number) {
  const hands = document.querySelectorAll(".hand");
  const last = hands[hands.length - 1]; // where cards for the crib are offered, they are meant
  return /** @type {HTMLElement | null} */ (last?.querySelectorAll("button")[number - 1] ?? null);
}

export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    const found = event.repeat ? null : meant(event);
    if (found === null) return;
    event.preventDefault();
    found.click();
    const announced = found.closest(".hand") && document.querySelector('.hand [aria-pressed="true"]');
    if (announced) document.getElementById("number-play")?.focus(); // the card is chosen: now its count
  });
}
