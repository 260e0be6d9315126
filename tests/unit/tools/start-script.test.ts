import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluatedModules } from '../../../tools/build/evaluated.ts';
import { importsOfSource } from './import-graph.ts';

const sources = globSync('src/**/*.ts').map((file) => file.replaceAll('\\', '/'));
const values = importsOfSource().filter(({ isType }) => !isType);

/** The files that a file brings with its static imports, itself included. */
function broughtBy(entry: string): string[] {
  const next = Map.groupBy(values, ({ from }) => from);
  const brought = new Set([entry]);
  // What is added while the set is walked is walked too.
  for (const file of brought) {
    // The build leaves their values alone.
    if (evaluatedModules.includes(file)) continue;
    for (const { to } of next.get(file) ?? []) brought.add(to);
  }
  return [...brought];
}

/** The packages whose values files import, Node's own modules left out. */
function packagesOf(files: readonly string[]): string[] {
  const names = files
    .filter((file) => !evaluatedModules.includes(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^']*from '([^'#.][^']*)'/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:'));
  return [...new Set(names)].sort();
}

describe('the script that opens the window', () => {
  const brought = broughtBy('src/main/index.ts');

  it('comes with the window and the settings', () => {
    expect(brought).toContain('src/main/adapters/window.ts');
    expect(brought).toContain('src/main/settings/site-config.ts');
  });

  it.each([
    ['the services', /^src\/main\/compose\.ts$/],
    ['the schemas of the calls', /^src\/shared\/ipc\/contract\.ts$/],
    ['the fields of a resource', /^src\/shared\/resources\/users\/index\.ts$/],
    ['the check of the computer', /^src\/main\/check\/(?:check|diagnostics|texts)\.ts$/],
    ['the texts of the main process', /^src\/main\/locales\/texts\.ts$/],
    ['a command', /^src\/main\/commands\/run\.ts$/],
    ['the import', /^src\/main\/transfer\//],
    ['the training platform', /^src\/training\//],
  ])('comes without %s', (_, part) => {
    expect(sources.some((file) => part.test(file))).toBe(true);
    expect(brought.filter((file) => part.test(file))).toEqual([]);
  });

  it('comes with the packages that settings and preferences need, and no other', () => {
    expect(packagesOf(brought)).toEqual(['electron', 'electron-store', 'zod']);
  });

  it('comes without the modules of Node whose import loads its fetch', () => {
    const importing = brought.filter((file) => /^import .*'node:https?'/m.test(readFileSync(file, 'utf8')));
    expect(importing).toEqual([]);
  });
});

const schemas = (files: readonly string[]) => packagesOf(files).filter((name) => /^(?:zod|@hookform)/.test(name));

it.each(['src/renderer/main.tsx', 'src/renderer/app/login/LoginLayout.tsx'])(
  'the sign-in page comes without schemas (%s)',
  (entry) => {
    expect(packagesOf(broughtBy(entry))).toContain('react-i18next');
    expect(schemas(broughtBy(entry))).toEqual([]);
  },
);

// They are one script, which the sign-in page loads for those that it has.
it.each(globSync('src/renderer/kit/data/*.{ts,tsx}'))('the data of every page come without schemas (%s)', (entry) => {
  expect(schemas(broughtBy(entry))).toEqual([]);
});
