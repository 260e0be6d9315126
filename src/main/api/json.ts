import { unreadable } from './errors.ts';
import { readUpTo } from './stream.ts';

/** Bytes of the longest answer that is read: many times the longest page of a list. */
const LONGEST = 64 * 1024 * 1024;

/** An escape that may be half of a character: alone it is a text that no address and no file can hold. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/;

/** The JSON of an answer; undefined for an empty one. @throws AppFailure `server` with `isUnreadable` for what is no JSON, or has no end */
export async function readJson(response: Response, longest = LONGEST): Promise<unknown> {
  const bytes = await readUpTo(longest, response);
  if (bytes === null) throw unreadable(response.status);
  const text = new TextDecoder().decode(bytes);
  if (text === '') return undefined;
  try {
    return HALF_CHARACTER.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    throw unreadable(response.status);
  }
}

/** Half a character becomes the sign that stands for what cannot be read, everywhere at once. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);
