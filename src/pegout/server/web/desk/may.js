// Which commands each role may give: the desk offers only these, and the server asks again.

/** @typedef {"director" | "registrar" | "judge" | "scorer"} OfficialRole */

/** @type {Record<OfficialRole, string>} */
const MAY = {
  registrar: [
    "CheckIn Register Withdraw Remove Pay JoinPool Donate DecideRefund PayRefund Spend PutIn HandOver",
    "MoveStart StartPlay Cancel AwardPrizes AwardPool DropOut JoinLate",
  ].join(" "),
  judge: "MarkAbsent Expel DecidePlace NoteRuling SettleCall",
  scorer: "CheckIn OpenNight StartRound CallTime EnterScore FreeGame ProposeGame DenyGame MarkAbsent DropOut CallJudge",
  director: "DrawOrder DrawAndStart CorrectScore StartPlayOffs CloseEvent Undo",
};

/**
 * A director may do what the others may, and more.
 *
 * @param {string} role
 * @returns {Readonly<Record<string, boolean>>}  True for every command that the role may give.
 */
export function commandsOf(role) {
  const own = role === "director" ? Object.values(MAY).join(" ") : (MAY[/** @type {OfficialRole} */ (role)] ?? "");
  return Object.fromEntries(own.split(" ").map((command) => [command, true]));
}
