/** A JSON escape that may be half of a surrogate pair. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON in UTF-8; undefined when it is empty. Lone surrogates become U+FFFD, because neither addresses nor files
 * can hold them.
 * @throws SyntaxError when it is not JSON or cut off
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  if (text === '') return undefined;
  return HALF_CHARACTER.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
}

const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);
