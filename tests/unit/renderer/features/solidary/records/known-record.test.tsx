import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MOST_RECORDS, setRecord, useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordWith } from '#tests/support/fake-solutions.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';

const ID = 1;
const rowOf = (telephone: string, lastActionDate: string) =>
  solidaryRecords.row.parse({
    ...recordedBody('getSolidary', 'punctual'),
    id: ID,
    adminsubject: 'Courses',
    admintelephone: telephone,
    adminlastActionDate: lastActionDate,
  });
type Row = ReturnType<typeof rowOf>;

const [EARLY, LATE] = ['2026-03-06T10:00:00+01:00', '2026-03-06T10:00:01+01:00'];

/** Shows the telephone of the record that a write and two pages of the list tell of, received in this order. */
async function shown(written: { row: Row; at: number }, ...listed: { row: Row; at: number }[]) {
  installFakeBridge({});
  const client = newCache();
  setRecord(client, ID, { row: written.row });
  client.setQueryData(['solidaryrecord', ID, 'row'], written.row, { updatedAt: written.at });
  for (const [page, { row, at }] of listed.entries()) {
    client.setQueryData([...keys.lists('solidaryrecords'), { page }], { rows: [row] }, { updatedAt: at });
  }
  const Phone = () => <p data-testid="phone">{useSolidaryRecord(ID).row?.telephone}</p>;
  await openScreen(<Phone />, { client });
  return (await screen.findByTestId('phone')).textContent;
}

test('The row of the last write gives way to a list that was read after it', async () => {
  const written = { row: rowOf('01', EARLY), at: 10 };
  expect(await shown(written, { row: rowOf('02', EARLY), at: 20 })).toBe('02');
});

test('The row of the last write stays before a list that does not know of its action yet', async () => {
  const written = { row: rowOf('01', LATE), at: 10 };
  expect(await shown(written, { row: rowOf('02', EARLY), at: 20 })).toBe('01');
});

test('Of several pages of the list the one that was received last tells of a record', async () => {
  const written = { row: rowOf('01', EARLY), at: 10 };
  const pages = [
    { row: rowOf('02', EARLY), at: 20 },
    { row: rowOf('03', EARLY), at: 40 },
    { row: rowOf('04', EARLY), at: 30 },
  ];
  expect(await shown(written, ...pages)).toBe('03');
});

test('The last records are kept, and the one on screen however many came after it', async () => {
  installFakeBridge({});
  const client = newCache();
  const kept = () =>
    client
      .getQueryCache()
      .findAll({ predicate: ({ queryKey, state }) => queryKey[2] === 'item' && state.data !== undefined })
      .map(({ queryKey }) => queryKey[1]);
  setRecord(client, ID, { record: recordWith({ id: ID }) });
  const Shown = () => <p data-testid="shown">{useSolidaryRecord(ID).record?.familyName}</p>;
  await openScreen(<Shown />, { client });
  // It counts as on screen once it stands there.
  await screen.findByTestId('shown');
  for (let id = 2; id <= 2 * MOST_RECORDS; id += 1) setRecord(client, id, { record: recordWith({ id }) });
  expect(kept()).toContain(ID);
  expect(kept()).toContain(2 * MOST_RECORDS);
  expect(kept()).toHaveLength(MOST_RECORDS);
  expect(kept()).not.toContain(2);
});
