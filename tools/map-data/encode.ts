import type { Line, Point } from './geometry.ts';
import type { ArcUse } from './topology.ts';

/** Writes whole numbers in as few bytes as they need, seven bits a byte, small ones of either sign in one. */
export class Writer {
  readonly #bytes: number[] = [];

  count(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  signed(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.count(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }

  /** Points, each from the one before; the first from that of the line before. */
  lines(lines: readonly Line[]): void {
    this.count(lines.length);
    let start: Point = [0, 0];
    for (const line of lines) {
      this.count(line.length);
      let before = start;
      for (const point of line) {
        this.signed(point[0] - before[0]);
        this.signed(point[1] - before[1]);
        before = point;
      }
      start = line[0] ?? start;
    }
  }

  rings(rings: readonly (readonly ArcUse[])[]): void {
    this.count(rings.length);
    for (const ring of rings) {
      this.count(ring.length);
      for (const use of ring) this.signed(use);
    }
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
