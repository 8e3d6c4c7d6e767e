// Which page an address stands for. A page is fetched when somebody goes there.

import "~/styles/tokens.css";
import "~/styles/base.css";
import pages from "~/pages.json";
import { findPage, tidied } from "~/shared/address";
import { useLanguage } from "~/texts/language";
import { common } from "~/texts/common";

interface PageModule {
  open: (...parts: string[]) => void;
}

const FIRST_THINGS_FIRST = 1500; // milliseconds until the worker fetches what later visits need
const modules = import.meta.glob<PageModule>("./pages/*.tsx");

async function go(): Promise<void> {
  const path = tidied(location);
  if (path !== location.pathname) history.replaceState(null, "", path + location.search + location.hash);
  const { name, parts } = findPage(pages, path) ?? { name: "nowhere", parts: [] };
  await useLanguage();
  const page = await modules[`./pages/${name}.tsx`]?.();
  page?.open(...parts);
}

/** The page itself has come, and what belongs to it has not. */
function unreachable(): void {
  document.body.textContent = common.offline;
}

go().catch(unreachable);
addEventListener("load", () => {
  void import("~/styles/fonts.css");
  setTimeout(() => {
    import("~/shared/installed").then(
      ({ install }) => install(),
      () => null, // without a connection there is nothing to install: the next visit does it
    );
  }, FIRST_THINGS_FIRST);
});
