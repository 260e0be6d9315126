/**
 * Returns a text as the platform stores it: it strips everything that looks like a tag, so that `<` is sent as `‹`
 * (docs/screens/07-solidary-records.md §0).
 */
export const storedText = (text: string): string => text.replaceAll('<', '‹');
