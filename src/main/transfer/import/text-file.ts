import { closeSync, openSync, writeSync } from 'node:fs';

const PIECE = 1 << 18;
/** Maximum bytes of UTF-8 per UTF-16 unit. */
const MAX_BYTES = 3;

/** Writes text in large blocks and reuses one buffer, so that a million lines leave no garbage. */
export class TextFile {
  readonly #file: number;
  readonly #encode: ((text: string) => Uint8Array) | undefined;
  readonly #piece = Buffer.allocUnsafeSlow(PIECE);
  #filled = 0;
  #written = 0;

  /** @param encode UTF-8 if absent; what it throws, `write` throws */
  constructor(path: string, encode?: (text: string) => Uint8Array) {
    this.#file = openSync(path, 'w', 0o600);
    this.#encode = encode;
  }

  /** Bytes written so far, the buffer included. */
  get length(): number {
    return this.#written + this.#filled;
  }

  write(text: string): void {
    const bytes = this.#encode?.(text);
    if (this.#filled + (bytes?.length ?? text.length * MAX_BYTES) > PIECE) this.#flush();
    if (bytes === undefined && text.length * MAX_BYTES <= PIECE) {
      this.#filled += this.#piece.write(text, this.#filled, 'utf8');
    } else if (bytes === undefined || bytes.length > PIECE) {
      this.#put(bytes ?? Buffer.from(text, 'utf8'));
    } else {
      this.#piece.set(bytes, this.#filled);
      this.#filled += bytes.length;
    }
  }

  close(): void {
    try {
      this.#flush();
    } finally {
      closeSync(this.#file);
    }
  }

  #flush(): void {
    this.#put(this.#piece.subarray(0, this.#filled));
    this.#filled = 0;
  }

  #put(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    this.#written += bytes.length;
  }
}
