import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preferences } from '#shared/preferences.ts';
import { openDashboard, room } from '#tests/support/dashboard-page.tsx';

const menuItem = async (person: Awaited<ReturnType<typeof openDashboard>>['person'], name: string) => {
  await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await person.click(await screen.findByRole('menuitem', { name }));
};

it('a dashboard is kept in the favourites of the palette and reopened with its parameters', async () => {
  const { address, asked, person, router } = await openDashboard({
    at: '/analytics?periodicity=yearly&communityId=4&territoryId=6',
  });
  await screen.findByRole('region', { name: 'Tableau de bord\u00a0: Synthèse, année' });
  await menuItem(person, 'Ajouter aux favoris…');
  const name = await screen.findByRole('textbox', { name: /^Nom du favori/u });
  // What the page shows is proposed.
  expect((name as HTMLInputElement).value).toMatch(/^Synthèse · Année/u);
  await person.clear(name);
  await person.type(name, 'Bilan du lycée');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

  await router.navigate({ to: '/' });
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await screen.findByRole('combobox', { name: /^Rechercher une page/u }), 'bilan');
  await person.click(await screen.findByRole('option', { name: /^Bilan du lycée/u }));
  await waitFor(() => expect(address()).toBe('/analytics?view=summary&periodicity=yearly&communityId=4&territoryId=6'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ periodicity: 'yearly', communityId: 4, territoryId: 6 }));

  // The page knows itself again, under its own name alone.
  await menuItem(person, 'Retirer des favoris');
  await person.click(screen.getByRole('button', { name: 'Autres actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Ajouter aux favoris…' })).toBeDefined();
});

it('favourites are those of one person, and a page that is unknown is left out', async () => {
  const kept = preferences.parse({
    locale: 'fr',
    theme: 'light',
    favourites: {
      8: [{ id: 'f1', name: 'De Dominique', path: '/analytics?view=summary' }],
      7: [
        { id: 'f2', name: 'De Camille', path: '/analytics?view=summary' },
        { id: 'f3', name: 'De Camille, perdue', path: '/nowhere' },
      ],
    },
  });
  const { person } = await openDashboard({ bootstrap: { preferences: kept } });
  await room();
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await screen.findByRole('combobox', { name: /^Rechercher une page/u }), '/de');
  expect((await screen.findAllByRole('option', { name: /^De /u })).map(({ textContent }) => textContent)).toEqual([
    'De CamilleStatistiques',
  ]);
});
