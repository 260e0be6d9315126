// The sending of one checked file, in a process of its own: import-send-work.ts FILE ROWS
import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPrivateFolder } from '../src/main/adapters/private-folder.ts';
import type { StoredCheck } from '../src/main/transfer/import/checks.ts';
import { stampOf } from '../src/main/transfer/import/file-stamp.ts';
import { ImportJournals } from '../src/main/transfer/import/journal.ts';
import { workerRunner } from '../src/main/transfer/import/run-job.ts';
import { sendImport } from '../src/main/transfer/import/send.ts';
import { CsvTokenizer } from '../src/main/transfer/import/tokenizer.ts';

const path = String(process.argv[2]);
const rows = Number(process.argv[3]);
const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));

/** The answer of the platform: one message per record of the batch. */
async function answer(form: FormData): Promise<unknown> {
  const messages: string[] = [];
  const tokenizer = new CsvTokenizer(';', ({ fields }) => messages.push(`${fields[0]} added`));
  tokenizer.write(await new Response(form.get('file')).text());
  tokenizer.end();
  return { errors: [], messages: messages.slice(1) };
}

const check: StoredCheck = {
  checkId: 'check',
  selectionId: 'file',
  name: basename(path),
  file: { path, type: 'users', options: {} },
  stamp: await stampOf(path),
  outcome: {
    encoding: 'utf-8',
    delimiter: ';',
    sheet: null,
    headerLine: 1,
    mapping: [],
    records: rows,
    valid: rows,
    blocked: 0,
    toLookAt: 0,
    leftOut: 0,
    groups: [],
    repaired: [],
  },
  choices: {},
};

try {
  const {
    result: { counts },
  } = await sendImport(
    check,
    {
      client: {
        get: async () => ({}),
        list: async () => ({ members: [], total: 0 }),
        upload: async (_path, form) => answer(form),
      },
      files: {
        temporaryPath: async (name) => join(folder, name),
        remove: (file) => rm(file, { force: true }),
      },
      sealChoices: async () => '',
      runner: workerRunner(fileURLToPath(import.meta.resolve('../src/main/transfer/import/worker.ts'))),
      journals: new ImportJournals({
        folder: createPrivateFolder(join(folder, 'journals')),
        clock: { now: Date.now },
        log: () => {},
      }),
      clock: { now: Date.now, after: () => () => {} },
      owner: { platform: 'bench', person: 1 },
      gate: { waitUntilOpen: async () => {} },
      today: '2026-01-01',
    },
    { signal: new AbortController().signal, progress: () => {}, commit: () => {} },
  );
  if (counts.added !== rows) throw new Error(`${JSON.stringify(counts)} instead of ${rows} added`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
