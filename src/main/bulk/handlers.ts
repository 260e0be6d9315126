import { bulkRights } from '#shared/ipc/bulk-operations.ts';
import { users } from '#shared/resources/users/index.ts';
import type { LoggedChange } from '../activity/changes-by-channel.ts';
import type { PlatformClient } from '../api/client.ts';
import { Resource } from '../api/resource.ts';
import type { DraftKey } from '../drafts/draft-key.ts';
import { refusalOf } from '../ipc/access.ts';
import type { Emit, HandlersOf } from '../ipc/handler.ts';
import type { JournalOwner } from '../jobs/journal-files.ts';
import type { Clock, Log, PrivateFolder } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { Removal } from '../users/removal.ts';
import type { ListHandlers } from './find-rows.ts';
import { BulkJobs } from './jobs.ts';
import { BulkJournals } from './journal.ts';
import type { BulkHandlers } from './performers.ts';

interface BulkPorts {
  /** Returns a function that logs what is done by the person who is signed in now. */
  beginLog(): (change: LoggedChange) => void;
  client: PlatformClient;
  clock: Clock;
  emit: Emit;
  /** The calls on records that actions are made of. */
  handlers: BulkHandlers & ListHandlers;
  /** Folder of the journals of actions. */
  journalFolder: PrivateFolder;
  /** Encrypts the names of rows in a journal. */
  key: DraftKey;
  log: Log;
  /** @throws AppFailure when nobody is signed in */
  owner(): JournalOwner;
  session: Pick<Session, 'hold' | 'onEnd' | 'signedIn' | 'state'>;
}

/** Handlers of bulk actions. Removes journals that are too old. */
export function bulkHandlers(ports: BulkPorts): HandlersOf<'bulk'> {
  const { beginLog, client, clock, emit, handlers, journalFolder, key, log, owner, session } = ports;
  const journals = new BulkJournals({ folder: journalFolder, clock, log, key });
  void journals.sweep();
  const people = new Resource(users, { client, log });
  const removal = new Removal({ client, people, ownId: () => session.signedIn.user.id });
  const jobs = new BulkJobs({
    clock,
    handlers,
    lists: handlers,
    journals,
    removal: {
      many: async (...asked) => {
        const add = beginLog();
        const report = await removal.many(...asked);
        const deleted = report.entries.filter(({ outcome }) => outcome === 'deleted');
        add({ resource: 'users', ids: deleted.map(({ id }) => id), kind: 'removed' });
        return report;
      },
    },
    mayUndo: (name) => refusalOf({ access: bulkRights(name, true) }, session.state) === null,
    hold: () => session.hold('actions'),
    owner,
    onLook: (id, milliseconds) =>
      emit('call.looking', { callId: id, seconds: milliseconds === null ? null : Math.ceil(milliseconds / 1000) }),
    emit: () => emit('bulk.changed', undefined),
  });
  session.onEnd(() => jobs.leave());
  return {
    'bulk.start': (request) => jobs.start(request),
    'bulk.jobs': () => jobs.list(),
    'bulk.rows': (request) => jobs.rows(request),
    'bulk.agree': (of) => jobs.agree(of),
    'bulk.pause': ({ id, isPaused }) => jobs.setPaused(id, isPaused),
    'bulk.stop': ({ id }) => jobs.stop(id),
    'bulk.resume': (of) => jobs.resume(of),
    'bulk.retry': (request) => jobs.retry(request),
    'bulk.undo': (request) => jobs.undo(request),
    'bulk.markRead': ({ id }) => jobs.markRead(id),
  };
}
