import { area } from "./language";
import { several } from "./words";

export const liveTexts = area("live", {
  connecting: "Connecting …",
  reconnecting: "Connecting again …",
  connectedAgain: "Connected again.",
  disconnected: (seconds: number) =>
    `The connection is lost. Next try in ${several(seconds, "second")}; nothing you did is forgotten.`,
});
