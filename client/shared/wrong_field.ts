// What is wrong in a form, said at its field: the field is marked and has the focus, until it is changed.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";
const NAMED_ABOVE = /(\[|\.)[^.[]*$/; // the last step of a path: of pools[0][1], or of online.wait_seconds
let marks = 0;
const cleared = new WeakMap<Control, () => void>();

/** What the browser itself finds wrong is said in the same way; its own words come from it. */
export function listenForWrongFields(): void {
  document.addEventListener("invalid", onInvalid, true);
}

function onInvalid(event: Event): void {
  const control = event.target;
  if (!isControl(control) || !mark(control, control.validationMessage)) return;
  event.preventDefault(); // what the browser would show is gone in a moment
  const wrong = [...(control.form?.elements ?? [])].find((one) => isControl(one) && !one.validity.valid);
  if (wrong === control || wrong === undefined) control.focus();
}

/**
 * Says what was refused at the field that it is about; false where there is none of that name to be seen.
 * The field is named as the server does it, with the way to it.
 */
export function sayAt(form: Element, field: string, words: string, { focus = true } = {}): boolean {
  for (let name = field; name; name = NAMED_ABOVE.test(name) ? name.replace(NAMED_ABOVE, "") : "") {
    const control = [...form.querySelectorAll(CONTROLS)].find((one) => one.getAttribute("name") === name);
    if (!isControl(control)) continue;
    if (!mark(control, words)) return false;
    if (focus) control.focus();
    return true;
  }
  return false;
}

/** Nothing in it is wrong any more, or not yet. */
export function clearMarks(form: Element): void {
  for (const control of form.querySelectorAll("[aria-invalid]")) if (isControl(control)) cleared.get(control)?.();
}

/** Marks a field with what is wrong there; false where nobody could see it. */
export function mark(control: Control, words: string): boolean {
  cleared.get(control)?.();
  for (let closed = closedAround(control); closed; closed = closedAround(control)) closed.open = true;
  if (!control.checkVisibility()) return false;
  const place = placeOf(control);
  const sentence = sentenceWith(words);
  const before = control.getAttribute("aria-describedby");
  control.setAttribute("aria-invalid", "true");
  control.setAttribute("aria-describedby", [before, sentence.id].filter(Boolean).join(" "));
  const clear = () => {
    for (const node of [control, place]) node.removeEventListener("input", clear);
    control.removeAttribute("aria-invalid");
    if (before) control.setAttribute("aria-describedby", before);
    else control.removeAttribute("aria-describedby");
    sentence.remove();
    cleared.delete(control);
  };
  for (const node of [control, place]) node.addEventListener("input", clear);
  cleared.set(control, clear);
  place.after(sentence);
  return true;
}

function sentenceWith(words: string): HTMLElement {
  const sentence = document.createElement("p");
  marks += 1;
  sentence.id = `wrong-${marks}`;
  sentence.className = "wrong";
  sentence.setAttribute("role", "alert");
  sentence.textContent = words;
  return sentence;
}

function closedAround(control: Control): HTMLDetailsElement | null {
  return control.closest<HTMLDetailsElement>("details:not([open])");
}

/** What the sentence stands after: not inside the label, whose words are the name of the field. */
function placeOf(control: Control): Element {
  const whole = control.type === "radio" ? control.closest("fieldset, .presses") : control.closest(".stepper");
  return whole ?? control.closest("label") ?? control;
}

function isControl(node: unknown): node is Control {
  return node instanceof Element && node.matches(CONTROLS);
}
