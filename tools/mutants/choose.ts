import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chance } from '#training/data/random.ts';
import { changed, describePlace, isProgram, lineOf, type Place, placesIn } from './places.ts';

/** A place that was chosen, with what a person is told of it. */
export interface Chosen {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly place: Place;
  /** `a < b → a <= b`. */
  readonly change: string;
}

/** Where there is nothing that a test would notice: texts have tests of their own. */
const left = /\.d\.ts$|^src\/renderer\/locales\//u;

/** The sources that an argument names (a folder, a file or a `file:line`), from the root; and the line, if one is named. */
function sourcesOf(root: string, argument: string): { files: string[]; line: number | null } {
  const [, path = '', line] = /^(.*?)(?::(\d+))?$/u.exec(argument.replaceAll('\\', '/').replace(/\/$/u, '')) ?? [];
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined || !path.startsWith('src')) throw new Error(`${argument} is no folder or file of src`);
  const files = found.isFile() ? [path] : globSync(`${path}/**/*.{ts,tsx}`, { cwd: root });
  return { files: files.map((file) => file.replaceAll('\\', '/')), line: line === undefined ? null : Number(line) };
}

/**
 * Chooses places at random, the same ones for the same seed and sources.
 * @param root the checkout
 * @param where folders or files of `src`, or `file:line`
 */
export function choosePlaces(root: string, where: readonly string[], seed: number, count: number): Chosen[] {
  const found = new Map<string, { file: string; text: string; place: Place; line: number }>();
  for (const argument of where) {
    const { files, line: only } = sourcesOf(root, argument);
    for (const file of files.filter((name) => !left.test(name)).sort()) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const place of placesIn(file, text)) {
        const line = lineOf(text, place.start);
        if (only === null || only === line) found.set(`${file} ${JSON.stringify(place)}`, { file, text, place, line });
      }
    }
  }
  const drawn = [...found.values()]
    .map((one, row) => ({ ...one, drawn: chance(seed, row, 0) }))
    .sort((a, b) => a.drawn - b.drawn);
  const chosen: Chosen[] = [];
  for (const { file, text, place, line } of drawn) {
    if (chosen.length === count) break;
    if (!isProgram(file, changed(text, place))) continue;
    chosen.push({ file, line, place, change: describePlace(text, place) });
  }
  return chosen;
}
