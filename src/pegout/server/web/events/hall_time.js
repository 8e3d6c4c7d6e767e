// Times as a date field has them, and as the server is told them: with the zone, for it may stand in another one.

/** @param {Date} day */
export function localTime(day) {
  const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join("-");
  return `${date}T${two(day.getHours())}:${two(day.getMinutes())}`;
}

/** @param {string} local */
export function withZone(local) {
  const ahead = -new Date(local).getTimezoneOffset();
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${local}:00${ahead < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
}

/** @param {number} number */
function two(number) {
  return String(number).padStart(2, "0");
}
