import { gzipSync } from 'node:zlib';
import { mostRows } from '#main/api/json/limits.ts';
import { changedTexts, type MakeAnswer } from './faults.ts';

const MB = 1024 * 1024;
const json = { 'content-type': 'application/ld+json; charset=utf-8' };

/** A text that repeats, as a body that is made while it is read. */
function repeated(before: string, part: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunk = new TextEncoder().encode(part.repeat(Math.ceil(65_536 / part.length)));
  let left = size;
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(before)),
    pull(controller) {
      if (left <= 0) return controller.close();
      left -= chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
}

const packed = gzipSync(Buffer.alloc(64 * MB, '['));
const packedTwice = gzipSync(packed);
const rowsOf = (length: number) =>
  JSON.stringify({
    '@type': 'hydra:Collection',
    'hydra:member': Array.from({ length }, () => ({ x: 1 })),
    'hydra:totalItems': length,
  });
const manyRows = rowsOf(100_000);
const mostRead = rowsOf(mostRows);

/** A name that turns the direction of what follows it, and would end a line. */
export const TURNED = '\u202egpj.exe\u2066\u0007\r\n';
export const LONG = 'é'.repeat(20_000);

const isName = (key: string) =>
  /name|text|description|title|comment|label|subject|message|locality|street|note/i.test(key) &&
  !/^(?:@|hydra:)/.test(key);

/** Changes every text of a person or a thing, and leaves what is an address, a date, a number or a word of the protocol. */
const changed =
  (change: (text: string) => string): MakeAnswer =>
  (own) =>
    changedTexts(own, (text, key) => (isName(key) ? change(text) : text));

/** What a hostile platform answers to a read, so that nothing of it can be read. */
export const unreadableAnswers = {
  'a compressed bomb': () => new Response(packed, { headers: { ...json, 'content-encoding': 'gzip' } }),
  'a bomb in a bomb': () => new Response(packedTwice, { headers: { ...json, 'content-encoding': 'gzip, gzip' } }),
  '64 MB of nesting': () => new Response(repeated('', '[', 64 * MB), { headers: json }),
  '64 MB of empty objects': () => new Response(repeated('[', '{},', 64 * MB), { headers: json }),
  'a body without end': () => new Response(repeated('{"hydra:member":[{"a":"', ' ', Infinity), { headers: json }),
  '100,000 rows': () => new Response(manyRows, { headers: json }),
} as const satisfies Readonly<Record<string, MakeAnswer>>;

/** What it answers so that there is much to read, or something else than it seems. */
export const oddAnswers = {
  'as many unreadable rows as are read at a time': () => new Response(mostRead, { headers: json }),
  'names with controls': changed((text) => `${text}${TURNED}`),
  'texts of 20,000 letters': changed(() => LONG),
} as const satisfies Readonly<Record<string, MakeAnswer>>;
