/** Maximum depth of arrays and objects in each other: the deepest response of the platform has ten. */
export const MAX_DEPTH = 100;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Counts what makes JSON slow to parse, while its bytes arrive and before any is parsed: each value costs time and
 * memory whatever its length, `{}` as much as a page of text.
 */
export class JsonMeter {
  #depth = 0;
  #deepest = 0;
  #tokens = 0;
  #isInText = false;
  #isEscaped = false;

  /** Number of opening brackets, commas and colons outside texts: at least the number of values and keys. */
  get tokens(): number {
    return this.#tokens;
  }

  /** Whether arrays and objects lie deeper in each other than `MAX_DEPTH`. */
  get isTooDeep(): boolean {
    return this.#deepest > MAX_DEPTH;
  }

  add(bytes: Uint8Array): void {
    // Local variables: this runs for each byte of each response.
    let [depth, deepest, tokens, isInText, isEscaped] = [
      this.#depth,
      this.#deepest,
      this.#tokens,
      this.#isInText,
      this.#isEscaped,
    ];
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === COMMA || byte === COLON) tokens += 1;
      else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
        tokens += 1;
        depth += 1;
        if (depth > deepest) deepest = depth;
      } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) depth -= 1;
    }
    this.#depth = depth;
    this.#deepest = deepest;
    this.#tokens = tokens;
    this.#isInText = isInText;
    this.#isEscaped = isEscaped;
  }
}
