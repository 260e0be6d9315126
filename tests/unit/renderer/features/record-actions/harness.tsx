import { setRecord, useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import { FollowUp } from '#renderer/modules/solidaryrecords/follow-up/FollowUp.tsx';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import type { Permission } from '#shared/permissions.ts';
import {
  type KnownAction,
  knownAction,
  knownActions,
  type RecordAction,
} from '#shared/resources/solidaryrecords/actions.ts';
import { effectOf } from '#shared/resources/solidaryrecords/effect.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { stopOf } from '#shared/resources/solidaryrecords/status.ts';
import { type FakeBridge, type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { newCache, openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

/** A harness: one record on screen, and a platform that does what it is asked. */

export const actions: readonly RecordAction[] = (Object.keys(knownActions) as KnownAction[])
  .filter((key) => key !== 'update_progress_manually')
  .map((key) => knownAction(key));

/** The recorded record, at a status. */
export const recordAt = (status: 0 | 1 | 2 | 3 | 4 | 6, wire: Readonly<Record<string, unknown>> = {}): RecordItem =>
  recordItem.parse({
    ...recordedBody('getSolidary', 'punctual'),
    status,
    progression: status === 6 ? 50 : stopOf[status],
    ...wire,
  });

export const done = (record: RecordItem | null, changes: Partial<RecordWriteResult> = {}): RecordWriteResult => ({
  outcome: 'done',
  isSent: true,
  record,
  row: null,
  newest: null,
  meanwhile: [],
  ...changes,
});

/** What the platform makes of an action. */
export const moved = (record: RecordItem, action: number, sent: number | null): RecordItem => {
  const known = actions.find(({ id }) => id === action) ?? { id: action, type: 0 as const, progression: null };
  return { ...record, ...effectOf(record, known, sent) };
};

export const rights: readonly Permission[] = ['solidary_list', 'solidary_read', 'solidary_update', 'solidary_create'];

interface HarnessOptions extends ScreenOptions {
  handlers?: FakeHandlers;
  isReadable?: boolean;
}

/** Opens the follow-up of a record. Every action is done unless a handler says otherwise. */
export async function openHarness(
  record: RecordItem,
  { handlers = {}, isReadable = true, ...options }: HarnessOptions = {},
) {
  let now = record;
  const bridge: FakeBridge = installFakeBridge({
    'solidaryrecords.listActions': () => [...actions],
    'solidaryrecords.act': ({ action, progression }) => {
      now = moved(now, action, progression);
      return done(now);
    },
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    ...handlers,
  });
  const client = newCache();
  setRecord(client, record.id, { record });
  const screen = await openScreen(<Harness id={record.id} isReadable={isReadable} />, { rights, client, ...options });
  return { ...screen, bridge };
}

function Harness({ id, isReadable }: { id: number; isReadable: boolean }) {
  const { record, row } = useSolidaryRecord(id);
  const zone = { id, record, row, isReadable, isBusy: false };
  return <FollowUp {...zone} request={null} />;
}
