import { statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { escapedJson, escapedLines } from '#shared/bidi.ts';
import { localDay } from '#shared/calendar.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { fileSource } from '../src/main/transfer/import/byte-source.ts';
import { checkImport } from '../src/main/transfer/import/check.ts';
import { planImport } from '../src/main/transfer/import/plan.ts';
import { type LoggedProblem, ProblemLog } from '../src/main/transfer/import/problem-log.ts';
import { messageOf } from './run/setup/say.mjs';

/**
 * `check-import --type users|relaypoints --file FILE [--sample RECORD]`: the check of an import file, as one JSON
 * object. Exit status: 0 without error, 1 with errors, 2 when the file or the command cannot be read (the reason on
 * stderr).
 */

const EXIT = { clean: 0, errors: 1, unreadable: 2 } as const;
const USAGE = 'check-import --type users|relaypoints --file FILE [--sample RECORD]';
/** Size in characters of the pieces of output, so that a million problems are never one string. */
const PIECE = 1 << 16;

class UsageError extends Error {}

interface Command {
  type: ImportType;
  file: string;
  sample?: number;
}

function readCommand(args: string[]): Command {
  let values: { type?: string; file?: string; sample?: string };
  try {
    const options = { type: { type: 'string' }, file: { type: 'string' }, sample: { type: 'string' } } as const;
    values = parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
  const { type, file, sample } = values;
  if (type !== 'users' && type !== 'relaypoints') throw new UsageError('--type is users or relaypoints');
  if (file === undefined || file === '') throw new UsageError('--file is needed');
  if (sample !== undefined && !/^[1-9][0-9]{0,14}$/.test(sample)) {
    throw new UsageError('--sample is the number of a record, from 1');
  }
  return { type, file, sample: sample === undefined ? undefined : Number(sample) };
}

/** Yields a list of problems as JSON, in pieces. */
function* jsonList(problems: Iterable<LoggedProblem>): Generator<string> {
  let piece = '[';
  let separator = '';
  for (const problem of problems) {
    piece += separator + JSON.stringify(problem);
    separator = ',';
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}

function* report(
  head: Record<string, unknown>,
  errors: ProblemLog,
  warnings: ProblemLog,
  tail: Record<string, unknown>,
): Generator<string> {
  const inner = (values: Record<string, unknown>) => JSON.stringify(values).slice(1, -1);
  yield `{${inner(head)},"errors":`;
  yield* jsonList(errors);
  yield ',"warnings":';
  yield* jsonList(warnings);
  const last = inner(tail);
  yield `${last === '' ? '' : `,${last}`}}\n`;
}

async function run(args: string[]): Promise<number> {
  const { type, file, sample } = readCommand(args);
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file`);
  const source = fileSource(file);
  const plan = planImport(source, type);
  const errors = new ProblemLog(type);
  const warnings = new ProblemLog(type);
  const summary = checkImport(
    source,
    plan,
    {
      error: (cause, problem) => errors.add(cause, problem),
      warning: (cause, problem) => warnings.add(cause, problem),
    },
    { today: localDay(Date.now()), sample },
  );
  const { encoding, delimiter, hasHeader: header } = plan;
  const { records, valid } = summary;
  // Without --sample the key is absent from the JSON; for a record that does not exist it is null.
  const pieces = report({ encoding, delimiter, header, records, valid }, errors, warnings, { sample: summary.sample });
  // Its terminal would obey what a file may hold.
  await pipeline(Readable.from(pieces.map(escapedJson)), process.stdout, { end: false });
  return errors.length === 0 ? EXIT.clean : EXIT.errors;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const message = messageOf(error);
  process.stderr.write(`check-import: ${escapedLines(message)}\n${error instanceof UsageError ? `${USAGE}\n` : ''}`);
  process.exitCode = EXIT.unreadable;
}
