import { area } from "./language";

export const nowhere = area("nowhere", {
  title: "Nothing here",
  words: "There is nothing at this address: check the link, or start at the home page.",
  first: "Home",
});
