/**
 * Returns a text as the platform stores it: it strips everything that looks like a tag, so that `<` is sent as `‹`
 * (docs/screens/07-solidary-records.md §0).
 */
export const storedText = (text: string): string => text.replaceAll('<', '‹');

/** Whether two texts are the same but for the spaces around them; none is the same as an empty one. */
export const sameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim() === (other ?? '').trim();
