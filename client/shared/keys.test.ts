import { expect, test, vi } from "vitest";
import { actOf, type Keys } from "./keys";

document.body.innerHTML = `<p>words</p><button id="other"><b>Back</b></button><div class="hand"><button id="card">5</button></div>`;

function press(key: string, keys: Keys, on = "p"): void {
  actOf({ key, target: document.querySelector(on) }, keys)?.();
}

test("figures are cards, letters what the page gives them", () => {
  const [card, go] = [vi.fn(), vi.fn()];
  const keys = { card, letters: { g: go } };
  for (const key of ["1", "6", "x", "F1", "g", "G"]) press(key, keys);
  expect(card.mock.calls).toEqual([[1], [6]]);
  expect(go).toHaveBeenCalledTimes(2);
  expect(actOf({ key: "1", target: null }, {})).toBeUndefined();
  expect(actOf({ key: "g", target: null }, { letters: { g: undefined } })).toBeUndefined();
});

test("Enter does the one thing to do, on a card too, but not on another button", () => {
  const enter = vi.fn();
  for (const [on, times] of [
    ["p", 1],
    ["#card", 2],
    ["#other b", 2],
  ] as const) {
    press("Enter", { enter }, on);
    expect(enter).toHaveBeenCalledTimes(times);
  }
  expect(actOf({ key: "Enter", target: document.querySelector("#card") }, {})).toBeUndefined(); // it is the card's
});
