import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mostRows } from '#main/api/json/limits.ts';
import { everyRow, readRows } from '#main/api/read-rows.ts';
import type { Log } from '#main/ports.ts';

const schema = z.object({ id: z.int(), name: z.string() });
const broken = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, name: 7 }));

/** A schema that counts the rows it was given. */
function counting() {
  let looked = 0;
  return {
    schema: z.preprocess((value) => {
      looked += 1;
      return value;
    }, schema),
    looked: () => looked,
  };
}

function listening() {
  const lines: Parameters<Log>[] = [];
  const log: Log = (...line) => void lines.push(line);
  return { lines, log };
}

describe('rows that are read', () => {
  it('are told in one line with their number, the first ids and where they are wrong, without a value', () => {
    const { lines, log } = listening();
    const members = [...broken(3000), 'a secret', { id: 9, name: 'Gare' }];
    const read = readRows(members, schema, { report: { log, what: 'rows cannot be read' } });
    expect(read.rows).toEqual([{ id: 9, name: 'Gare' }]);
    expect(read.unreadable).toHaveLength(3001);
    expect(read.unreadable.at(-1)).toEqual({ position: 3000, id: null });
    expect(lines).toEqual([
      ['warn', 'rows cannot be read', { count: 3001, ids: [0, 1, 2, 3, 4], issues: ['name: invalid_type'] }],
    ]);
  });

  it('tell a bounded number of places, each of a bounded length', () => {
    const { lines, log } = listening();
    const wide = z.record(z.string(), z.string());
    const row = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${index}${'x'.repeat(10_000)}`, 7]));
    readRows([row, row], wide, { most: 10, report: { log, what: 'x' } });
    expect(JSON.stringify(lines).length).toBeLessThan(2000);
  });

  it('are no more than were asked for', () => {
    const { schema: counted, looked } = counting();
    const { unreadable } = readRows(broken(100_000), counted, { most: 5 });
    expect(looked()).toBe(5);
    expect(unreadable).toHaveLength(5);
  });
});

describe('rows of which none may be missing', () => {
  it('are read up to the first that cannot be', () => {
    const { schema: counted, looked } = counting();
    expect(() => everyRow([{ id: 1, name: 'a' }, ...broken(4000)], counted)).toThrow();
    expect(looked()).toBe(2);
  });

  it('are refused unread where they are more than are read at a time', () => {
    const { schema: counted, looked } = counting();
    expect(() => everyRow(broken(mostRows + 1), counted)).toThrow();
    expect(looked()).toBe(0);
  });
});
