import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OutcomeBand } from '#renderer/features/record-actions/OutcomeBand.tsx';
import { useRecordWrites } from '#renderer/features/record-actions/useRecordWrites.ts';
import { setRecord, useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';
import { done, recordAt } from './harness.tsx';

const driver = userId.parse(20);
const record = recordAt(2);
const rowOf = (id: number, wire: object = {}) =>
  solidaryRecords.row.parse({
    id,
    status: 3,
    progression: 75,
    adminuserId: 11,
    adminlastAction: 'solidary_follow_up_ask',
    adminlastActionDate: '2026-11-23T09:00:00+00:00',
    adminorigin: null,
    admindestination: null,
    ...wire,
  });

/** The three writes of a record, as buttons of a test. */
function Writes({ known }: { known: RecordItem }) {
  const now = useSolidaryRecord(known.id).record ?? known;
  const writes = useRecordWrites(now);
  const act = { action: 90, user: driver, comment: 'note', progression: null };
  return (
    <>
      <OutcomeBand subject={now} />
      <button type="button" disabled={writes.isBusy} onClick={() => void writes.act(act)}>
        act
      </button>
      <button
        type="button"
        onClick={() =>
          void writes.choose({ matching: 9, role: 'transporter', driver: { userId: driver, name: 'Nina' } })
        }
      >
        choose
      </button>
      <button type="button" onClick={() => void writes.message({ solution: 5, text: 'Bonjour' })}>
        message
      </button>
      <button type="button" onClick={writes.settle}>
        settle
      </button>
      <output>{`${now.status} ${writes.unconfirmed.join()}`}</output>
    </>
  );
}

type Answer = RecordWriteResult | AppError;

async function open(answer: Answer | (() => Promise<RecordWriteResult>)) {
  const give = () => {
    if (typeof answer === 'function') return answer();
    if ('kind' in answer) throw new AppFailure(answer);
    return answer;
  };
  const bridge = installFakeBridge({
    'solidaryrecords.act': give,
    'solidaryrecords.choose': give,
    'solidaryrecords.message': give,
  });
  const client = newCache();
  setRecord(client, record.id, { record });
  const view = await openScreen(<Writes known={record} />, { client });
  const press = async (name: 'act' | 'choose' | 'message') =>
    view.person.click(await screen.findByRole('button', { name }));
  return { ...view, bridge, press };
}
const state = () => screen.getByRole('status', { name: '' }).textContent;
const outcome = (kind: RecordWriteResult['outcome'], changes: Partial<RecordWriteResult> = {}) =>
  done(null, { outcome: kind, ...changes });

const nameOf = { act: 'action', choose: 'solution', message: 'driverContacted' } as const;

describe('what a write came to', () => {
  test('a success is a message, the record is the one that was answered, and nothing is said on it', async () => {
    const { press, notices } = await open(done(recordAt(3)));
    await press('act');
    await waitFor(() =>
      expect(notices).toMatchObject([{ context: 'solidaryrecords', name: 'action', outcome: 'success' }]),
    );
    expect(screen.getByText('3')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['act', 'choose', 'message'] as const)('%s: what was not stored may be tried again', async (kind) => {
    const { press, notices, bridge } = await open(outcome('notDone'));
    await press(kind);
    expect(await screen.findByText('Non enregistré, vous pouvez réessayer.')).toBeTruthy();
    expect(notices).toMatchObject([{ name: nameOf[kind], outcome: 'error' }]);
    expect(state()).toBe('2 ');
    await press(kind);
    expect(bridge.requests(`solidaryrecords.${kind}`)).toHaveLength(2);
  });

  test.each([
    ['act', /Actualisez la demande et regardez son journal avant/],
    ['choose', /^Retenu, non confirmé/],
    ['message', /Le message est peut-être parti/],
  ] as const)('%s: an unknown outcome is said as such, without a button to repeat it', async (kind, words) => {
    const { press, notices, bridge } = await open(outcome('unknown'));
    await press(kind);
    expect(await screen.findByText('Enregistrement non confirmé : vérifiez avant de recommencer.')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /[Rr]éessayer/ })).toBeNull();
    expect(notices).toMatchObject([{ context: 'solidaryrecords', name: 'outcomeUnknown', outcome: 'error' }]);
    expect(bridge.requests(`solidaryrecords.${kind}`)).toHaveLength(1);
  });

  test.each([
    ['act', outcome('unknown'), 0],
    ['act', outcome('notDone'), 1],
    ['choose', outcome('unknown'), 1],
    ['message', outcome('unknown'), 1],
  ] as const)('%s: a reading on demand closes the band of an unknown action alone', async (kind, answer, left) => {
    const { press, person } = await open(answer);
    await press(kind);
    await screen.findByRole('alert');
    await person.click(screen.getByRole('button', { name: 'settle' }));
    expect(screen.queryAllByRole('alert')).toHaveLength(left);
  });

  test('a choice of unknown outcome is remembered, one that is known undone is not', async () => {
    const { press, bridge } = await open(outcome('unknown'));
    await press('choose');
    await waitFor(() => expect(state()).toBe('2 9'));
    bridge.answer('solidaryrecords.choose', () => outcome('notDone'));
    await press('choose');
    await waitFor(() => expect(state()).toBe('2 '));
  });

  test('a choice that the application could not tell about is remembered too', async () => {
    const { press } = await open({ kind: 'network', reason: 'timeout' });
    await press('choose');
    await screen.findByText('Enregistrement non confirmé : vérifiez avant de recommencer.');
    expect(state()).toBe('2 9');
  });

  test('a refusal names the right and keeps the choice', async () => {
    const { press } = await open({ kind: 'denied', right: 'solidary_update' });
    await press('choose');
    expect(await screen.findByText(/modifier les demandes solidaires/)).toBeTruthy();
    expect(screen.getByText('Le conducteur n’a pas été retenu')).toBeTruthy();
    expect(state()).toBe('2 ');
  });
});

describe('two people on one record', () => {
  test('what somebody else added meanwhile is told after a success', async () => {
    const other = { ...recordAt(2).diary[0], action: 'solidary_link', author: 'Ana Roy' };
    const { press } = await open(done(recordAt(2), { meanwhile: [other as RecordItem['diary'][number]] }));
    await press('act');
    expect(await screen.findByText('Entre-temps, sur la même demande :')).toBeTruthy();
    expect(screen.getByText('Mise en relation (coordonnées échangées), par Ana Roy')).toBeTruthy();
  });

  test('where somebody else moved the record nothing is sent, and the next try knows where it is', async () => {
    const { press, bridge } = await open(outcome('changed', { isSent: false, row: rowOf(record.id) }));
    await press('act');
    expect(await screen.findByText(/rien n’a été envoyé/)).toBeTruthy();
    expect(screen.getByText('La demande est maintenant : En suivi · 75 %.')).toBeTruthy();
    await press('act');
    const [, second] = bridge.requests('solidaryrecords.act');
    expect(second?.before).toMatchObject({ status: 3, lastAction: 'solidary_follow_up_ask' });
  });

  test('a record that was replaced while it is open leads to the newer one', async () => {
    const { press, person } = await open(outcome('replaced', { newest: rowOf(41) }));
    await press('act');
    await person.click(await screen.findByRole('link', { name: /^Ouvrir la demande n°\s41$/ }));
    expect(await screen.findByText('Address: /solidaryrecords/show/41')).toBeTruthy();
  });
});

test('one write at a time, from whichever part of the screen', async () => {
  const { promise, resolve } = Promise.withResolvers<RecordWriteResult>();
  const { press, bridge } = await open(() => promise);
  await press('message');
  await press('choose');
  await press('act');
  resolve(done(record));
  await waitFor(() => expect(screen.getByRole('button', { name: 'act' }).hasAttribute('disabled')).toBe(false));
  expect(bridge.calls.map(({ channel }) => channel)).toEqual(['solidaryrecords.message']);
});

test('a choice that is pressed twice stays withheld while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<RecordWriteResult>();
  const { press, bridge } = await open(() => promise);
  await press('choose');
  await press('choose');
  expect(state()).toBe('2 9');
  resolve(outcome('unknown'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'act' }).hasAttribute('disabled')).toBe(false));
  expect(state()).toBe('2 9');
  expect(bridge.requests('solidaryrecords.choose')).toHaveLength(1);
});

test('what is said of a write goes when it is closed', async () => {
  const { press, person } = await open(outcome('notDone'));
  await press('act');
  await person.click(await screen.findByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
