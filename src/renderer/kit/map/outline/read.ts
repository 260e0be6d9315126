import { project } from '../projection.ts';

/** Positions of a line one after the other, x before y, in pixels of the whole world at zoom 0. */
export type WorldLine = Float64Array;

/** A box in pixels of the whole world at zoom 0. */
export interface WorldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Arc {
  readonly line: WorldLine;
  readonly box: WorldBox;
  /** What it parts: departments from one another, France from what is outside, or two other countries. */
  readonly border: 'department' | 'france' | 'country' | null;
}

/** A ring of arcs: the number of each, or its complement (`~number`) where it is walked the other way. */
export interface Ring {
  readonly arcs: readonly number[];
  readonly box: WorldBox;
}

export interface Area {
  /** Number of a department, or code of a country (ISO 3166-1 alpha-3). */
  readonly code: string;
  readonly rings: readonly Ring[];
}

export interface Town {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** France with its departments, what lies around it, and the rest of the world at a small scale. */
export interface Outline {
  /** The parts of the world that are known in detail. */
  readonly detailed: readonly WorldBox[];
  readonly arcs: readonly Arc[];
  readonly france: readonly Ring[];
  readonly departments: readonly Area[];
  readonly neighbours: readonly Area[];
  readonly rivers: readonly WorldLine[];
  readonly lakes: readonly WorldLine[];
  readonly world: readonly WorldLine[];
  /** Towns by class, the largest first. */
  readonly towns: readonly (readonly Town[])[];
}

/** Degrees of one unit of the data. */
const UNIT = 0.001;

export function boxOf(lines: Iterable<WorldLine>): WorldBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 2) {
      const [x = 0, y = 0] = [line[index], line[index + 1]];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

/** Reads what the writer of tools/map-data/encode.ts wrote. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  count(): number {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      value += (byte % 128) * unit;
      if (byte < 128) return value;
      unit *= 128;
    }
  }

  signed(): number {
    const value = this.count();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    const length = this.count();
    this.#at += length;
    return new TextDecoder().decode(this.#bytes.subarray(this.#at - length, this.#at));
  }

  list<Item>(read: () => Item): Item[] {
    return Array.from({ length: this.count() }, read);
  }

  lines(): WorldLine[] {
    let [startX, startY] = [0, 0];
    return this.list(() => {
      let [x, y] = [startX, startY];
      const line = new Float64Array(2 * this.count());
      for (let index = 0; index < line.length; index += 2) {
        x += this.signed();
        y += this.signed();
        if (index === 0) [startX, startY] = [x, y];
        const at = project({ latitude: y * UNIT, longitude: x * UNIT }, 0);
        line[index] = at.x;
        line[index + 1] = at.y;
      }
      return line;
    });
  }
}

/** Reads the outline from its bytes. */
export function readOutline(bytes: Uint8Array): Outline {
  const reader = new Reader(bytes);
  const [corners = new Float64Array()] = reader.lines();
  const detailed = Array.from({ length: corners.length / 4 }, (_, index) =>
    boxOf([corners.subarray(4 * index, 4 * index + 4)]),
  );
  const lines = reader.lines();
  const boxes = lines.map((line) => boxOf([line]));
  const rings = () =>
    reader.list((): Ring => {
      const arcs = reader.list(() => reader.signed());
      const own = arcs.map((use) => boxes[use < 0 ? ~use : use] ?? boxOf([]));
      return { arcs, box: around(own) };
    });
  const area = (): Area => ({ code: reader.text(), rings: rings() });
  const france = rings();
  const departments = reader.list(area);
  const neighbours = reader.list(area);
  const borderOf = bordersOf(france, departments, neighbours);
  const outline = {
    detailed,
    arcs: lines.map((line, index): Arc => ({ line, box: boxes[index] ?? boxOf([line]), border: borderOf(index) })),
    france,
    departments,
    neighbours,
    rivers: reader.lines(),
    lakes: reader.lines(),
    world: reader.lines(),
  };
  const towns = reader.list(() => {
    const [places = new Float64Array()] = reader.lines();
    const names = reader.text().split('\n');
    return names.map((name, index): Town => ({ name, x: places[2 * index] ?? 0, y: places[2 * index + 1] ?? 0 }));
  });
  return { ...outline, towns };
}

const around = (boxes: readonly WorldBox[]): WorldBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

function bordersOf(france: readonly Ring[], departments: readonly Area[], neighbours: readonly Area[]) {
  const uses = (rings: readonly Ring[]) => rings.flatMap(({ arcs }) => arcs.map((use) => (use < 0 ? ~use : use)));
  const outside = new Set(uses(france));
  const inside = new Set(uses(departments.flatMap(({ rings }) => rings)));
  const others = Map.groupBy(uses(neighbours.flatMap(({ rings }) => rings)), (use) => use);
  return (arc: number): Arc['border'] => {
    if (outside.has(arc)) return 'france';
    if (inside.has(arc)) return 'department';
    // A coast of others shows by its colours alone.
    return (others.get(arc)?.length ?? 0) > 1 ? 'country' : null;
  };
}
