import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Permission } from '#shared/permissions.ts';
import { ended, NEW_ID, openEdit, recorded } from './edit-harness.tsx';

const CTRL_ENTER = '{Control>}{Enter}{/Control}';
const save = () => screen.findByRole('button', { name: /^Enregistrer/ });
const rights: readonly Permission[] = ['solidary_read', 'solidary_update', 'structure_read', 'user_list'];

it('An edition is sent once, however often it is saved while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const record = recorded('regular', { needs: [] });
  const { bridge, person } = await openEdit(record, {
    'solidaryrecords.edit': async () => {
      await promise;
      return ended('changed', { id: record.id });
    },
  });
  await person.click(await screen.findByRole('textbox', { name: /Autre besoin/ }));
  await person.paste('Un chien');
  await person.dblClick(await save());
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await person.keyboard(CTRL_ENTER + CTRL_ENTER);
  resolve();
  await screen.findByText(/Address:/);
  expect(bridge.requests('solidaryrecords.edit')).toHaveLength(1);
});

it('A replacement is asked about once and sent once, whatever is pressed while the e-mail is looked for', async () => {
  const slow = Promise.withResolvers<void>();
  const handlers = {
    'users.findByEmail': async () => {
      await slow.promise;
      return null;
    },
    'solidaryrecords.edit': () => ended('replaced', { id: NEW_ID }),
  };
  const { bridge, person } = await openEdit(recorded('punctual'), handlers, { rights });
  const email = await screen.findByRole('textbox', { name: /^E-mail/ });
  await person.clear(email);
  await person.paste('autre@example.test');
  const button = await save();
  await person.click(button);
  await person.click(button);
  await person.keyboard(CTRL_ENTER);
  // Asked when the field was left and by the first press: the others start nothing that could overtake it.
  expect(bridge.requests('users.findByEmail')).toHaveLength(2);
  slow.resolve();
  const dialog = await screen.findByRole('alertdialog', { name: /Remplacer la demande/ });
  await person.dblClick(within(dialog).getByRole('button', { name: 'Remplacer' }));
  await screen.findByText(`Address: /solidaryrecords/show/${NEW_ID}`);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(bridge.requests('solidaryrecords.edit')).toHaveLength(1));
});

it('A record that stays flexible is not replaced before its warning was accepted', async () => {
  const record = recorded('flexible', { needs: [], adminstructureSolidaryTransport: false });
  const { person } = await openEdit(record);
  await person.click(await screen.findByRole('textbox', { name: /Autre besoin/ }));
  await person.paste('Un chien');
  expect(await screen.findByText(/ne plus réussir à afficher cette demande/)).toBeTruthy();
  await person.click(await save());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Créer quand même' }));
  await person.click(await save());
  expect(await screen.findByRole('alertdialog', { name: /Remplacer la demande/ })).toBeTruthy();
});

it('A record that is flexible gets a day instead where that is chosen, with the focus in its field', async () => {
  const record = recorded('flexible', { needs: [], adminstructureSolidaryTransport: false });
  const { person } = await openEdit(record);
  await person.click(await screen.findByRole('textbox', { name: /Autre besoin/ }));
  await person.paste('Un chien');
  await person.click(await screen.findByRole('button', { name: 'Choisir un jour' }));
  await waitFor(() => expect(screen.queryByText(/ne plus réussir à afficher cette demande/)).toBeNull());
  expect(document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field).toBe('times.punctual.day');
});

it('An e-mail is looked for once its field is left, and nobody before', async () => {
  const { person, bridge } = await openEdit(recorded('punctual'), { 'users.findByEmail': () => null }, { rights });
  const email = await screen.findByRole('textbox', { name: /^E-mail/ });
  await person.clear(email);
  await person.type(email, 'neuve@example.test');
  expect(bridge.requests('users.findByEmail')).toEqual([]);
  await person.tab();
  await waitFor(() => expect(bridge.requests('users.findByEmail')).toEqual([{ email: 'neuve@example.test' }]));
});
