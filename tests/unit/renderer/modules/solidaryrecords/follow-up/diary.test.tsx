import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
const chip = (name: string) => screen.getByRole('button', { name, exact: true } as { name: string });
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('an entry says what, when, by whom, about whom and how far, and its comment without tags', async () => {
  await openHarness(recordAt(2, { admindiary }));
  const entry = (await screen.findByText('Conducteur contacté par téléphone')).closest('li');
  expect(entry?.textContent).toContain('11:00 · par Sol Idaire · concerne Nina Nomade · 50');
  expect(within(entry ?? document.body).getByText(/Rappelle demain/).textContent).toBe('Rappelle demain\nou jeudi');
  // What is about the beneficiary does not say so.
  expect(screen.getByText('Demande créée').closest('li')?.textContent).not.toContain('concerne');
});

test('the entries of one person are shown alone, also of a driver of whom there are none', async () => {
  const drivers = [wireDriver(5, 9, { userId: 40, givenName: 'Luc', familyName: 'Roy' })];
  const { person } = await openHarness(recordAt(2, { admindiary, adminsolutions: { drivers, threads: [] } }));
  await screen.findByText('Demande créée');
  expect(shown()).toEqual(['lundi 9 mars 2026', 'vendredi 6 mars 2026']);
  await person.click(chip('Nina Nomade'));
  expect(shown()).toEqual(['lundi 9 mars 2026']);
  await person.click(chip('Bénéficiaire'));
  expect(shown()).toEqual(['vendredi 6 mars 2026']);
  await person.click(chip('Luc Roy'));
  expect(screen.getByText('Aucune entrée pour cette personne')).toBeTruthy();
  await person.click(chip('Tout'));
  expect(shown()).toHaveLength(2);
});

test('of many people eight chips are shown, and the others when asked', async () => {
  const entry = (admindiary as { userId: number; givenName: string }[])[0];
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...entry,
    userId: 100 + index,
    givenName: `Nina ${index}`,
  }));
  const { person } = await openHarness(recordAt(2, { admindiary: many }));
  const chips = within(await screen.findByRole('group', { name: 'Entrées affichées' }));
  expect(chips.getAllByRole('button')).toHaveLength(9);
  await person.click(chips.getByRole('button', { name: '6 autres' }));
  expect(chips.getAllByRole('button')).toHaveLength(14);
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
    'Retour à la recherche de solution',
    'Passage en suivi',
    'Demande rouverte',
    'Demande abandonnée',
    'Passage en recherche de solution',
    'Prise en compte',
    'Demande créée',
  ]);
});
