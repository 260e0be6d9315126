type Search = Readonly<Record<string, unknown>>;

/**
 * Applies a change of the search parameters to the latest ones: a page that builds upon those that it shows does not know
 * what was chosen since, while the router or a list was still at work.
 * @param shown the parameters that the page built upon
 * @param next what it made of them
 */
export function onLatest(latest: Search, shown: Search, next: Search): Record<string, unknown> {
  const result: Record<string, unknown> = { ...latest };
  for (const name of new Set([...Object.keys(shown), ...Object.keys(next)])) {
    if (JSON.stringify(shown[name]) === JSON.stringify(next[name])) continue;
    if (next[name] === undefined) delete result[name];
    else result[name] = next[name];
  }
  return result;
}
