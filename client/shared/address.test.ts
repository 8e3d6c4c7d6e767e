import { expect, test } from "vitest";
import { findPage, tidied } from "./address";

const PAGES = { "/": "home", "/events/new": "new", "/e/{event:str}": "event", "/e/{event:str}/{table:int}": "place" };

test("an address stands for its page, with its parts as they were meant", () => {
  expect(findPage(PAGES, "/")).toEqual({ name: "home", parts: [] });
  expect(findPage(PAGES, "/e/a%20b")).toEqual({ name: "event", parts: ["a b"] });
  expect(findPage(PAGES, "/e/x/12")).toEqual({ name: "place", parts: ["x", "12"] });
});

test("nothing is found where nothing is, and nothing fails where an address cannot be read", () => {
  expect(findPage(PAGES, "/e/x/twelve")).toBeNull();
  expect(findPage(PAGES, "/e/%E0%A4%A")).toBeNull();
  expect(findPage(PAGES, "/e/")).toBeNull();
});

test("a slash at the end is not part of an address, except where it is all of it", () => {
  expect([tidied({ pathname: "/rules//" }), tidied({ pathname: "/" })]).toEqual(["/rules", "/"]);
});
