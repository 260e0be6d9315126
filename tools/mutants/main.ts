import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root } from '../run/setup/machine.mjs';
import { messageOf } from '../run/setup/say.mjs';
import { type Chosen, choosePlaces } from './choose.ts';
import { copyCheckout } from './copy.ts';
import { Judge, type Outcome, type Verdict } from './judge.ts';
import { readImporters, relatedTests } from './related.ts';
import { Runner } from './runner.ts';

/**
 * `mutants [--seed N] [--count M] [--tests K] [--seconds S] [folder, file or file:line of src …]`: changes places of the
 * sources one at a time in a copy, and tells which changes the tests notice. Exit status: 0 when at least nine in ten
 * were noticed, 1 when fewer, 2 for a wrong command.
 */

const USAGE = 'mutants [--seed N] [--count M] [--tests K] [--seconds S] [folder, file or file:line of src …]';
const WANTED = 0.9;

interface Command {
  readonly seed: number;
  readonly count: number;
  /** The most test files that one change is shown to. */
  readonly tests: number;
  /** Seconds that one test file may take. */
  readonly seconds: number;
  readonly where: readonly string[];
}

/** @throws Error for an argument that is not known */
function readCommand(args: string[]): Command {
  const options = {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '50' },
    tests: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '20' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const number = (name: keyof typeof options) => {
    const value = values[name];
    if (!/^\d{1,9}$/u.test(value)) throw new Error(`--${name} is a number from 0`);
    return Number(value);
  };
  return {
    seed: number('seed'),
    count: number('count'),
    tests: number('tests'),
    seconds: number('seconds'),
    where: positionals.length === 0 ? ['src/main', 'src/shared', 'src/renderer'] : positionals,
  };
}

const outcomeWords: Record<Outcome, string> = {
  noticed: 'noticed',
  survived: 'SURVIVED',
  notCovered: 'NOT COVERED',
  unjudged: 'unjudged',
};

type Judged = Omit<Chosen, 'place'> & Verdict & { readonly kind: string };

/** @returns the exit status */
async function runMutants({ where, seed, count, tests, seconds }: Command): Promise<number> {
  const start = Date.now();
  const chosen = choosePlaces(root, where, seed, count);
  const importers = readImporters(root);
  const copy = copyCheckout(root);
  const runner = new Runner(copy.root, seconds);
  const judged: Judged[] = [];
  const end = async () => {
    await runner.close();
    copy.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)));
  try {
    const judge = new Judge(copy.root, runner);
    for (const { file, line, place, change } of chosen) {
      const verdict = await judge.judge(file, place, relatedTests(file, importers).slice(0, tests));
      judged.push({ file, line, kind: place.kind, change, ...verdict });
      report({ seed, where, start, judged });
      const by = verdict.by === '' ? '' : `\n    ${verdict.by.split('\n')[0]}`;
      process.stdout.write(`${outcomeWords[verdict.outcome]}  ${file}:${line}  ${place.kind}: ${change}${by}\n`);
    }
  } finally {
    await end();
  }
  const { counts, share } = report({ seed, where, start, judged });
  process.stdout.write(
    `${counts.noticed} noticed, ${counts.survived} survived, ${counts.notCovered} not covered, ` +
      `${counts.unjudged} unjudged: ${Math.floor(share * 100)} % in ${Math.round((Date.now() - start) / 1000)} s ` +
      `(seed ${seed}). test-results/mutants.json\n`,
  );
  return share >= WANTED ? 0 : 1;
}

interface Run {
  readonly seed: number;
  readonly where: readonly string[];
  /** Milliseconds. */
  readonly start: number;
  readonly judged: readonly Judged[];
}

/** Writes test-results/mutants.json after each place, so that a run which is ended leaves what it found. */
function report({ seed, where, start, judged }: Run): { counts: Record<Outcome, number>; share: number } {
  const counts: Record<Outcome, number> = { noticed: 0, survived: 0, notCovered: 0, unjudged: 0 };
  for (const { outcome } of judged) counts[outcome] += 1;
  const all = judged.length - counts.unjudged;
  const share = all === 0 ? 1 : counts.noticed / all;
  const seconds = Math.round((Date.now() - start) / 1000);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const text = JSON.stringify({ seed, where, seconds, share, counts, places: judged }, null, 2);
  writeFileSync(join(root, 'test-results/mutants.json'), `${text}\n`);
  return { counts, share };
}

try {
  process.exitCode = await runMutants(readCommand(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}
