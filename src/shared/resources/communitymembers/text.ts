/** Signs that break the platform's query, or that it takes for something else (docs/screens/03-communities.md §5). */
const unsafe = /['’"%_\\]+/u;

/**
 * Returns the longest part of a text without a sign that breaks the query of the members list, trimmed: `Arc` of
 * `d'Arc`. Empty when nothing is left.
 */
export const longestPiece = (text: string): string =>
  text
    .split(unsafe)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** Whether less than the whole text can be sent, so that the platform finds more than was asked for. */
export const isWidened = (text: string): boolean => unsafe.test(text);
