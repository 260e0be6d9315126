import { closeSync, openSync, writeSync } from 'node:fs';

const PIECE = 1 << 18;
/** Maximum bytes of UTF-8 per UTF-16 unit. */
const MAX_BYTES = 3;

/** Writes text in large blocks and reuses one buffer, so that a million lines leave no garbage. */
export class TextFile {
  readonly #file: number;
  readonly #piece = Buffer.allocUnsafeSlow(PIECE);
  #filled = 0;
  #written = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  /** Bytes written so far, the buffer included. */
  get length(): number {
    return this.#written + this.#filled;
  }

  write(text: string): void {
    if (this.#filled + text.length * MAX_BYTES > PIECE) this.#flush();
    if (text.length * MAX_BYTES > PIECE) this.#put(Buffer.from(text, 'utf8'));
    else this.#filled += this.#piece.write(text, this.#filled, 'utf8');
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
