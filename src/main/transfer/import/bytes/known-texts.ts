const SLOTS = 1 << 12;
/** Longer texts are asked each time. */
const LONGEST = 64;

/** Keeps answers about short texts that are given as bytes: the same few ones stand in most lines of a column. */
export class KnownTexts<Answer> {
  readonly #ask: (bytes: Uint8Array, from: number, to: number) => Answer;
  readonly #known: ({ text: Uint8Array; answer: Answer } | undefined)[] = new Array(SLOTS).fill(undefined);

  /** @param ask answers by the text alone */
  constructor(ask: (bytes: Uint8Array, from: number, to: number) => Answer) {
    this.#ask = ask;
  }

  answer(bytes: Uint8Array, from: number, to: number): Answer {
    if (to - from > LONGEST) return this.#ask(bytes, from, to);
    let hash = 0;
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + (bytes[at] ?? 0)) | 0;
    const slot = (hash ^ (hash >>> 12)) & (SLOTS - 1);
    const known = this.#known[slot];
    if (known !== undefined && isSame(known.text, bytes, from, to)) return known.answer;
    const answer = this.#ask(bytes, from, to);
    this.#known[slot] = { text: bytes.slice(from, to), answer };
    return answer;
  }
}

function isSame(text: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let at = 0; at < text.length; at++) if (text[at] !== bytes[from + at]) return false;
  return true;
}
