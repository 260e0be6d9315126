import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import { wireDriver } from '#tests/support/fake-solutions.ts';
import { done, moved, openHarness, recordAt } from './harness.tsx';

const beneficiary = 11;

async function compose(person: UserEvent, action: RegExp, comment = '') {
  const box = await screen.findByRole('combobox', { name: /^Action/ });
  await person.click(box);
  await person.click(await screen.findByRole('option', { name: action }));
  if (comment !== '') await person.type(screen.getByLabelText('Commentaire'), comment);
}
const save = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Enregistrer' }));
const commentOf = () => screen.getByLabelText<HTMLTextAreaElement>('Commentaire').value;

describe('composing an action', () => {
  test('an action is found by part of its name, in its group, without its accents', async () => {
    const { person } = await openHarness(recordAt(0));
    await person.click(await screen.findByRole('combobox', { name: /^Action/ }));
    await person.paste('temoignage');
    const group = await screen.findByRole('group', { name: 'En suivi' });
    expect(within(group).getAllByRole('option')).toHaveLength(2);
    await person.paste('x');
    expect(await screen.findByText('Aucune action de ce nom')).toBeTruthy();
  });

  test('what saving will move is said before, and what is sent is the action, the person and the comment', async () => {
    const { person, bridge } = await openHarness(recordAt(1));
    await compose(person, /^Conducteur contacté par téléphone/, 'Il rappelle');
    expect(screen.getByText('Après enregistrement : Recherche de solution · 50 %')).toBeTruthy();
    await save(person);
    await waitFor(() => expect(commentOf()).toBe(''));
    expect(bridge.requests('solidaryrecords.act')).toMatchObject([
      { id: 1, action: 72, user: beneficiary, comment: 'Il rappelle', progression: null, before: { status: 1 } },
    ]);
  });

  test('Ctrl+Enter saves, and an action without comment sends none', async () => {
    const { person, bridge } = await openHarness(recordAt(3));
    await compose(person, /^Suivi demandé/);
    // In the field of the action, whose Enter would open its list or choose in it.
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toHaveLength(1));
    expect(bridge.requests('solidaryrecords.act')[0]).toMatchObject({ action: 52, comment: null, progression: null });
    expect(screen.getByRole('combobox', { name: /^Action/ }).getAttribute('aria-expanded')).toBe('false');
  });

  test('without an action nothing is sent, and the field says so', async () => {
    const { person, bridge } = await openHarness(recordAt(0));
    await screen.findByRole('combobox', { name: /^Action/ });
    await save(person);
    expect(await screen.findByText('Choisissez une action.')).toBeTruthy();
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
  });

  test('the only driver is proposed for a search, the beneficiary for the rest', async () => {
    const { person, bridge } = await openHarness(
      recordAt(2, { adminsolutions: { drivers: [wireDriver(5, 9)], threads: [] } }),
    );
    await compose(person, /^Mise en relation/);
    const shown = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^À propos de/ });
    expect(shown().selectedOptions[0]?.text).toMatch(/ · conducteur$/);
    await compose(person, /^Suivi demandé/);
    expect(shown().selectedOptions[0]?.text).toBe('Béa Martin · bénéficiaire');
    await save(person);
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')[0]).toMatchObject({ user: beneficiary }));
  });

  test('a field has the whole text of what was chosen as its title, since a narrow column cuts it', async () => {
    const { person } = await openHarness(recordAt(2));
    await compose(person, /^Conducteur contacté par SMS/);
    expect(screen.getByRole('combobox', { name: /^Action/ }).title).toBe('Conducteur contacté par SMS');
    expect(screen.getByRole('combobox', { name: /^À propos/ }).title).toBe('Béa Martin · bénéficiaire');
  });

  test('a likely action has a button, which is pressed however the action is chosen', async () => {
    const { person, bridge } = await openHarness(recordAt(2));
    await person.click(await screen.findByRole('button', { name: 'Mise en relation', pressed: false }));
    expect(screen.getByText('Après enregistrement : Recherche de solution · 50 %')).toBeTruthy();
    await compose(person, /^Note libre/);
    expect(screen.getByRole('button', { name: 'Mise en relation', pressed: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Note', pressed: true })).toBeTruthy();
    await save(person);
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ action: 90 }]));
  });

  test('a comment is counted from 1,800 characters, and one that is too long is not sent', async () => {
    const { person, bridge } = await openHarness(recordAt(1));
    await compose(person, /^Note libre/);
    await person.click(screen.getByLabelText('Commentaire'));
    await person.paste('a'.repeat(1799));
    expect(screen.queryByText(/caractères? restant/)).toBeNull();
    await person.paste('a');
    expect(screen.getByText('200 caractères restants')).toBeTruthy();
    await person.paste('a'.repeat(201));
    expect(screen.getByText('1 caractère de trop')).toBeTruthy();
    await save(person);
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
  });

  test('a sign that would be stripped is said to be replaced', async () => {
    const { person } = await openHarness(recordAt(1));
    await screen.findByRole('combobox', { name: /^Action/ });
    await person.type(screen.getByLabelText('Commentaire'), 'moins < que');
    expect(screen.getByText(/sera remplacé par ‹/)).toBeTruthy();
  });

  test('the known actions are offered where the list cannot be read', async () => {
    const { person } = await openHarness(recordAt(1), {
      handlers: {
        'solidaryrecords.listActions': () => {
          throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
        },
      },
    });
    expect(await screen.findByText(/n’a pas pu être chargée/)).toBeTruthy();
    await compose(person, /^Note libre/);
  });
});

