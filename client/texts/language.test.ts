import { expect, test } from "vitest";
import { area, plural } from "./language";
import { accented, translate } from "./pseudo";

test("an area is its English texts until there is another language", () => {
  const texts = area("some", { title: "Rules", count: (n: number) => `${n} ${plural(n, "rule", "rules")}` });
  expect([texts.title, texts.count(1), texts.count(2), texts.count(0)]).toEqual([
    "Rules",
    "1 rule",
    "2 rules",
    "0 rules",
  ]);
});

test("in the language that nobody speaks every text is longer, and can be told from English", () => {
  const texts = translate("some", { title: "Rules", names: { go: "Go" }, all: ["A"], of: (n: number) => `${n} of` });
  expect(texts.title).toBe("⟦Rûléš··⟧");
  expect(texts.names).toEqual({ go: "⟦Gö·⟧" });
  expect(texts.all).toEqual(["⟦À·⟧"]);
  expect((texts.of as (n: number) => string)(3)).toBe("⟦3 öf··⟧");
  expect(accented("").length).toBe(2);
});
