import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { isTimeOfDay } from '#shared/calendar.ts';
import { readTimeOfDay, windowsToWire, wireTimeOfDay } from '#shared/resources/solidary/wire-windows.ts';

test.each([
  ['1970-01-01T06:00:00+00:00', '06:00'],
  ['2026-11-22T23:59:00+01:00', '23:59'],
  ['1970-01-01T24:00:00+00:00', null],
  ['06:00', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the time of day of %s is %s', (wire, time) => {
  expect(readTimeOfDay(wire)).toBe(time);
});

test('what is written is read as the same hour', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 17) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    expect(isTimeOfDay(time)).toBe(true);
    expect(readTimeOfDay(wireTimeOfDay(time))).toBe(time);
  }
  expect(wireTimeOfDay('06:00')).toBe('1970-01-01T06:00:00+00:00');
});

test('only the windows that are given are written', () => {
  expect(windowsToWire({ evening: { from: '18:00', to: '23:00' } })).toEqual({
    eMinTime: '1970-01-01T18:00:00+00:00',
    eMaxTime: '1970-01-01T23:00:00+00:00',
  });
});

/** Where hours of structures, volunteers and their windows are read, shown and written. */
const folders = ['src/shared/resources', 'src/renderer/modules', 'src/renderer/features', 'src/main'];

it('no Date holds an hour of solidarity', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\/solidary/u.test(name) && /\.tsx?$/u.test(name)),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => /\bnew Date\b|\bDate\.(?:now|parse|UTC)\b/u.test(readFileSync(name, 'utf8')))).toEqual(
    [],
  );
});
