import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { useCommentDraft } from '#renderer/features/record-actions/composer/draft.ts';
import { CloseDialog } from '#renderer/features/record-actions/dialogs/CloseDialog.tsx';
import { ReopenDialog } from '#renderer/features/record-actions/dialogs/ReopenDialog.tsx';
import { subjectOf } from '#renderer/features/record-actions/subject.ts';
import { createStore } from '#renderer/kit/data/store.ts';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { actions, done, moved, openHarness, recordAt } from './harness.tsx';

const CTRL_ENTER = '{Control>}{Enter}{/Control}';
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Commentaire');
const save = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Enregistrer' }));
async function compose(person: UserEvent, action: RegExp, text: string) {
  await person.click(await screen.findByRole('combobox', { name: /^Action/ }));
  await person.click(await screen.findByRole('option', { name: action }));
  if (text === '') return;
  await person.click(comment());
  await person.paste(text);
}

describe('a comment that is being typed', () => {
  test('is kept when the record is left, and erased once it was sent', async () => {
    const { person, bridge, unmount } = await openHarness(recordAt(1));
    await compose(person, /^Note libre/, 'rappeler à 14 h');
    unmount();
    const contents = () =>
      bridge.requests('drafts.save').map(({ record, content }) => [record, content.values.comment]);
    await waitFor(() => expect(contents()).toContainEqual([1, 'rappeler à 14 h']));
    const again = await openHarness(recordAt(1), {
      handlers: {
        'drafts.get': () => ({
          content: { values: { comment: 'rappeler à 14 h' }, base: {} },
          savedAt: asInstant('2026-11-22T10:42:00.000Z'),
        }),
      },
    });
    await waitFor(() => expect(comment().value).toBe('rappeler à 14 h'));
    await compose(again.person, /^Note libre/, '');
    await save(again.person);
    await waitFor(() => expect(again.bridge.requests('drafts.drop')).toHaveLength(1));
  });

  test('is not replaced by an earlier one that is found late', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { person } = await openHarness(recordAt(1), {
      handlers: {
        'drafts.get': async () => {
          await promise;
          return {
            content: { values: { comment: 'avant' }, base: {} },
            savedAt: asInstant('2026-11-22T10:42:00.000Z'),
          };
        },
      },
    });
    await screen.findByRole('combobox', { name: /^Action/ });
    await person.type(comment(), 'maintenant');
    resolve();
    await Promise.resolve();
    await person.type(comment(), ' !');
    expect(comment().value).toBe('maintenant !');
  });

  test('of one record is not put into that of another, which was opened meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const bridge = installFakeBridge({
      'drafts.get': async ({ record }) => {
        if (record !== 1) return null;
        await promise;
        return {
          content: { values: { comment: 'pour la 1' }, base: {} },
          savedAt: asInstant('2026-11-22T10:42:00.000Z'),
        };
      },
      'drafts.save': () => ({ isOnDisk: true }),
      'drafts.drop': () => undefined,
    });
    const text = createStore('');
    function Drafts() {
      const [id, setId] = useState(1);
      useCommentDraft(id, text);
      return (
        <button type="button" onClick={() => setId(2)}>
          {id}
        </button>
      );
    }
    const { person } = await openScreen(<Drafts />);
    await person.click(await screen.findByRole('button', { name: '1' }));
    await waitFor(() => expect(bridge.requests('drafts.get')).toHaveLength(2));
    resolve();
    await promise;
    await screen.findByRole('button', { name: '2' });
    expect(text.get()).toBe('');
  });

  test('stays after a closing that was given up, with what was added in its dialog', async () => {
    const { person, bridge } = await openHarness(recordAt(2));
    await compose(person, /^Demande abandonnée/, 'ne répond plus');
    await person.click(screen.getByRole('button', { name: 'Clôturer…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Clôturer la demande/ }));
    await person.type(dialog.getByLabelText('Commentaire'), ', vu');
    await person.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(comment().value).toBe('ne répond plus, vu'));
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
  });

  test('that is too long as a note with its label is left to be shortened, and not sent', async () => {
    const { person, bridge } = await openHarness(recordAt(3));
    await compose(person, /^Conducteur relancé par SMS/, 'a'.repeat(1990));
    await save(person);
    await person.click(await screen.findByRole('button', { name: 'Enregistrer comme note libre' }));
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
    await waitFor(() => expect(comment().value).toMatch(/^Conducteur relancé par SMS.+a{1990}$/));
    expect(screen.getByText(/caractères de trop/)).toBeTruthy();
  });

  test.each([
    ['a refusal', { kind: 'denied', right: 'solidary_update' }],
    ['a lost answer', { kind: 'network', reason: 'timeout' }],
    ['a failure', { kind: 'server', status: 500, isUnreadable: false }],
  ] as const)('stays with its action after %s', async (_, error) => {
    const { person, bridge } = await openHarness(recordAt(1));
    bridge.answer('solidaryrecords.act', () => {
      throw new AppFailure(error);
    });
    await compose(person, /^Note libre/, 'gardé');
    await person.keyboard(CTRL_ENTER);
    await screen.findByRole('alert');
    expect(comment().value).toBe('gardé');
    expect(screen.getByRole('button', { name: 'Note', pressed: true })).toBeTruthy();
    expect(bridge.requests('solidaryrecords.act')).toHaveLength(1);
  });
});

