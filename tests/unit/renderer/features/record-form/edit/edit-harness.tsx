import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { EditPage } from '#renderer/modules/solidaryrecords/EditPage.tsx';
import type { SiteConfigFile } from '#shared/config.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import type { Permission } from '#shared/permissions.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';

export const NEW_ID = 40;

/** A recorded record, far enough in the future not to be past. */
export const recorded = (name: 'punctual' | 'flexible' | 'regular', wire: Record<string, unknown> = {}): RecordItem =>
  recordItem.parse({
    ...recordedBody('getSolidary', name),
    adminfromDate: '2099-03-02T00:00:00+00:00',
    admintoDate: '2099-06-01T00:00:00+00:00',
    adminproofs: [],
    ...wire,
  });

export const ended = (outcome: RecordEditResult['outcome'], changes: Partial<RecordEditResult> = {}) => ({
  outcome,
  id: 1,
  record: null,
  row: null,
  newest: null,
  ...changes,
});

const rights: readonly Permission[] = [
  'solidary_list',
  'solidary_read',
  'solidary_update',
  'solidary_create',
  'structure_read',
];

/** Opens the page that edits a record which was read on its own page before. */
export async function openEdit(
  record: RecordItem,
  handlers: FakeHandlers = {},
  more: { rights?: readonly Permission[]; locale?: 'fr' | 'en'; config?: SiteConfigFile } = {},
) {
  const bridge = installFakeBridge({
    'solidarystructures.get': () => fakeStructure(1),
    'solidaryrecords.edit': () => ended('changed', { id: record.id }),
    'solidaryrecords.read': () => ({ record }),
    'solidaryvolunteers.list': () => ({ rows: [], unreadable: [], total: 0, page: 1, perPage: 500 }),
    ...handlers,
  });
  const client = newCache();
  setRecord(client, record.id, { record });
  const screen = await openScreen(<EditPage id={record.id} />, { client, rights, ...more });
  return { ...screen, bridge };
}
