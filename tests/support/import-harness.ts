import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CallOptions } from '#main/api/client.ts';
import { FileSelections } from '#main/files/selections.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import type { ChosenFile } from '#main/ports.ts';
import { KeptCheck } from '#main/transfer/import/checked/kept-check.ts';
import { SealedChoices } from '#main/transfer/import/choices.ts';
import { importHandlers } from '#main/transfer/import/handlers.ts';
import { PastImports } from '#main/transfer/import/history/past-imports.ts';
import { importJobs, type JobName, type JobRequest, type JobValue } from '#main/transfer/import/jobs.ts';
import { ImportJournals } from '#main/transfer/import/journal.ts';
import { ImportedPlaces } from '#main/transfer/import/national/imported-places.ts';
import { type ImportRunner, workerRunner } from '#main/transfer/import/run-job.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { FakeFolder } from './fake-folder.ts';
import { FakeClock } from './fakes.ts';
import { line } from './imports.ts';
import { nodeFiles } from './node-files.ts';

interface Upload {
  path: string;
  fields: Record<string, string>;
  fileName: string;
  text: string;
}

const nobody = { members: [], total: 0 };

const now = Date.parse('2026-06-15T10:00:00');

/** Runs jobs in real threads. */
export const runner = workerRunner(fileURLToPath(import.meta.resolve('#main/transfer/import/worker.ts')));

const jobsHere = importJobs(new KeptCheck());

/** Runs the same jobs in the current thread, for tests of a page, which need its window. */
export const hereRunner: ImportRunner = {
  run: async <N extends JobName>(name: N, request: JobRequest<N>) => {
    // The table holds one function per name, each from its own request; here the name is only known at run time.
    const job: unknown = jobsHere[name];
    return (job as (request: JobRequest<N>, onProgress: () => void) => JobValue<N>)(request, () => {});
  },
  close: () => {},
};

export const people = [
  line({ email: 'a@b.fr', givenName: ' Zoé' }),
  '',
  line({ email: 'c@d.fr', birthDate: '17/05/1984' }),
];
/** A file with two valid people. */
export const good = `${importColumns.users.join(';')}\r\n${people.join('\r\n')}`;

/** The calls of imports over real files and threads, with a platform that answers what the test says. */
export class ImportHarness {
  folder = '';
  uploads: Upload[] = [];
  /** The abort signals of the uploads. */
  signals: unknown[] = [];
  addMember: (membership: { communityId: number; userId: number }) => 'added' | 'alreadyMember' = () => 'added';
  /** The community asked about, if the person asked about belongs to it. */
  memberships: (params: ReadonlyMap<string, string>) => { members: unknown[]; total: number } = () => nobody;
  answer: () => unknown = () => ({ errors: [], messages: [] });
  /** The relay points of the platform. */
  points: () => unknown[] = () => [];
  savePath: string | null = null;
  openPath: ChosenFile | null = null;
  /** Accounts that the platform has, by e-mail. */
  found: Record<string, unknown> = {};
  remembered = new Map<string, unknown>();
  clock = new FakeClock(now);
  /** The key of the keychain; null where there is none. */
  key: Uint8Array | null = new Uint8Array(32).fill(7);
  journalFolder = new FakeFolder({ now: () => now });
  /** Days for which the site keeps reports. */
  historyDays = 30;
  readonly selections = new FileSelections();
  handlers = this.build();

  begin(): void {
    this.folder = mkdtempSync(join(tmpdir(), 'escale-import-'));
    mkdirSync(join(this.folder, 'temporary'));
    this.uploads = [];
    this.signals = [];
    this.savePath = null;
    this.openPath = null;
    this.found = {};
    this.addMember = () => 'added';
    this.memberships = () => nobody;
    this.points = () => [];
    this.key = new Uint8Array(32).fill(7);
    this.historyDays = 30;
    this.remembered = new Map();
    this.clock = new FakeClock(now);
    this.journalFolder = new FakeFolder({ now: () => now });
    this.handlers = this.build();
  }

  /** As a start of the application builds them, over what is on the disk. */
  build(jobs = runner) {
    const choices = new SealedChoices({ key: { get: async () => this.key }, log: () => {} });
    const past = new PastImports({
      folder: this.journalFolder,
      clock: this.clock,
      log: () => {},
      choices,
      days: this.historyDays,
    });
    return importHandlers({
      past,
      places: new ImportedPlaces({ folder: this.journalFolder, log: () => {} }),
      addMember: async (membership) => this.addMember(membership),
      hold: () => () => {},
      choices,
      client: {
        get: async () => ({}),
        list: async (path: string, params: WireParams) => {
          if (path === 'admin/communities') return this.memberships(new Map(params));
          if (path === 'admin/relaypoints') return { members: this.points(), total: this.points().length };
          const person = this.found[new Map(params).get('email') ?? ''];
          return { members: person === undefined ? [] : [person], total: 0 };
        },
        upload: async (path: string, form: FormData, { signal }: CallOptions = {}) => {
          this.signals.push(signal);
          const { file, ...fields } = Object.fromEntries(form);
          if (!(file instanceof File)) throw new Error('no file was sent');
          const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
          this.uploads.push({ path, fields: texts, fileName: file.name, text: await file.text() });
          return this.answer();
        },
      },
      clock: this.clock,
      dialogs: { chooseSavePath: async () => this.savePath, chooseFile: async () => this.openPath },
      files: nodeFiles(join(this.folder, 'temporary')),
      journals: this.#journals(past),
      owner: () => ({ platform: 'https://platform.example', person: 7 }),
      runner: jobs,
      selections: this.selections,
      store: {
        get: (key) => this.remembered.get(key),
        set: (key, value) => void this.remembered.set(key, value),
      },
    });
  }

  #journals(past?: PastImports): ImportJournals {
    const ports = { folder: this.journalFolder, clock: { now: () => now }, log: () => {} };
    return new ImportJournals({ ...ports, ...(past !== undefined && { past }) });
  }

  /** The journals of imports that are not over. */
  unfinished = () => [...this.journalFolder.files.keys()].filter((name) => name.endsWith('.journal'));

  /** Cleans up as the start of the application does. */
  sweep(): Promise<void> {
    return this.#journals().sweep();
  }

  choose(text: string, name = 'personnes.csv') {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return { path, ...this.selections.add({ path, name, size: Buffer.byteLength(text) }) };
  }

  async check(text = good, type: ImportType = 'users', options: ImportOptions = {}) {
    const { selectionId, path } = this.choose(text);
    const report = await this.handlers['import.check']({ selectionId, type, options }, call());
    return { ...report, path, selectionId };
  }

  temporaryFiles = () => readdirSync(join(this.folder, 'temporary'));
}

/** One harness for a file of tests, cleared before each. */
export function openImportHarness(): ImportHarness {
  // Processes and threads are started, on machines that may be busy.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const harness = new ImportHarness();
  beforeEach(() => harness.begin());
  afterEach(() => rmSync(harness.folder, { recursive: true, force: true }));
  return harness;
}

/** The arguments of a handler's call; records the progress that it reports. */
export function call(signal = new AbortController().signal): CallContext & { seen: Progress[] } {
  const seen: Progress[] = [];
  return { signal, progress: (update) => seen.push(update), commit: () => {}, seen };
}

/** The error of a failed call; its value when it succeeds. */
export const failure = async (work: unknown): Promise<unknown> => {
  const thrown: unknown = await Promise.resolve(work).catch((error: unknown) => error);
  return thrown instanceof AppFailure ? thrown.error : thrown;
};
