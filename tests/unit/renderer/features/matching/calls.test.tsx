import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActRequest } from '#renderer/features/record-actions/calls.ts';
import { asDay } from '#shared/calendar.ts';
import type { FakeHandlers } from '#tests/support/fake-bridge.ts';
import { recordWith, wireCarpool, wireEntry, wireTransporter } from '#tests/support/fake-solutions.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { openSolutions, writeResult } from '#tests/support/open-solutions.tsx';

type Wire = Readonly<Record<string, unknown>>;
const known = (wire: Wire = {}) =>
  recordWith({
    admintelephone: '0611111111',
    admincarpools: {
      outward: [1, 2, 3].map((id) => wireCarpool(id, { detourDistance: 1000 * id })),
      return: [],
    },
    ...wire,
  });

/** Opens the list of calls of a record; every write answers that it is stored, unless told otherwise. */
async function openCalls(record = known(), handlers: FakeHandlers = {}, hasLetterKeys = true) {
  const opened = await openSolutions(record, {
    settings: { hasLetterKeys },
    handlers: {
      'solidaryrecords.act': () => writeResult('done', { record: { ...record } }),
      'users.get': ({ id }) => fakeUser(id, { telephone: `06123456${String(id).slice(-2)}` }),
      'reminders.list': () => ({ reminders: [], isRead: true }),
      'reminders.save': () => ({ isOnDisk: true }),
      ...handlers,
    },
  });
  await opened.person.click(await screen.findByRole('button', { name: /^Liste d’appel/u }));
  await screen.findByRole('dialog', { name: /^Liste d’appel/u });
  const sent = (): ActRequest[] => opened.bridge.requests('solidaryrecords.act');
  return { ...opened, sent };
}
const name = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('the list of calls', () => {
  it('shows the best one first, with the telephone of their user page, which is read for nobody else', async () => {
    const { bridge } = await openCalls();
    expect(await screen.findByRole('link', { name: 'Appeler le 06 12 34 56 01' })).toBeTruthy();
    expect(name()).toBe('Ulysse Usager1');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
    expect(bridge.requests('users.get')).toEqual([{ id: 101 }]);
    const people = within(screen.getByRole('list', { name: 'Personnes à appeler' })).getAllByRole('listitem');
    expect(people).toHaveLength(3);
    expect(people[0]?.textContent).toContain('15\u00a0min plus tôt');
  });

  it.each([
    ['j', 72, 'Joint, réponse à venir.'],
    ['p', 90, 'Appel sans réponse.'],
    ['o', 72, 'D’accord pour conduire.'],
    ['n', 50, 'Ne peut pas conduire.'],
  ])('notes what the key %s says at once, as action %i for the driver', async (key, action, comment) => {
    const { person, sent } = await openCalls();
    await person.keyboard(key);
    await waitFor(() => expect(sent()).toMatchObject([{ id: 1, action, user: 101, comment, progression: null }]));
    await waitFor(() => expect(name()).toBe(key === 'o' ? 'Ulysse Usager1' : 'Ulysse Usager2'));
  });

  it('logs a reminder for somebody who was contacted before', async () => {
    const { person, sent } = await openCalls(known({ admindiary: [wireEntry('contact_sms', 101, '2026-11-12')] }));
    await person.keyboard('j');
    await waitFor(() => expect(sent()).toMatchObject([{ action: 73, user: 101 }]));
  });

  it('notes nothing by single letters where they are switched off, and by its buttons all the same', async () => {
    const { person, sent } = await openCalls(known(), {}, false);
    await person.keyboard('j');
    expect(sent()).toEqual([]);
    const button = screen.getByRole('button', { name: 'Joint' });
    expect(button.getAttribute('aria-keyshortcuts')).toBeNull();
    await person.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('at a yes offers to put both in touch or to choose, and goes back to the list', async () => {
    const { person, sent } = await openCalls();
    await person.keyboard('o');
    await person.click(await screen.findByRole('button', { name: 'Mise en relation' }));
    await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent()).toMatchObject([{ action: 72 }, { action: 49, user: 101 }]));
    await person.click(await screen.findByRole('button', { name: 'Retenir…' }));
    await person.click(await screen.findByRole('button', { name: 'Annuler' }));
    await person.click(await screen.findByRole('button', { name: 'Personne suivante' }));
    expect(name()).toBe('Ulysse Usager2');
  });

  it('notes the same answer once, however often it is pressed', async () => {
    const { person, sent } = await openCalls();
    await person.keyboard('ooo');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Personne suivante' });
    await person.keyboard('o');
    expect(sent()).toHaveLength(1);
  });

  it('keeps what was answered while the session lasts', async () => {
    const { person } = await openCalls();
    await person.keyboard('j');
    await waitFor(() => expect(name()).toBe('Ulysse Usager2'));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: /^Liste d’appel/u }));
    await screen.findByRole('dialog');
    expect(name()).toBe('Ulysse Usager2');
    expect(screen.getByText('joint')).toBeTruthy();
  });

  it('says how the record stays in follow-up, and notes calls as notes', async () => {
    const { person, sent } = await openCalls(known({ status: 3, progression: 75 }));
    expect(screen.getByText(/comme note libre, pour que la demande reste en suivi/u)).toBeTruthy();
    await person.keyboard('n');
    await waitFor(() => expect(sent()).toMatchObject([{ action: 90, user: 101 }]));
    expect(sent()[0]?.comment).toMatch(/^Refus du conducteur.*Ne peut pas conduire\.$/u);
  });

  it('says an unknown outcome, and notes nothing more of this person until the record is read again', async () => {
    const record = known();
    const { person, sent, reread } = await openCalls(record, { 'solidaryrecords.act': () => writeResult('unknown') });
    await person.keyboard('j');
    await screen.findByText(/^Note non confirmée/u);
    await person.keyboard('j');
    await person.click(screen.getByRole('button', { name: 'Oui' }));
    expect(sent()).toHaveLength(1);
    expect(name()).toBe('Ulysse Usager1');
    act(() => reread({ ...record }));
    await waitFor(() => expect(screen.queryByText(/^Note non confirmée/u)).toBeNull());
  });

  it('stays with somebody of whom nothing was stored', async () => {
    const { person } = await openCalls(known(), { 'solidaryrecords.act': () => writeResult('notDone') });
    await person.keyboard('n');
    await screen.findByText(/^Non enregistré/u);
    expect(name()).toBe('Ulysse Usager1');
  });

  it('reminds of somebody who did not answer in one press', async () => {
    const { person, bridge } = await openCalls();
    await screen.findByRole('link', { name: 'Appeler le 06 12 34 56 01' });
    await person.keyboard('p');
    await person.click(await screen.findByRole('button', { name: /^Rappeler (?:ce soir|demain)$/u }));
    await screen.findByText(/^Rappel noté/u);
    const [first] = bridge.requests('reminders.save');
    expect(first).toMatchObject({
      recordId: 1,
      person: 'Ben Durand',
      telephone: '0611111111',
      note: 'À rappeler\u00a0: Ulysse Usager1, 06 12 34 56 01',
    });
  });

  it('replaces no other reminder of the record: the person decides', async () => {
    const former = {
      recordId: 1,
      person: 'Ben',
      telephone: null,
      note: 'Clé',
      day: asDay('2030-01-01'),
      time: '09:00',
      isDue: false,
    };
    const { person, bridge } = await openCalls(known(), {
      'reminders.list': () => ({ reminders: [former], isRead: true }),
    });
    await screen.findByRole('link', { name: 'Appeler le 06 12 34 56 01' });
    await person.keyboard('p');
    await person.click(await screen.findByRole('button', { name: /^Rappeler (?:ce soir|demain)$/u }));
    expect(await screen.findByRole('textbox')).toHaveProperty(
      'value',
      'À rappeler\u00a0: Ulysse Usager1, 06 12 34 56 01',
    );
    expect(bridge.requests('reminders.save')).toEqual([]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(name()).toBe('Ulysse Usager2'));
  });

  it('leaves out those who refused, and adds more people once eight were called', async () => {
    const many = known({
      admincarpools: {
        outward: Array.from({ length: 10 }, (_, index) => wireCarpool(index + 1, { detourDistance: index })),
        return: [],
      },
      admintransporters: { outward: [wireTransporter(5)], return: [] },
      admindiary: [wireEntry('carpool_refusal', 101, '2026-11-12')],
    });
    const { person } = await openCalls(many);
    const people = () =>
      within(screen.getByRole('list', { name: 'Personnes à appeler' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '');
    expect(people()).toHaveLength(8);
    await person.click(screen.getByRole('button', { name: 'Ajouter 2 personnes' }));
    expect(people()).toHaveLength(10);
    expect(people().some((text) => /^Ulysse Usager1\d\d:/u.test(text))).toBe(false);
  });

  it('is not offered where nothing can be noted', async () => {
    await openSolutions(known({ status: 4 }));
    await screen.findByRole('tab', { name: /^Comparer/u });
    expect(screen.queryByRole('button', { name: /^Liste d’appel/u })).toBeNull();
  });
});
