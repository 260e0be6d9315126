import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { PastImport, PastLine } from '#shared/ipc/import-history.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

/** The reports of imports that are over. */

const past: PastImport = {
  id: 'p1',
  fileName: 'personnes.csv',
  startedAt: asInstant('2026-06-15T10:00:00.000Z'),
  endedAt: asInstant('2026-06-15T10:05:00.000Z'),
  isGivenUp: true,
  counts: { added: 200, existing: 0, updated: 0, refused: 1, uncertain: 0, leftOut: 1 },
  notSent: 3,
};
const lines: PastLine[] = [
  { line: 7, outcome: 'refused', column: 'communityId', reason: 'unknownCommunity' },
  { line: 9, outcome: 'leftOut', column: 'email', reason: 'email' },
];
let all: PastImport[];
let bridge: FakeBridge;
beforeEach(() => {
  all = [past, { ...past, id: 'p2', fileName: 'membres.csv', given: { communityId: '4' } }];
  bridge = installFakeBridge({
    'import.unfinished': () => [],
    'import.history': () => all,
    'import.pastLines': ({ outcome }) => {
      const wanted = lines.filter((one) => outcome === undefined || one.outcome === outcome);
      return { total: wanted.length, lines: wanted };
    },
    'import.savePast': () => ({ fileName: 'personnes-escale.csv' }),
  });
});
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function open() {
  await openScreen(<ImportWizard kind="users" onShowList={() => {}} />);
  await click('Imports effectués');
}

test('imports that are over are listed with what became of them, those of this kind only', async () => {
  await open();
  const row = (await screen.findByRole('rowheader', { name: 'personnes.csv' })).closest('tr');
  expect(row?.textContent).toContain(
    '200 ajoutés · 1 refusé · 1 laissé de côté · 3 non envoyés · abandonné avant la fin',
  );
  expect(screen.queryByText('membres.csv')).toBeNull();
});

test('a report tells each line in plain words, by outcome where wanted', async () => {
  await open();
  await click(/^Ouvrir le bilan/u);
  const refused = (await screen.findByRole('rowheader', { name: '7' })).closest('tr');
  expect(refused?.textContent).toContain('Cette communauté n’existe pas sur la plateforme');
  expect(screen.getByRole('rowheader', { name: '9' }).closest('tr')?.textContent).toContain('Laissé de côté');
  fireEvent.change(screen.getByRole('combobox', { name: 'Résultat' }), { target: { value: 'leftOut' } });
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: '7' })).toBeNull());
  expect(await screen.findByRole('rowheader', { name: '9' })).toBeDefined();
  await click('Revenir à la liste');
  expect(await screen.findByRole('rowheader', { name: 'personnes.csv' })).toBeDefined();
});

test('the lines to correct are saved again, or it is said why not', async () => {
  await open();
  await click(/^Ouvrir le bilan/u);
  await click('Enregistrer ces lignes dans un fichier…');
  expect(await screen.findByText('Lignes enregistrées : personnes-escale.csv')).toBeDefined();
  const [saved] = bridge.requests('import.savePast');
  expect(
    saved?.texts.find(({ reason, column }) => reason === 'unknownCommunity' && column === 'communityId')?.error,
  ).toBe('Cette communauté n’existe pas sur la plateforme');
  bridge.answer('import.savePast', () => {
    throw new AppFailure({ kind: 'file', reason: 'changed' });
  });
  await click('Enregistrer ces lignes dans un fichier…');
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('without any, the dialog says so', async () => {
  all = [];
  await open();
  expect(await screen.findByText(/^Aucun import terminé/u)).toBeDefined();
});
