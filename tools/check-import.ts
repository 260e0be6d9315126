import { statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { escapedJson, escapedLines } from '#shared/bidi.ts';
import { localDay } from '#shared/calendar.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { type CodeReading, codedColumns, codeReadings, type ImportCodes } from '#shared/import/codes.ts';
import { checkImport } from '../src/main/transfer/import/check.ts';
import { planImport } from '../src/main/transfer/import/plan.ts';
import { type LoggedProblem, ProblemLog } from '../src/main/transfer/import/problem-log.ts';
import { openSource } from '../src/main/transfer/import/workbook/sheet-source.ts';
import { messageOf } from './run/setup/say.mjs';

/**
 * `check-import --type users|relaypoints --file FILE [--sample RECORD] [--code COLUMN=READING]`: the check of an import
 * file, as one JSON object. Codes have the platform's meaning unless `--code gender=national` says otherwise. Exit status: 0 without error, 1 with errors, 2 when the file or the command cannot be read (the reason on
 * stderr).
 */

const EXIT = { clean: 0, errors: 1, unreadable: 2 } as const;
const USAGE = 'check-import --type users|relaypoints --file FILE [--sample RECORD] [--code COLUMN=READING]';
/** Size in characters of the pieces of output, so that a million problems are never one string. */
const PIECE = 1 << 16;

class UsageError extends Error {}

interface Command {
  type: ImportType;
  file: string;
  sample?: number;
  codes: ImportCodes;
}

function readCommand(args: string[]): Command {
  let values: { type?: string; file?: string; sample?: string; code?: string[] };
  try {
    const options = {
      type: { type: 'string' },
      file: { type: 'string' },
      sample: { type: 'string' },
      code: { type: 'string', multiple: true },
    } as const;
    values = parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
  const { type, file, sample, code = [] } = values;
  if (type !== 'users' && type !== 'relaypoints') throw new UsageError('--type is users or relaypoints');
  if (file === undefined || file === '') throw new UsageError('--file is needed');
  if (sample !== undefined && !/^[1-9][0-9]{0,14}$/.test(sample)) {
    throw new UsageError('--sample is the number of a record, from 1');
  }
  const codes = Object.fromEntries(code.map((text) => readCode(type, text)));
  return { type, file, codes, sample: sample === undefined ? undefined : Number(sample) };
}

/** Parses `gender=national`. @throws UsageError */
function readCode(type: ImportType, text: string): [column: string, reading: CodeReading] {
  const [column = '', name] = text.split('=');
  const reading = codeReadings.find((known) => known === name);
  if (reading === undefined || !codedColumns(type).includes(column)) {
    throw new UsageError(
      `--code is one of ${codedColumns(type).join(', ')} with = and one of ${codeReadings.join(', ')}`,
    );
  }
  return [column, reading];
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
  const { type, file, sample, codes } = readCommand(args);
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file`);
  const source = await openSource(file);
  const plan = planImport(source, type, { codes, joinsTitles: false });
  const errors = new ProblemLog(type);
  const warnings = new ProblemLog(type);
  const summary = checkImport(
    source,
    plan,
    {
      error: (cause, problem) => errors.add(cause, problem),
      warning: (cause, problem) => warnings.add(cause, problem),
    },
    { today: localDay(Date.now()), sample, rulesOnly: true },
  );
  const { encoding, delimiter } = plan.format;
  const header = plan.headerLine !== null;
  const { records, valid } = summary;
  // Without --sample the key is absent from the JSON; for a record that does not exist it is null.
  const pieces = report({ encoding, delimiter, header, records, valid }, errors, warnings, { sample: summary.sample });
  // A file may hold control sequences that a terminal would execute.
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
