// Which page an address stands for.

import { firstPage } from "./first_page.js";
import { statisticsPage } from "./statistics_page.js";
import { tablePage } from "./table_page.js";

const [, place, table, part] = location.pathname.split("/");

if (place === "t" && part === "statistics") statisticsPage(decodeURIComponent(table));
else if (place === "t") tablePage(decodeURIComponent(table));
else firstPage();
