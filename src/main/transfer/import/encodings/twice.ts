import { isUtf8 } from 'node:buffer';
import { upperHalfOf } from './single-byte.ts';

const BEYOND_ASCII = /[^\0-\x7f]+/g;
/** Longer than any word: such a run is no longer held back for what may follow. */
const LONGEST_RUN = 256;

/** The byte of each character of windows-1252 beyond ASCII. */
const byteOf = new Map([...upperHalfOf('windows-1252')].map((character, at) => [character, at + 0x80] as const));

/** The text of a run that was encoded twice; the run itself when it was not. */
function onceDecoded(run: string): string {
  const bytes: number[] = [];
  for (const character of run) {
    const byte = byteOf.get(character);
    if (byte === undefined) return run;
    bytes.push(byte);
  }
  const buffer = Buffer.from(bytes);
  return isUtf8(buffer) ? buffer.toString('utf8') : run;
}

/** Decodes UTF-8 that was taken for windows-1252 once and written as UTF-8 again (`Ã©` for `é`). */
export class TwiceEncodedDecoder {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #held = '';

  decode(bytes?: Uint8Array, { stream = false }: { stream?: boolean } = {}): string {
    const text = this.#held + this.#decoder.decode(bytes, { stream });
    let end = text.length;
    // The second half of a character may be in the next bytes.
    while (stream && end > 0 && text.charCodeAt(end - 1) > 0x7f && text.length - end < LONGEST_RUN) end -= 1;
    this.#held = text.slice(end);
    return text.slice(0, end).replace(BEYOND_ASCII, onceDecoded);
  }
}
