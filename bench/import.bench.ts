import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { streamXlsxRows, writeXlsx } from 'hucre';
import Papa from 'papaparse';
import { fileSource } from '../src/main/transfer/import/byte-source.ts';
import { checkImport } from '../src/main/transfer/import/check.ts';
import { CheckedFile } from '../src/main/transfer/import/checked/checked-file.ts';
import { CheckedRows } from '../src/main/transfer/import/checked/checked-rows.ts';
import { planImport } from '../src/main/transfer/import/plan.ts';
import { groupSummary, ProblemGroups } from '../src/main/transfer/import/problem-groups.ts';
import { openSource } from '../src/main/transfer/import/workbook/sheet-source.ts';
import { atMost, type Measure, median } from './measure.ts';
import { runMeasured } from './resident.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..');
const RUNS = 7;
const RUNS_OF_LARGE = 3;
const RUNS_OF_WORKBOOKS = 3;
const HOSTILE_BYTES = 100_000_000;
/** What the command ends with where a file has errors, and where it is refused as a whole. */
const WITH_ERRORS = 1;
const REFUSED = 2;
const ROWS_SENT = 1_000_000;
const EDITS = 15;
const ROWS_OF_PAGE = 15;

/** Writes a file of users, the given share of them with an error. @returns the number of valid records. */
async function makeFile(path: string, rows: number, errors = 0.01): Promise<{ valid: number }> {
  const maker = join(root, 'tests/support/make-import-file.mjs');
  const { stdout } = await execute(process.execPath, [
    maker,
    '--rows',
    String(rows),
    '--errors',
    String(errors),
    '--out',
    path,
  ]);
  return JSON.parse(stdout);
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The time of a whole check, from the bytes on disk to the groups of the page, over a plain parse of the same file. */
function ratioToBareParse(file: string, valid: number, runs = RUNS): { ratio: number; check: number } {
  const parse = () => Papa.parse(readFileSync(file, 'utf8'));
  const check = () => {
    const source = fileSource(file);
    const summary = checkImport(source, planImport(source, 'users'), new ProblemGroups('users'), {
      today: '2026-01-01',
    });
    if (summary.valid !== valid) throw new Error(`${summary.valid} valid records instead of ${valid}`);
  };
  const times = { parse: [] as number[], check: [] as number[] };
  // Alternately, so that a busy moment of the machine affects both.
  for (let turn = 0; turn < runs; turn++) {
    times.parse.push(timed(parse));
    times.check.push(timed(check));
  }
  const middle = median(times.check);
  return { ratio: middle / median(times.parse), check: middle };
}

/** Writes the rows of a CSV file as a workbook, as the platform's columns are written in spreadsheets. */
async function makeWorkbook(csv: string, path: string): Promise<void> {
  const { data } = Papa.parse<string[]>(readFileSync(csv, 'utf8'), { delimiter: ';' });
  writeFileSync(path, await writeXlsx({ sheets: [{ name: 'Liste', rows: data }] }));
}

/** The time of a whole check of a workbook over that of the library reading its rows alone. */
async function ratioToBareRows(file: string): Promise<{ ratio: number; check: number }> {
  const times = { rows: [] as number[], check: [] as number[] };
  const timedAsync = async (work: () => Promise<void>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  for (let turn = 0; turn < RUNS_OF_WORKBOOKS; turn++) {
    times.rows.push(
      await timedAsync(async () => {
        let cells = 0;
        for await (const { values } of streamXlsxRows(readFileSync(file))) cells += values.length;
        if (cells === 0) throw new Error('no cells');
      }),
    );
    times.check.push(
      await timedAsync(async () => {
        const source = await openSource(file);
        checkImport(source, planImport(source, 'users'), new ProblemGroups('users'), { today: '2026-01-01' });
      }),
    );
  }
  const check = median(times.check);
  return { ratio: check / median(times.rows), check };
}

/**
 * Milliseconds from the correction of a line of a large file to its new counts, and those in which a page of its lines is
 * read anywhere.
 */
function editsAndPages(file: string): { edit: number; page: number } {
  const source = fileSource(file);
  const checked = new CheckedFile(source, planImport(source, 'users'), [], { today: '2026-01-01' });
  const rows = new CheckedRows(source, checked);
  const list = { filter: { state: 'all' }, search: '' } as const;
  const edits: number[] = [];
  const pages: number[] = [];
  for (let turn = 0; turn < EDITS; turn++) {
    const offset = Math.floor((checked.states.length / EDITS) * turn);
    let [row] = rows.page(list, { offset, limit: 1 }).rows;
    pages.push(
      timed(() => {
        [row] = rows.page(list, { offset, limit: ROWS_OF_PAGE }).rows;
      }),
    );
    if (row === undefined) throw new Error('no line');
    const repair = { column: 'email', line: row.line, record: row.digest, to: `correction${turn}@example.org` };
    edits.push(
      timed(() => {
        if (!checked.change([repair])) throw new Error('every line was checked');
        for (const state of ['blocked', 'toLookAt', 'leftOut'] as const) checked.states.count(state);
        checked.groups.sorted().map(groupSummary);
      }),
    );
  }
  return { edit: median(edits), page: median(pages) };
}

/** The memory of the check of a file with one good line, then one character again and again. */
async function residentOf(file: string, character: string, checking: (file: string) => string[]): Promise<number> {
  writeFileSync(file, `a@example.org;A;B;1;1984-05-17;0639980001;;;;;;;;;\n${character.repeat(HOSTILE_BYTES)}`);
  return await runMeasured(checking(file), [REFUSED, WITH_ERRORS]);
}

/** The limits of the import engine: its speed relative to a plain parser, and memory that does not grow. */
async function measure(folder: string): Promise<Measure[]> {
  const small = join(folder, '100k.csv');
  const { valid } = await makeFile(small, 100_000);
  const { ratio, check } = ratioToBareParse(small, valid);
  process.stderr.write(`   check of 100,000 rows: ${check.toFixed(0)} ms\n`);
  const few = join(folder, 'few.csv');
  await makeFile(few, 10, 0);
  const large = join(folder, '1M.csv');
  const { valid: validOfLarge } = await makeFile(large, 1_000_000);
  const { ratio: larger } = ratioToBareParse(large, validOfLarge, RUNS_OF_LARGE);
  const checking = (file: string) => [join(root, 'tools/check-import.ts'), '--type', 'users', '--file', file];
  const { edit, page } = editsAndPages(large);
  await runMeasured(checking(few));
  const resident = await runMeasured(checking(large));
  const odd = join(folder, 'odd.csv');
  const blank = await residentOf(odd, '\n', checking);
  const quotes = await residentOf(odd, '"', checking);
  const workbook = join(folder, '100k.xlsx');
  await makeWorkbook(small, workbook);
  const rows = await ratioToBareRows(workbook);
  process.stderr.write(`   check of a workbook of 100,000 rows: ${rows.check.toFixed(0)} ms\n`);
  const some = join(folder, '200k.csv');
  await makeFile(some, 200_000);
  await makeWorkbook(some, workbook);
  const residentOfWorkbook = await runMeasured(checking(workbook));
  await makeFile(large, ROWS_SENT, 0);
  const work = fileURLToPath(new URL('./import-send-work.ts', import.meta.url));
  await runMeasured([work, few, '10']);
  const sending = await runMeasured([work, large, String(ROWS_SENT)]);
  return [
    atMost(1.1, 'import: check of 100,000 rows, over papaparse reading and parsing the same file', ratio, 'times'),
    atMost(1.1, 'import: check of 1,000,000 rows, over papaparse reading and parsing the same file', larger, 'times'),
    atMost(250, 'import: resident memory of the check of 1,000,000 rows', resident, 'MB'),
    atMost(250, 'import: resident memory of 100 MB of blank lines', blank, 'MB'),
    atMost(250, 'import: resident memory of 100 MB of quotation marks', quotes, 'MB'),
    atMost(1.3, 'import: check of a workbook of 100,000 rows, over the library reading its rows', rows.ratio, 'times'),
    atMost(300, 'import: resident memory of the check of a workbook of 200,000 rows', residentOfWorkbook, 'MB'),
    atMost(300, 'import: resident memory of the sending of 1,000,000 rows', sending, 'MB'),
    atMost(50, 'import: correction of a line of 1,000,000, with its new counts', edit, 'ms'),
    atMost(16, 'import: 15 lines anywhere among 1,000,000', page, 'ms'),
  ];
}

export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