describe('the guards of a status', () => {
  test('a call for details keeps the progression of a record that is further on', async () => {
    const { person, bridge } = await openHarness(recordAt(3));
    await compose(person, /^Complément demandé par téléphone/);
    expect(screen.getByText('Après enregistrement : En suivi · 75 %')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await save(person);
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toHaveLength(1));
    expect(bridge.requests('solidaryrecords.act')[0]).toMatchObject({ action: 71, progression: 75 });
  });

  test('on a new record it also takes the record into account, by a second call after the first', async () => {
    const { person, bridge } = await openHarness(recordAt(0));
    await compose(person, /^Complément demandé par SMS/);
    expect(screen.getByText('Après enregistrement : Prise en compte · 25 %')).toBeTruthy();
    await save(person);
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toHaveLength(2));
    expect(bridge.requests('solidaryrecords.act')).toMatchObject([
      { action: 40, progression: null, before: { progression: 0 } },
      { action: 39, progression: 25, comment: null, user: beneficiary, before: { progression: 25 } },
    ]);
  });

  test('unticked, only the call for details is sent', async () => {
    const { person, bridge } = await openHarness(recordAt(0));
    await compose(person, /^Complément demandé par SMS/);
    await person.click(screen.getByRole('checkbox', { name: /^Passer aussi/ }));
    await save(person);
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toHaveLength(1));
  });

  test('the second call is left out when the first was not stored', async () => {
    const { person, bridge } = await openHarness(recordAt(0), {
      handlers: { 'solidaryrecords.act': () => done(null, { outcome: 'notDone' }) },
    });
    await compose(person, /^Complément demandé par SMS/, 'gardé');
    await save(person);
    expect(await screen.findByText('Non enregistré, vous pouvez réessayer.')).toBeTruthy();
    expect(bridge.requests('solidaryrecords.act')).toHaveLength(1);
    expect(commentOf()).toBe('gardé');
  });

  test('a search on a record in follow-up asks before it goes back', async () => {
    const { person, bridge } = await openHarness(recordAt(3));
    await compose(person, /^Conducteur relancé par SMS/);
    await save(person);
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Revenir à une étape précédente/ }));
    expect(dialog.getByText(/reviendra à « Recherche de solution » \(50 %\)/)).toBeTruthy();
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Enregistrer et revenir à l’étape' }));
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ action: 46 }]));
  });

  test('or is stored as a note that names it and moves nothing', async () => {
    const { person, bridge } = await openHarness(recordAt(3));
    await compose(person, /^Conducteur relancé par SMS/, 'sans réponse');
    await save(person);
    await person.click(await screen.findByRole('button', { name: 'Enregistrer comme note libre' }));
    await waitFor(() =>
      expect(bridge.requests('solidaryrecords.act')).toMatchObject([
        { action: 90, comment: 'Conducteur relancé par SMS\u00a0: sans réponse', progression: null },
      ]),
    );
  });

  test('a closing goes through its dialog, with the comment typed so far', async () => {
    const { person, bridge } = await openHarness(recordAt(2));
    await compose(person, /^Demande abandonnée/, 'ne répond plus');
    await person.click(screen.getByRole('button', { name: 'Clôturer…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Clôturer la demande/ }));
    expect(dialog.getByText(/passera à 100 % et quittera la liste/)).toBeTruthy();
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Clôturer' }));
    await waitFor(() =>
      expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ action: 59, comment: 'ne répond plus' }]),
    );
    // The record is closed now: notes alone are left.
    await person.click(await screen.findByRole('combobox', { name: /^Action/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain('Note libre');
    expect(screen.queryByRole('option', { name: /Mise en relation/ })).toBeNull();
  });

  test('a replaced record takes nothing', async () => {
    await openHarness(recordAt(6));
    expect(await screen.findByText(/^Cette demande a été remplacée/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Action/ })).toBeNull();
  });

  test('an unreadable record without action takes no note yet', async () => {
    const { person } = await openHarness(recordAt(0, { adminlastAction: null, adminlastActionDate: null }), {
      isReadable: false,
    });
    expect(await screen.findByText(/Commencez par « Prendre en compte »/)).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: /^Action/ }));
    expect(screen.queryByRole('option', { name: 'Note libre' })).toBeNull();
    expect(await screen.findByRole('option', { name: /^Mise en relation/ })).toBeTruthy();
  });

  test('without the right to change, the follow-up is read only', async () => {
    await openHarness(recordAt(1), { rights: ['solidary_list', 'solidary_read'] });
    expect(await screen.findByText(/mais pas d’y ajouter une action/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });
});

test('a second save while the first is on its way sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const record = recordAt(1);
  const { person, bridge } = await openHarness(record, {
    handlers: {
      'solidaryrecords.act': async ({ action }) => {
        await promise;
        return done(moved(record, action, null));
      },
    },
  });
  await compose(person, /^Note libre/, 'une fois');
  await save(person);
  await person.click(await screen.findByRole('button', { name: 'Enregistrement…' }));
  await person.keyboard('{Control>}{Enter}{/Control}');
  resolve();
  await waitFor(() => expect(commentOf()).toBe(''));
  expect(bridge.requests('solidaryrecords.act')).toHaveLength(1);
});

test('a comment that was not sent is back when the record is opened again', async () => {
  const { person } = await openHarness(recordAt(1), {
    handlers: {
      'drafts.get': () => ({
        content: { values: { comment: 'rappeler à 14 h' }, base: {} },
        savedAt: asInstant('2026-11-22T10:42:00.000Z'),
      }),
    },
  });
  await waitFor(() => expect(commentOf()).toBe('rappeler à 14 h'));
  // Whoever did not type it now knows where it comes from.
  expect(screen.getByText(/^Votre texte du 22 nov\.(?: 2026)? à 11:42 est repris\./)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(commentOf()).toBe('');
  expect(screen.queryByText(/^Votre texte du/)).toBeNull();
});
