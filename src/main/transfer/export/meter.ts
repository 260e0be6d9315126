import { type ExportBound, exportBounds } from '#shared/export-bounds.ts';

/** Counts what one export has received, and compares it with the bounds. */
export class ExportMeter {
  readonly #bounds: Readonly<Record<ExportBound, number>>;
  readonly #met: Record<ExportBound, number> = { lines: 0, bytes: 0 };

  constructor(bounds: Readonly<Record<ExportBound, number>> = exportBounds) {
    this.#bounds = bounds;
  }

  /** The bound that was passed; undefined while none is. */
  get bound(): ExportBound | undefined {
    return (['lines', 'bytes'] as const).find((name) => this.#met[name] > this.#bounds[name]);
  }

  /** Counts what came. @returns whether all of it is within the bounds */
  add(what: ExportBound, count: number): boolean {
    this.#met[what] += count;
    return this.bound === undefined;
  }

  /** Counts lines. @returns those of them that are within the bounds */
  take<Line>(lines: readonly Line[]): readonly Line[] {
    const room = Math.max(0, this.#bounds.lines - this.#met.lines);
    return this.add('lines', lines.length) ? lines : lines.slice(0, room);
  }
}

/** Ends the reading of an answer that passes the bounds. */
export class PastBound extends Error {
  override readonly name = 'PastBound';
}

/** @throws PastBound */
export async function* withinBounds(chunks: AsyncIterable<Uint8Array>, meter: ExportMeter): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    if (!meter.add('bytes', chunk.byteLength)) throw new PastBound();
    yield chunk;
  }
}
