import { describe, expect, it } from 'vitest';
import { readPositions } from '#main/transfer/import/places.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { line, memorySource } from '#tests/support/imports.ts';

function positionsOf(points: readonly Record<string, string>[], limit = 10, type: ImportType = 'relaypoints') {
  const rows = [importColumns[type].join(';'), ...points.map((point) => line(point, type))];
  const source = memorySource(Buffer.from(rows.join('\n'), 'utf8'));
  return readPositions(source, planImport(source, type), { today: '2026-06-15', limit });
}
const at = (latitude: string, externalId = '') => ({ latitude, longitude: '6.2', externalId });

describe('the positions of a file', () => {
  it('are duplicates of the first line at their place, however many stand there', () => {
    const { places, total, duplicates } = positionsOf([at('48.1'), at('48.1'), at('48.1'), at('48.2')]);
    expect(places.map((place) => place.duplicate)).toEqual([
      undefined,
      { line: 2, by: 'place' },
      { line: 2, by: 'place' },
      undefined,
    ]);
    expect({ total, duplicates }).toEqual({ total: 4, duplicates: 2 });
  });

  it('are duplicates of the first line with their external id', () => {
    const { places } = positionsOf([at('48.1', 'A'), at('48.2', 'A'), at('48.3', 'A'), at('48.4'), at('48.5')]);
    expect(places.map((place) => place.duplicate)).toEqual([
      undefined,
      { line: 2, by: 'externalId' },
      { line: 2, by: 'externalId' },
      undefined,
      undefined,
    ]);
  });

  it('are at the place of another line rather than under its external id, and the first of both counts', () => {
    const { places } = positionsOf([at('48.1', 'A'), at('48.2', 'B'), at('48.2', 'A')]);
    expect(places[2]?.duplicate).toEqual({ line: 3, by: 'place' });
  });

  it('are given up to a limit, and counted beyond it', () => {
    expect(positionsOf([at('48.1'), at('48.2'), at('48.1')], 2)).toMatchObject({
      places: [{ line: 2 }, { line: 3 }],
      total: 3,
      duplicates: 1,
    });
  });

  it('have the first 255 characters of the name', () => {
    const [place] = positionsOf([{ ...at('48.1'), name: `${'a'.repeat(255)}b` }]).places;
    expect(place).toEqual({ line: 2, name: 'a'.repeat(255), latitude: 48.1, longitude: 6.2 });
  });

  it('are none in a file of people', () => {
    expect(positionsOf([{}], 10, 'users')).toEqual({ places: [], total: 0, duplicates: 0 });
  });
});
