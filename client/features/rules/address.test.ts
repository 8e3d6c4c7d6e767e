import { expect, test } from "vitest";
import { linkTo, placeOf } from "./address";

test("a citation is an article, unless it is searched for", () => {
  expect(placeOf("acc:IV.4c")).toEqual({ chapter: "article", given: "acc:IV.4c" });
  expect(placeOf("search=acc:IV")).toEqual({ chapter: "search", given: "acc:IV" });
});

test("chapters may be given more, and anything else is a rule set", () => {
  expect(placeOf("compare=acc,club")).toEqual({ chapter: "compare", given: "acc,club" });
  expect(placeOf("words")).toEqual({ chapter: "words", given: "" });
  expect(placeOf("club-3")).toEqual({ chapter: "set", given: "club-3" });
  expect(placeOf("")).toEqual({ chapter: "set", given: "" });
});

test("articles, documents and searches are one place of the navigation", () => {
  expect((["article", "search", "document", "articles"] as const).map(linkTo)).toEqual(Array(4).fill("articles"));
  expect(linkTo("set")).toBe("");
  expect(linkTo("compare")).toBe("compare");
});
