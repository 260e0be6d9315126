// The sending of one file by an application of its own, which a test may kill: import-process.ts SETTINGS (JSON)

import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFiles } from '#main/adapters/disk.ts';
import { createPrivateFolder } from '#main/adapters/private-folder.ts';
import { passTime } from '#main/delay.ts';
import { PartFiles } from '#main/files/part-files.ts';
import { FileSelections } from '#main/files/selections.ts';
import { TemporaryFolder } from '#main/files/temporary-folder.ts';
import { replaceFile, writeText } from '#main/files/whole-file.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { importHandlers } from '#main/transfer/import/handlers.ts';
import { ImportJournals } from '#main/transfer/import/journal.ts';
import { workerRunner } from '#main/transfer/import/run-job.ts';
import { noHistory } from './no-history.ts';
import { signedInClient } from './platform-client.ts';

/** What the process is started with. */
export interface ProcessSettings {
  /** Address of the platform. */
  url: string;
  account: { identifier: string; password: string };
  dataFolder: string;
  systemFolder: string;
  file: string;
  /** `save`: instead of the import, writes half of a file and waits. */
  work: 'import' | 'save';
}

const settings: ProcessSettings = JSON.parse(String(process.argv[2]));
const log = () => {};
const clock = {
  now: Date.now,
  after: (milliseconds: number, run: () => void) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
// Ten seconds pass within a tenth of one.
passTime((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 100)));
const tell = (reported: object) => process.stdout.write(`${JSON.stringify(reported)}\n`);
const folder = (name: string) => createPrivateFolder(join(settings.dataFolder, name));

// As a start of the application.
const temporary = new TemporaryFolder(join(settings.dataFolder, 'temporary'));
const parts = new PartFiles({ folder: folder('unfinished-files'), clock, log });
const journals = new ImportJournals({ folder: folder('imports'), clock, log });
await Promise.all([temporary.sweep(settings.systemFolder), parts.sweep(), journals.sweep()]);
const files = createFiles({ temporary, parts });
const context: CallContext = {
  signal: new AbortController().signal,
  progress: (progress) => tell({ progress }),
  commit: () => {},
};

async function save(): Promise<void> {
  // The wait alone would keep nothing running.
  setInterval(() => {}, 1_000);
  async function* half() {
    yield 'half of it';
    // On the disk by then, as a stream takes nothing new before.
    setTimeout(() => tell({ isHalf: true }), 100);
    await new Promise(() => {});
  }
  await replaceFile(files, settings.file, (path) => writeText(files, path, half(), context.signal));
}

async function send(): Promise<void> {
  const { url, account, file } = settings;
  const selections = new FileSelections();
  const handlers = importHandlers({
    addMember: async () => 'added',
    hold: () => () => {},
    choices: { seal: async () => '', open: async () => ({}), sourceOf: async () => null },
    ...noHistory,
    client: await signedInClient(url, account),
    clock,
    dialogs: { chooseFile: async () => null, chooseSavePath: async () => null },
    files,
    journals,
    owner: () => ({ platform: url, person: 1 }),
    polling: { interval: 50, quietPeriod: 1_000, maxRun: 3_600_000 },
    runner: workerRunner(fileURLToPath(import.meta.resolve('#main/transfer/import/worker.ts'))),
    selections,
    store: { get: () => undefined, set: () => {} },
  });
  const { size } = await stat(file);
  const { selectionId } = selections.add({ path: file, name: basename(file), size });
  const { checkId } = await handlers['import.check']({ selectionId, type: 'users', options: {} }, context);
  tell({ result: await handlers['import.send']({ checkId }, context) });
  temporary.removeNow();
}

await (settings.work === 'save' ? save() : send());
