import { AppFailure } from '#shared/failure.ts';
import { unreadable } from './errors.ts';
import { readUpTo } from './stream.ts';

/** Maximum bytes of a response: many times the largest page of a list. */
const LONGEST = 64 * 1024 * 1024;

/** A JSON escape that may be half of a surrogate pair. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/;

/**
 * Parses the JSON of a response; undefined when it is empty.
 * @throws AppFailure `server` with `isUnreadable` when it is not JSON or cut off
 */
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

/** Lone surrogates become U+FFFD, because neither addresses nor files can hold them. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * Copies the files of a form into memory. A file on disk that changes or disappears during the request would send half
 * of it and cause an unhandled rejection (Node reads it in the background).
 * @throws AppFailure `changed` for a file that has changed since the form was made
 */
export async function inMemory(form: FormData): Promise<FormData> {
  const read = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') read.append(name, value);
    else read.append(name, new File([await bytesOf(value)], value.name, { type: value.type }), value.name);
  }
  return read;
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new AppFailure({ kind: 'file', reason: 'changed' });
  }
}
