import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { wireDriver, wireEntry } from '#tests/support/fake-solutions.ts';
import { openHarness, recordAt } from '../../../features/record-actions/harness.tsx';

const admindiary = [
  {
    ...wireEntry('contact_call', 20, '2026-03-09'),
    comment: 'Rappelle <b>demain</b><br />ou jeudi',
    progression: '50.00',
  },
  wireEntry('create', 11, '2026-03-06'),
];
const choose = (person: UserEvent, name: string) =>
  person.selectOptions(screen.getByRole('combobox', { name: 'Entrées affichées' }), name);
/** jsdom lays nothing out: what scrolls has a height all the same. */
const layOut = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(document.createElement('i').style, { overflowY: element.matches('[role="group"]') ? 'auto' : '' }),
  );
};
afterEach(() => vi.restoreAllMocks());
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('an entry says what, when, by whom, about whom and how far, and its comment without tags', async () => {
  await openHarness(recordAt(2, { admindiary }));
  const entry = (await screen.findByText('Conducteur contacté par téléphone')).closest('li');
  expect(entry?.textContent).toContain('11:00 · par Sol Idaire · au sujet de\u00a0: Nina Nomade · 50');
  expect(within(entry ?? document.body).getByText(/Rappelle demain/).textContent).toBe('Rappelle demain\nou jeudi');
  // What is about the beneficiary does not say so.
  expect(screen.getByText('Demande créée').closest('li')?.textContent).not.toContain('au sujet de');
});

test('the entries of one person are shown alone, also of a driver of whom there are none', async () => {
  const drivers = [wireDriver(5, 9, { userId: 40, givenName: 'Luc', familyName: 'Roy' })];
  const { person } = await openHarness(recordAt(2, { admindiary, adminsolutions: { drivers, threads: [] } }));
  await screen.findByText('Demande créée');
  expect(shown()).toEqual(['vendredi 6 mars 2026', 'lundi 9 mars 2026']);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).not.toContainEqual(expect.stringContaining('entrées'));
  await choose(person, 'Nina Nomade');
  expect(said()).toContain('1 entrée');
  expect(shown()).toEqual(['lundi 9 mars 2026']);
  await choose(person, 'Bénéficiaire');
  expect(shown()).toEqual(['vendredi 6 mars 2026']);
  await choose(person, 'Luc Roy');
  expect(screen.getByText('Aucune entrée pour cette personne')).toBeTruthy();
  await choose(person, 'Tout');
  expect(shown()).toHaveLength(2);
});

test('of many entries those in sight are drawn, each with its place among those of its day', async () => {
  layOut(600);
  const many = Array.from({ length: 400 }, (_, index) => ({
    ...wireEntry('free', 11, `2026-0${1 + (index % 2)}-06`),
    comment: `Note ${index}`,
  }));
  await openHarness(recordAt(2, { admindiary: many }));
  await screen.findByText('400 entrées');
  await waitFor(() => expect(screen.getAllByText(/^Note \d/).length).toBeGreaterThan(3));
  const entries = screen.getAllByText(/^Note \d/).map((text) => text.closest('li'));
  expect(entries.length).toBeLessThan(60);
  const [first, second] = entries;
  expect(first?.getAttribute('aria-setsize')).toBe('200');
  expect(Number(second?.getAttribute('aria-posinset')) - Number(first?.getAttribute('aria-posinset'))).toBe(1);
  // The caption of their day is drawn with them.
  expect(first?.parentElement?.previousElementSibling?.tagName).toBe('H3');
});

test('typing a comment draws no entry of the diary again', async () => {
  const { person } = await openHarness(recordAt(2, { admindiary }));
  const entry = (await screen.findByText('Demande créée')).closest('ol');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => changes.push(...seen));
  observer.observe(entry ?? document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await person.type(screen.getByLabelText('Commentaire'), 'abc');
  expect(changes).toEqual([]);
  observer.disconnect();
});

test('each change of progression is named by what it did', async () => {
  const byHand = (progression: string, date: string) => ({
    ...wireEntry('update_progress_manually', 11, date),
    progression,
  });
  await openHarness(
    recordAt(3, {
      admindiary: [
        byHand('50.00', '2026-03-12'),
        byHand('75.00', '2026-03-11'),
        byHand('25.00', '2026-03-10'),
        { ...wireEntry('ask_drop', 11, '2026-03-09'), progression: '100.00' },
        byHand('50.00', '2026-03-08'),
        byHand('25.00', '2026-03-07'),
        wireEntry('create', 11, '2026-03-06'),
      ],
    }),
  );
  await screen.findByText('Demande créée');
  const labels = screen.getAllByRole('listitem').flatMap((item) => {
    const label = item.querySelector(':scope > p');
    return label === null ? [] : [label.textContent];
  });
  expect(labels).toEqual([
    'Demande créée',
    'Prise en compte',
    'Passage en recherche de solution',
    'Demande abandonnée',
    'Demande rouverte',
    'Passage en suivi',
    'Retour à la recherche de solution',
  ]);
});
