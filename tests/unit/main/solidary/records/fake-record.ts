import { DraftKey } from '#main/drafts/draft-key.ts';
import { KeptValues } from '#main/drafts/kept-values.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { RecordCopies } from '#main/solidary/records/copies.ts';
import { RecordFileAddresses } from '#main/solidary/records/file-addresses.ts';
import { solidaryRecordHandlers } from '#main/solidary/records/handlers.ts';
import { AppFailure } from '#shared/failure.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type KnownState, knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, listeningLog } from '#tests/support/fakes.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';

export const failed = () => new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
export const lost = () => new AppFailure({ kind: 'network', reason: 'unreachable' });
export const denied = (right: string) => new AppFailure({ kind: 'denied', right, status: 400 });

type Wire = Record<string, unknown>;
type Options = { right?: string | undefined };

/** The beneficiary of the record, and a driver. */
export const beneficiary = userId.parse(14);
export const driver = userId.parse(2);

/** Record 4 of the recorded platform, as this platform keeps it; `patch` changes it as a test says. */
export class FakeRecord {
  item: Wire = recordedBody('getSolidary', 'with-a-carpooler');
  /** Rows of other records of people with these names. */
  others: Wire[] = [];
  isListed = true;
  /** Why the item cannot be read; null when it can. */
  unreadable: (() => Error) | null = null;
  /** Why the list cannot be read. */
  unlisted: (() => Error) | null = null;
  /** What a PATCH does; the item is answered unless it throws. */
  onPatch: (body: Wire) => void = () => {};
  readonly sent: Wire[] = [];
  readonly rights: (string | undefined)[] = [];
  readonly lists: string[] = [];
  reads = 0;

  readonly client = {
    getWithEffect: async (_path: string, _params: unknown, { right }: Options = {}) => {
      this.reads += 1;
      this.rights.push(right);
      if (this.unreadable !== null) throw this.unreadable();
      return structuredClone(this.item);
    },
    list: async (path: string, params: readonly (readonly [string, string])[]) => {
      this.lists.push(`${path}?${params.map((pair) => pair.join('=')).join('&')}`);
      if (this.unlisted !== null) throw this.unlisted();
      if (path.endsWith('/actions')) {
        const { 'hydra:member': members } = recordedBody('listSolidaryActions', 'all');
        // A recorded collection.
        return { members: members as unknown[], total: 29 };
      }
      const members = [...(this.isListed ? [this.item] : []), ...this.others];
      return { members: structuredClone(members), total: members.length };
    },
    patch: async (_path: string, body: Wire, { right }: Options = {}) => {
      this.sent.push(body);
      this.rights.push(right);
      this.onPatch(body);
      if (this.unreadable !== null) throw this.unreadable();
      return structuredClone(this.item);
    },
  };

  /** Adds an entry to the diary, as the newest, and moves the record. */
  addEntry(entry: Wire, moved: Wire = {}): void {
    // The diary of a recorded item is a list.
    const diary = this.item.admindiary as Wire[];
    const date = `2026-11-22T13:00:${String(diary.length).padStart(2, '0')}+00:00`;
    const whole: Wire = { ...diary[0], comment: null, date, ...entry };
    const last = { adminlastAction: whole.action, adminlastActionDate: date };
    this.item = { ...this.item, ...moved, ...last, admindiary: [whole, ...diary] };
  }

  /** What a screen shows of it now. */
  get known(): KnownState {
    return knownStateOf(recordItem.parse(this.item));
  }
}

export const call: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };

/** The handlers over a record; `start` is the application as it starts, with what is on disk. */
export function openRecord() {
  const record = new FakeRecord();
  const clock = new FakeClock();
  const { log } = listeningLog();
  const folder = new FakeFolder(clock);
  const key = new DraftKey({ secrets: new FakeSecrets(), clock, log });
  const session = { person: 9, end: () => {} };
  const files = new RecordFileAddresses();
  const copies = () =>
    new RecordCopies({
      clock,
      values: new KeptValues({ folder, key, log }),
      owner: () => ({ platform: 'https://api.example.org/', person: session.person }),
    });
  const start = () =>
    solidaryRecordHandlers({
      // The calls that records make are these three.
      client: record.client as unknown as Parameters<typeof solidaryRecordHandlers>[0]['client'],
      session: {
        onEnd: (listener) => {
          session.end = () => listener({ userId: session.person });
        },
      },
      copies: copies(),
      files,
    });
  return { record, clock, folder, session, files, copies, start, handlers: start() };
}
