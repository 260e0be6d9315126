import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pack } from '../../src/renderer/kit/spelling/engine/packed.ts';
import { type DictionaryLocale, dictionaryFile, dictionaryLocales } from '../../src/shared/dictionaries.ts';

/** The package of each dictionary: English as dates and numbers are written here. */
const packages: Readonly<Record<DictionaryLocale, string>> = { fr: 'dictionary-fr', en: 'dictionary-en-gb' };

/** Tabs and what follows: notes of grammar, which nothing here reads. */
const NOTES = /[\t ].*$/u;

/**
 * Reads a dictionary of Hunspell from its package, in the form in which the application ships it.
 * @param root folder of the project
 */
export function packedDictionary(root: string, locale: DictionaryLocale): string {
  const folder = join(root, 'node_modules', packages[locale]);
  const affixes = readFileSync(join(folder, 'index.aff'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\r$/u, ''))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
  const isLong = /^FLAG long$/mu.test(affixes);
  const inOrder = (flags: string) => (flags.match(isLong ? /..?/gsu : /./gsu) ?? []).toSorted().join('');
  const words = new Map<string, string[]>();
  // The first line is their number.
  for (const line of readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1)) {
    const [word = '', flags = ''] = line.replace(NOTES, '').split('/');
    if (word === '') continue;
    const key = inOrder(flags);
    const group = words.get(key);
    if (group === undefined) words.set(key, [word]);
    else group.push(word);
  }
  for (const group of words.values()) group.sort();
  return pack(affixes, words);
}

/** Writes the dictionaries beside the scripts of the page: one is fetched when a text is first checked. */
export const dictionaries = (root: string): Plugin => ({
  name: 'escale:dictionaries',
  // Where the page is served from its sources, nothing is written.
  configureServer({ middlewares }) {
    for (const locale of dictionaryLocales) {
      middlewares.use(`/${dictionaryFile(locale)}`, (_, response) => response.end(packedDictionary(root, locale)));
    }
  },
  generateBundle() {
    for (const locale of dictionaryLocales) {
      this.emitFile({
        type: 'asset',
        fileName: dictionaryFile(locale),
        source: packedDictionary(root, locale),
      });
    }
  },
});
