import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';

const EventCreatePage = await createPage('events_create');

beforeEach(() => {
  const page = { unreadable: [], page: 1, perPage: 20, rows: [], total: 0 };
  installFakeBridge({
    'app.setUnsaved': () => undefined,
    'users.list': () => page,
    'communities.list': () => page,
  });
});

const open = async () => {
  const opened = await openScreen(<EventCreatePage />, {
    rights: ['event_create', 'event_read', 'user_list', 'community_list'],
    config: { modules: { event: true, community: true } },
  });
  await screen.findByRole('button', { name: 'Enregistrer' });
  return opened;
};

const index = () => within(screen.getByRole('navigation', { name: 'Sections du formulaire' }));
const entries = () =>
  index()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const bar = () => within(screen.getByRole('group', { name: 'Actions du formulaire' }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
function put(name: string, value: string) {
  fireEvent.change(box(name), { target: { value } });
  fireEvent.blur(box(name));
}

test('the index names the sections in their order, what is done, and how many errors each has', async () => {
  await open();
  await waitFor(() => expect(entries()).toEqual(['Présentation', 'Dates', 'Lieu', 'Publication, rempli', 'Image']));
  put('Nom', 'Bal');
  await waitFor(() => expect(entries()[0]).toBe('Présentation, rempli'));
  save();
  await waitFor(() =>
    expect(entries()).toEqual([
      'Présentation, rempli',
      'Dates2, 2 champs à corriger',
      'Lieu1, 1 champ à corriger',
      'Publication, rempli',
      'Image',
    ]),
  );
  expect(bar().getByText('3 champs à corriger')).toBeDefined();
});

test('an entry of the index leads to the heading of its section', async () => {
  const { person } = await open();
  await person.click(index().getByRole('button', { name: /^Lieu/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Lieu' }));
});

test('the first field of a new record has the focus', async () => {
  await open();
  expect(document.activeElement).toBe(box('Nom'));
});

test('the bar ends with its primary button, and says what remains before it is pressed', async () => {
  await open();
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Annuler', 'Enregistrer et fermer', 'Enregistrer']);
  await waitFor(() =>
    expect(bar().getByText(/reste à remplir/).textContent).toMatch(/^reste à remplir\s: Nom, Début, Fin et Lieu$/u),
  );
  put('Nom', 'Bal');
  await waitFor(() => expect(bar().getByText(/reste à remplir/).textContent).toContain('Début, Fin et Lieu'));
});

test('saving is never disabled: pressing it shows what is missing, in a summary that leads there', async () => {
  const { person } = await open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' });
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, null]);
  save();
  const link = await screen.findByRole('button', { name: /^Début\s: Ce champ est obligatoire/u });
  expect(document.activeElement).toBe(box('Nom'));
  expect(box('Nom').getAttribute('aria-invalid')).toBe('true');
  await person.click(link);
  expect(document.activeElement).toBe(box('Début'));
  await person.keyboard('{F8}');
  expect(document.activeElement).toBe(box('Fin'));
  await person.keyboard('{Shift>}{F8}{/Shift}');
  expect(document.activeElement).toBe(box('Début'));
});

test('what is optional is said in words beside its label, and the rule once', async () => {
  await open();
  expect(screen.getAllByText(/sauf mention « facultatif »/)).toHaveLength(1);
  const marked = screen.getAllByText('facultatif').map((mark) => mark.parentElement?.textContent);
  expect(marked).toContain('Résumé facultatif');
  expect(marked).not.toContain('Nom facultatif');
  expect(box('Nom').required || box('Nom').getAttribute('aria-required') === 'true').toBe(true);
});

test('an end before the start is put right by a press', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('switch', { name: 'Préciser les heures' }));
  put('Début', '05/12/2999');
  put('Heure de début', '18h');
  put('Fin', '05/12/2999');
  put('Heure de fin', '1230');
  await person.click(await screen.findByRole('button', { name: 'Mettre 20:00' }));
  expect(box('Heure de fin').value).toBe('20:00');
  await waitFor(() => expect(screen.queryByText('La fin est avant le début')).toBeNull());
  expect(document.activeElement).toBe(box('Fin'));
});
