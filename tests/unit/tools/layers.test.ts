import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesIn, type Import, importsIn, importsOfSource, roomOf } from './import-graph.ts';

/**
 * The rooms of the layers that have an order, lowest first: a room imports values of those before it only. Rooms on one
 * line import none of each other.
 */
const orders: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/renderer/kit': [
    ['data'],
    ['ui'],
    ['map'],
    ['form'],
    ['actions'],
    ['list'],
    ['viewer', 'rich-text'],
    ['resource'],
  ],
};

/** Rooms that still import each other. */
const unfinished: ReadonlySet<string> = new Set(['src/renderer/kit', 'src/renderer/app', 'src/training']);

const layerOf = (room: string): string => room.split('/').slice(0, -1).join('/');
const isHeld = (room: string): boolean => !unfinished.has(layerOf(room));

const imports = importsOfSource();
const values = imports.filter(({ isType }) => !isType);

/** Imports between different rooms, as pairs of rooms. */
const roomEdges = (between: readonly Import[]) =>
  between
    .map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
    .filter(([from, to]) => from !== to && isHeld(from) && isHeld(to));

const fileEdges = (between: readonly Import[]) => between.map(({ from, to }) => [from, to] as const);

/** A comment of a file that says why its types and those of another file need each other. */
const EXPLANATION = /^\s*(?:\/\/|\*) Circular with \S+: \S/m;

describe('the layers of src', () => {
  it('have no cycle of value imports between files', () => {
    expect(values.length).toBeGreaterThan(1000);
    expect(cyclesIn(fileEdges(values))).toEqual([]);
  });

  it('have no cycle of value imports between folders', () => {
    expect(cyclesIn(roomEdges(values))).toEqual([]);
  });

  it('have a comment that says why wherever types of files need each other', () => {
    const unexplained = cyclesIn(fileEdges(imports.filter(({ from }) => isHeld(roomOf(from))))).filter(
      (files) => !files.some((file) => EXPLANATION.test(readFileSync(file, 'utf8'))),
    );
    expect(unexplained).toEqual([]);
  });

  it.each(Object.entries(orders).filter(([layer]) => !unfinished.has(layer)))(
    '%s imports from the rooms above to those below only',
    (layer, rooms) => {
      const rank = new Map<string, number>(
        rooms.flatMap((names, level) => names.map((name) => [`${layer}/${name}`, level] as const)),
      );
      const inLayer = values.filter(({ from, to }) => from.startsWith(`${layer}/`) && to.startsWith(`${layer}/`));
      const wrong = inLayer.filter(({ from, to }) => {
        if (roomOf(from) === roomOf(to)) return false;
        const [upper, lower] = [rank.get(roomOf(from)), rank.get(roomOf(to))];
        return upper === undefined || lower === undefined || upper <= lower;
      });
      expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
    },
  );
});

describe('the check of layers', () => {
  it('finds folders that import values of each other', () => {
    const files = {
      'src/main/users/a.ts': "import { b } from '../api/b.ts';",
      'src/main/api/b.ts': "import { c } from './c.ts';",
      'src/main/api/c.ts': "import {\n  type D,\n  a,\n} from '#main/users/a.ts';",
    };
    const found = Object.entries(files).flatMap(([file, text]) => importsIn(file, text));
    expect(cyclesIn(roomEdges(found))).toEqual([['src/main/api', 'src/main/users']]);
  });

  it('takes imports of types for what they are', () => {
    const text = [
      "import type { A } from './a.ts';",
      "import { type B, type C } from './b.ts';",
      "export type { D } from './d.ts';",
      "import { type E, e } from './e.ts';",
      "import './f.ts';",
      "const later = () => import('./g.ts');",
      "import { readFileSync } from 'node:fs';",
    ].join('\n');
    const found = importsIn('src/shared/x.ts', text);
    expect(found.map(({ to, isType }) => [to, isType])).toEqual([
      ['src/shared/a.ts', true],
      ['src/shared/b.ts', true],
      ['src/shared/d.ts', true],
      ['src/shared/e.ts', false],
      ['src/shared/f.ts', false],
    ]);
  });

  it('takes a folder of a layer for a room, and a file beside them for one by itself', () => {
    expect(roomOf('src/main/transfer/import/check.ts')).toBe('src/main/transfer');
    expect(roomOf('src/main/ports.ts')).toBe('src/main/ports.ts');
    expect(roomOf('src/renderer/kit/list/grid/Grid.tsx')).toBe('src/renderer/kit/list');
    expect(roomOf('src/renderer/modules/users/list/columns.tsx')).toBe('src/renderer/modules/users');
  });
});
