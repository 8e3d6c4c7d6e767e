// Where the page is scrolled to.

const GAP = 8;

/**
 * Brings what stands between two elements into view, as far down as a bar at the foot of the screen leaves room; the
 * upper one counts where there is not room for both.
 */
export function showAbove(foot: HTMLElement, first: Element, last: Element): void {
  const room = document.documentElement.clientHeight - foot.offsetHeight;
  const [top, bottom] = [first.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
  scrollTo({ top: scrollY + Math.min(top - GAP, bottom - room + GAP), behavior: "instant" });
}
