import { mkdirSync } from 'node:fs';
import process from 'node:process';
import type { Command } from '../command.ts';
import { messageOf, say } from '../setup/say.mjs';
import { type Counts, sum } from '../steps/report.ts';
import { resultsFolder, type Stage, stages } from '../steps/stages.ts';

/**
 * Runs every stage, or the named ones (`npm test -- lint unit`), even when some fail, and prints the count of all tests
 * as the last line.
 */
export const test: Command = async (args) => {
  const unknown = args.filter((arg) => !stages.some(({ name }) => name === arg));
  if (unknown.length > 0)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are ${stages.map(({ name }) => name).join(', ')}.`);
  const chosen = args.length === 0 ? stages : stages.filter(({ name }) => args.includes(name));
  mkdirSync(resultsFolder, { recursive: true });

  const results: { name: string; counts: Counts; seconds: number }[] = [];
  for (const stage of chosen) {
    say(`\n── ${stage.name}`);
    const begin = performance.now();
    const counts = await runStage(stage);
    results.push({ name: stage.name, counts, seconds: (performance.now() - begin) / 1000 });
  }

  const total = sum(results.map(({ counts }) => counts));
  const lines = results.map(({ name, counts, seconds }) => {
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    return `${name.padEnd(10)} ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds.toFixed(1)} s)`;
  });
  // Failures are repeated at the end, because the beginning of a long log may be cut.
  if (total.failures.length > 0) say(`\n── failed\n\n${total.failures.join('\n')}`);
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
};

async function runStage(stage: Stage): Promise<Counts> {
  try {
    return await stage.run();
  } catch (error) {
    say(`${stage.name} could not run: ${messageOf(error)}`);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${stage.name} could not run`] };
  }
}
