// The home page.

import "~/styles/home.css";
import { HomePage } from "~/features/home/home_page";
import { lookForGames } from "~/features/home/own_games";
import { ownName } from "~/shared/api";
import { attempt, nameIs, showPage } from "~/shared/frame";
import { whoAmI } from "~/shared/person";

const SOON = 400; // milliseconds that the page waits for games under way, which stand above all else

export async function open(): Promise<void> {
    const own = ownName();
    const later = new Promise((done) => setTimeout(done, SOON));
    if (own) await Promise.race([attempt(lookAround), later]);
    showPage("", "first", <HomePage own={own} />);
}

async function lookAround(): Promise<void> {
    const person = await whoAmI();
    nameIs(person?.name ?? "");
    if (person) await lookForGames();
}
