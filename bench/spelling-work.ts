// Loads one dictionary in a process of its own, and prints what that took as JSON.
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { Dictionary } from '../src/renderer/kit/spelling/engine/dictionary.ts';
import { suggestionsFor } from '../src/renderer/kit/spelling/engine/suggest.ts';
import { dictionaryLocales } from '../src/shared/dictionaries.ts';
import { packedDictionary } from '../tools/build/dictionaries.ts';

const locale = dictionaryLocales.find((one) => one === process.argv[2]) ?? 'fr';
const packed = packedDictionary(`${import.meta.dirname}/..`, locale);
const collect = () => globalThis.gc?.();

/** Milliseconds of processor time that a piece of work takes. */
function processorTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Mistakes of several kinds, one of which nothing but a look at every word finds. */
const mistakes =
  locale === 'fr'
    ? ['covoituraje', 'rendévous', 'apeler', 'mangassions', 'aujourdhui', 'maintennant']
    : ['recieve', 'definately', 'acommodate', 'Wensday', 'carpol', 'seperate'];

let dictionary: Dictionary | undefined;
const load = processorTime(() => {
  dictionary = new Dictionary(packed);
});
const known = () => {
  if (dictionary === undefined) throw new Error('no dictionary');
  return dictionary;
};
const words = [...known().stems].filter((_, at) => at % 17 === 0).slice(0, 2000);
const check =
  processorTime(() => {
    for (const word of words) known().has(word);
  }) / words.length;
const suggest = Math.max(...mistakes.map((word) => processorTime(() => suggestionsFor(word, known()))));
collect();
const held = process.memoryUsage().heapUsed;
dictionary = undefined;
collect();
const heap = held - process.memoryUsage().heapUsed;
console.log(JSON.stringify({ stored: gzipSync(packed, { level: 9 }).length, load, heap: heap / 1e6, check, suggest }));
