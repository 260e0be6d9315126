/** Names on a page that begin alike from which on their common part is set apart. */
const FEW = 3;
/** Words of a common part at least: a single one, such as `Gare`, takes no room. */
const FEWEST_WORDS = 2;

/** The starts of a name that end after a whole word, the longest first; what is left of it is never empty. */
function startsOf(name: string): string[] {
  const ends = [...name.matchAll(/\s+(?=\S)/gu)].map(({ index, 0: space }) => index + space.length);
  return ends
    .slice(FEWEST_WORDS - 1)
    .map((end) => name.slice(0, end))
    .reverse();
}

/** Returns a function that tells with which words a name begins as several of these do; empty when it does not. */
export function commonStarts(names: readonly string[]): (name: string) => string {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const start of startsOf(name)) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return (name) => startsOf(name).find((start) => (counts.get(start) ?? 0) >= FEW) ?? '';
}