describe('of two calls', () => {
  const openHalf = async (second: () => RecordWriteResult) => {
    const record = recordAt(0);
    const opened = await openHarness(record, {
      handlers: {
        'solidaryrecords.act': ({ action, progression }) =>
          action === 39 ? second() : done(moved(record, action, progression)),
      },
    });
    await compose(opened.person, /^Complément demandé par SMS/, 'écrit à 10 h');
    await save(opened.person);
    return opened;
  };

  test.each([
    ['was not stored', () => done(null, { outcome: 'notDone' }), 'Non enregistré, vous pouvez réessayer.'],
    ['is unknown', () => done(null, { outcome: 'unknown' }), /^Issue inconnue/],
    [
      'was refused',
      () => {
        throw new AppFailure({ kind: 'denied', right: 'solidary_update' });
      },
      /solidary_update/,
    ],
  ] as const)(
    'the first is said to be stored, and is not sent again, where the second %s',
    async (_, second, words) => {
      const { person, bridge } = await openHalf(second);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByText(/^L’action est enregistrée\. Pour le passage/)).toBeTruthy();
      expect(screen.queryByText('Ce que vous avez saisi est resté.')).toBeNull();
      expect(comment().value).toBe('');
      await save(person);
      expect(bridge.requests('solidaryrecords.act').map(({ action }) => action)).toEqual([40, 39]);
    },
  );

  test('nothing is said to be missing where both were stored and somebody else acted meanwhile', async () => {
    const other = { ...recordAt(2).diary[0], action: 'solidary_link', author: 'Ana Roy' };
    await openHalf(() => done(recordAt(1), { meanwhile: [other as RecordItem['diary'][number]] }));
    expect(await screen.findByText(/^Entre-temps/)).toBeTruthy();
    expect(screen.queryByText(/^L’action est enregistrée/)).toBeNull();
  });
});

const subjectAt = (status: 2 | 4) => {
  const subject = subjectOf(recordAt(status), null, true);
  if (subject === null) throw new Error('there is a record');
  return subject;
};

describe('a dialog that moves a record', () => {
  test('sends once, whatever is pressed, and cannot be left while it does', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const bridge = installFakeBridge({
      'solidaryrecords.listActions': () => [...actions],
      'solidaryrecords.act': async () => {
        await promise;
        return done(recordAt(4));
      },
    });
    const closed: unknown[] = [];
    const { person } = await openScreen(
      <CloseDialog subject={subjectAt(2)} initial={{ reason: 62 }} onClose={(result) => closed.push(result)} />,
    );
    await screen.findByRole('radio', { name: /^Aucune solution/ });
    await person.dblClick(screen.getByRole('button', { name: 'Clôturer' }));
    await person.keyboard(`${CTRL_ENTER}{Enter}{Escape}`);
    expect(closed).toEqual([]);
    resolve();
    await waitFor(() => expect(closed).toMatchObject([{ outcome: 'done' }]));
    expect(bridge.requests('solidaryrecords.act')).toHaveLength(1);
  });

  test('stays with what was typed where a reopening was not stored', async () => {
    installFakeBridge({ 'solidaryrecords.act': () => done(null, { outcome: 'notDone' }) });
    const closed: unknown[] = [];
    const { person } = await openScreen(
      <ReopenDialog subject={subjectAt(4)} onClose={(result) => closed.push(result)} />,
    );
    await person.type(await screen.findByLabelText('Commentaire'), 'a rappelé');
    await person.click(screen.getByRole('button', { name: 'Rouvrir' }));
    expect(await screen.findByText('Non enregistré, vous pouvez réessayer.')).toBeTruthy();
    expect(comment().value).toBe('a rappelé');
    expect(closed).toEqual([]);
  });
});

test('what a row says of a later action goes before the record that was read, and stands for one that cannot be', () => {
  const record = recordAt(2);
  const row = (lastActionDate: string) =>
    solidaryRecords.row.parse({
      id: record.id,
      status: 4,
      progression: 100,
      adminuserId: 11,
      adminlastActionDate: lastActionDate,
      adminorigin: null,
      admindestination: null,
    });
  expect(subjectOf(record, row('2099-01-01T00:00:00+00:00'), true)?.status).toBe(4);
  expect(subjectOf(record, row('2000-01-01T00:00:00+00:00'), true)?.status).toBe(2);
  expect(subjectOf(record, row('2000-01-01T00:00:00+00:00'), false)?.status).toBe(4);
});
