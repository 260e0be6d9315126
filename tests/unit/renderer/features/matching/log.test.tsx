import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recordWith, wireDriver, wireEntry } from '#tests/support/fake-solutions.ts';
import { openSolutions, writeResult } from '#tests/support/open-solutions.tsx';

type Wire = Readonly<Record<string, unknown>>;

async function openLog(item: string, wire: Wire = {}, outcome: 'done' | 'notDone' = 'done') {
  const record = recordWith({ adminsolutions: { drivers: [wireDriver(1, 1)], threads: [] }, ...wire });
  const opened = await openSolutions(record, {
    handlers: { 'solidaryrecords.act': () => writeResult(outcome, outcome === 'done' ? { record } : {}) },
  });
  const { person, bridge } = opened;
  await person.click(await screen.findByRole('button', { name: 'Noter un contact avec Nina Nomade' }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { ...opened, dialog, sent: () => bridge.requests('solidaryrecords.act') };
}

describe('noting a contact with a driver', () => {
  it.each([
    ['Noter un appel', 72],
    ['Noter un SMS', 43],
    ['Mise en relation', 49],
    ['A refusé', 50],
  ])('%s sends action %i for the driver, with the comment', async (item, action) => {
    const { person, dialog, sent } = await openLog(item);
    await person.type(dialog.getByRole('textbox', { name: 'Commentaire' }), 'Rappelle ce soir');
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toMatchObject([{ id: 1, action, user: 3, comment: 'Rappelle ce soir', progression: null }]);
  });

  it.each([
    ['Noter un appel', 73],
    ['Noter un SMS', 46],
  ])('%s is reminder %i once the diary holds a contact', async (item, action) => {
    const { person, dialog, sent } = await openLog(item, {
      admindiary: [wireEntry('contact_message', 3, '2026-11-12')],
    });
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent()).toMatchObject([{ action }]));
  });

  it('on a record in follow-up says that it goes back, and offers a note that moves nothing', async () => {
    const { person, dialog, sent } = await openLog('Noter un appel', { status: 3, progression: 75 });
    expect(dialog.getByText(/La demande reviendra à/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Enregistrer et revenir' })).toBeTruthy();
    await person.type(dialog.getByRole('textbox', { name: 'Commentaire' }), 'Vu{Control>}{Enter}{/Control}');
    expect(sent()).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Enregistrer comme note libre' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toMatchObject([{ action: 90, user: 3, progression: null }]);
    expect(sent()[0]?.comment).toMatch(/^Conducteur contacté par téléphone.*Vu$/);
  });

  it('that is too long is not sent, and a note is left to be shortened with its label', async () => {
    const { person, dialog, sent } = await openLog('Noter un appel', { status: 3, progression: 75 });
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Commentaire' });
    await person.click(field);
    await person.paste('a'.repeat(1990));
    await person.click(dialog.getByRole('button', { name: 'Enregistrer comme note libre' }));
    expect(field.value).toMatch(/^Conducteur contacté par téléphone.+a{1990}$/);
    await person.click(dialog.getByRole('button', { name: 'Enregistrer et revenir' }));
    expect(sent()).toEqual([]);
  });

  it('is sent once, whatever is pressed', async () => {
    const { person, dialog, sent } = await openLog('A refusé');
    await person.type(dialog.getByRole('textbox', { name: 'Commentaire' }), 'Non{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toHaveLength(1);
  });

  it('that was not saved keeps the comment', async () => {
    const { person, dialog } = await openLog('A refusé', {}, 'notDone');
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Commentaire' });
    await person.type(field, 'Parti');
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await dialog.findByRole('alert');
    expect(field.value).toBe('Parti');
  });
});
