import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileSelections } from '#main/files/selections.ts';
import type { Clock } from '#main/ports.ts';
import { MemberWrites } from '#main/resources/member-writes.ts';
import { importHandlers } from '#main/transfer/import/handlers.ts';
import { ImportJournals } from '#main/transfer/import/journal.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { FakeFolder } from './fake-folder.ts';
import { silent } from './fakes.ts';
import { call, runner } from './import-harness.ts';
import { noHistory } from './no-history.ts';
import { nodeFiles } from './node-files.ts';
import { administratorOf, signedInClient } from './platform-client.ts';
import { startTrainingServer } from './training-server.ts';

/** The number of lines that the platform may import: unlimited, or as many as a test allows. */
export class Pace {
  allowed = Number.POSITIVE_INFINITY;
  taken = 0;
  #waiting = Promise.withResolvers<void>();

  allow(lines: number): void {
    this.allowed = lines;
    this.#waiting.resolve();
    this.#waiting = Promise.withResolvers();
  }

  /** For `importPace`. */
  readonly next = async (): Promise<void> => {
    while (this.taken >= this.allowed) await this.#waiting.promise;
    this.taken += 1;
  };
}

/** The calls of imports against the training platform over real HTTP, line by line. */
export async function openImportServer(clock: Clock) {
  const pace = new Pace();
  const server = await startTrainingServer({ users: 300, importPace: pace.next });
  const client = await signedInClient(server.url, administratorOf(server));
  const folder = mkdtempSync(join(tmpdir(), 'escale-import-'));
  mkdirSync(join(folder, 'temporary'));
  const selections = new FileSelections();
  /** The stored data of unfinished imports, which survives the handlers. */
  const journalFolder = new FakeFolder(clock);

  return {
    server,
    client,
    pace,
    journalFolder,
    /** As a start of the application builds them, and checks a file. */
    check: async (rows: readonly string[], type: ImportType = 'users') => {
      const handlers = importHandlers({
        addMember: async (membership, context) =>
          (await new MemberWrites(client).add({ ...membership, status: 1 }, context)).outcome,
        hold: () => () => {},
        choices: { seal: async () => '', open: async () => ({}), sourceOf: async () => null },
        ...noHistory,
        client,
        clock,
        dialogs: { chooseFile: async () => null, chooseSavePath: async () => null },
        files: nodeFiles(join(folder, 'temporary')),
        journals: new ImportJournals({ folder: journalFolder, clock, log: silent }),
        owner: () => ({ platform: server.url, person: 1 }),
        runner,
        selections,
        store: { get: () => undefined, set: () => {} },
      });
      const path = join(folder, 'choisi.csv');
      writeFileSync(path, [importColumns[type].join(';'), ...rows].join('\n'));
      const { selectionId } = selections.add({ path, name: 'choisi.csv', size: 1 });
      const { checkId } = await handlers['import.check']({ selectionId, type, options: {} }, call());
      return { handlers, checkId };
    },
    /** The batches that were sent, each as its records. */
    batches: async () => {
      const forms = server.requests.flatMap(({ request: { form } }) => form ?? []);
      const files = forms.map((form) => new Response(form.get('file')).text());
      return (await Promise.all(files)).map((text) => text.split('\n').slice(1));
    },
    people: async () => (await client.list('admin/users', [['perPage', '1']])).total,
    close: async () => {
      pace.allow(Number.POSITIVE_INFINITY);
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
