import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { AppFailure } from '#shared/failure.ts';
import { instantOf } from '#shared/instant.ts';
import type { ImportOptions, OpenedRecipe } from '#shared/ipc/transfer.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf, reportOf } from '#tests/support/import-detection.ts';
import { openScreen } from '#tests/support/screen.tsx';

const detection = detectionOf({
  columns: [
    { title: 'Courriel', column: 'email', samples: ['lea@example.org'], filled: 3 },
    { title: 'Ville', column: 'addressLocality', samples: ['st die'], filled: 3 },
  ],
  sampled: 3,
});
const options: ImportOptions = {
  mapping: ['email', null],
  constants: { addressCountry: 'France' },
  repairs: [{ column: 'email', change: { kind: 'case', to: 'lower' }, cause: null }],
};
const opened: OpenedRecipe = {
  recipe: { savedAt: instantOf(0), options },
  lacking: ['Né le', 'Téléphone'],
  isOtherPlatform: true,
};

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.announce': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'mai.xlsx', size: 2048 }),
    'import.unfinished': () => [],
    'import.inspect': () => detection,
    'import.openRecipe': () => opened,
    'import.check': () => reportOf({ repaired: [2] }),
    'import.values': () => ({ values: [], isComplete: true }),
    'import.saveRecipe': ({ name }) => ({ fileName: `${name}.json` }),
  });
});

async function open() {
  const { person } = await openScreen(<ImportWizard kind="users" onShowList={() => {}} />);
  const click = async (name: string) => person.click(await screen.findByRole('button', { name }));
  await click('Choisir un fichier…');
  return click;
}

test('a recipe of a colleague is opened, says what the file and the platform lack, and is applied by one press', async () => {
  const click = await open();
  await click('Ouvrir une recette');
  expect(await screen.findByText(/^Cette recette a 1 correction \(/u)).toBeDefined();
  expect(screen.getByText(/^Ce fichier n’a pas ces colonnes de la recette\s: Né le et Téléphone\.$/u)).toBeDefined();
  expect(screen.getByText(/autre plateforme/u)).toBeDefined();
  await click('Appliquer et vérifier');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(1));
  expect(bridge.requests('import.check')[0]?.options).toMatchObject(options);
  await click('Enregistrer la recette dans un fichier');
  expect(await screen.findByText('Recette enregistrée dans Recette - mai.json')).toBeDefined();
  expect(bridge.requests('import.saveRecipe')[0]).toMatchObject({ selectionId: 's1', name: 'Recette - mai', options });
});

test('a file that is no recipe is refused with what to do, and nothing of the import changes', async () => {
  bridge.answer('import.openRecipe', () => {
    throw new AppFailure({ kind: 'file', reason: 'notRecipe' });
  });
  const click = await open();
  await click('Ouvrir une recette');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /n’est pas une recette d’import.*Enregistrer la recette/u,
  );
  expect(screen.getByRole('button', { name: 'Vérifier toutes les lignes' }).getAttribute('aria-disabled')).toBeNull();
});

test('a recipe that only cuts and links columns is not taken for applied', async () => {
  const derived: ImportOptions['derived'] = [{ kind: 'split', of: 1, at: 'postcode', text: '' }];
  const mapping = ['email', null, 'postalCode', 'addressLocality'];
  bridge.answer('import.openRecipe', () => ({
    recipe: { savedAt: instantOf(0), options: { mapping, derived } },
    lacking: [],
    isOtherPlatform: false,
  }));
  const click = await open();
  await click('Ouvrir une recette');
  await click('Appliquer la recette');
  expect(await screen.findByText(/^La recette est appliquée/u)).toBeDefined();
  expect(bridge.requests('import.inspect').at(-1)?.options).toMatchObject({ mapping, derived });
  await click('Vérifier toutes les lignes');
  expect(await screen.findByRole('button', { name: 'Enregistrer la recette' })).toBeDefined();
});
