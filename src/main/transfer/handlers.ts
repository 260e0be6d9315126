import type { PlatformClient } from '../api/client.ts';
import type { DraftKey } from '../drafts/draft-key.ts';
import type { Owner } from '../drafts/kept-values.ts';
import type { FileSelections } from '../files/selections.ts';
import { joinHandlers } from '../ipc/handler.ts';
import type { Clock, Dialogs, Files, KeyValueStore, Log, PrivateFolder } from '../ports.ts';
import { MemberWrites } from '../resources/member-writes.ts';
import type { Session } from '../session/session.ts';
import { figureHandlers } from './export/figures.ts';
import { exportHandlers } from './export/handlers.ts';
import { listExportHandlers } from './export/list-export.ts';
import { SealedChoices } from './import/choices.ts';
import { importHandlers } from './import/handlers.ts';
import { PastImports } from './import/history/past-imports.ts';
import { ImportJournals } from './import/journal.ts';
import { ImportedPlaces } from './import/national/imported-places.ts';
import { workerRunner } from './import/run-job.ts';

interface TransferPorts {
  client: PlatformClient;
  clock: Clock;
  dialogs: Dialogs;
  files: Files;
  /** Path of the built `import/worker.ts`. */
  importWorker: string;
  /** Days for which reports of imports are kept; 0 for none. */
  importHistoryDays: number;
  /** Folder of the journals of unfinished imports, and of reports of those that are over. */
  journalFolder: PrivateFolder;
  /** Encrypts the choices of an import in its journal. */
  key: DraftKey;
  log: Log;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
  selections: FileSelections;
  session: Pick<Session, 'hold'>;
  store: KeyValueStore;
}

/** Handlers of imports and exports. Removes journals that are too old. */
export function transferHandlers(ports: TransferPorts) {
  const { client, clock, importWorker, journalFolder, key, log, session } = ports;
  const choices = new SealedChoices({ key, log });
  const past = new PastImports({ folder: journalFolder, clock, log, choices, days: ports.importHistoryDays });
  const journals = new ImportJournals({ folder: journalFolder, clock, log, past });
  void journals.sweep();
  void past.sweep();
  const members = new MemberWrites(client);
  return joinHandlers([
    importHandlers({
      ...ports,
      addMember: async (membership, call) => (await members.add({ ...membership, status: 1 }, call)).outcome,
      choices,
      hold: (kind) => session.hold(kind),
      journals,
      past,
      places: new ImportedPlaces({ folder: journalFolder, log }),
      runner: workerRunner(importWorker),
    }),
    exportHandlers(ports),
    listExportHandlers(ports),
    figureHandlers(ports),
  ]);
}
