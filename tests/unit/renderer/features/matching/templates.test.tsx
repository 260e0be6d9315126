import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TemplatesDialog } from '#renderer/features/matching/templates/TemplatesDialog.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { MessageTemplate } from '#shared/ipc/templates.ts';
import { type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordWith } from '#tests/support/fake-solutions.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';

const greeting: MessageTemplate = { id: 'a', name: 'Premier contact', text: 'Je suis {prénom}, {date}, {départ}.' };

async function open(handlers: FakeHandlers = {}, client = newCache()) {
  let templates = [greeting];
  const bridge = installFakeBridge({
    'templates.list': () => ({ templates, isRead: true }),
    'templates.save': ({ id, ...rest }) => {
      const saved = { ...rest, id: id ?? 'b' };
      templates = [...templates.filter((one) => one.id !== saved.id), saved];
      return { id: saved.id, isOnDisk: true };
    },
    'templates.drop': ({ id }) => {
      templates = templates.filter((one) => one.id !== id);
    },
    ...handlers,
  });
  const onUse = vi.fn();
  const opened = await openScreen(
    <TemplatesDialog record={recordWith()} driver={null} onUse={onUse} onClose={() => undefined} />,
    {
      client,
    },
  );
  await screen.findByRole('alertdialog', { name: 'Modèles de messages' });
  return { ...opened, bridge, onUse };
}
const write = async ({ person }: Awaited<ReturnType<typeof open>>, text: string) => {
  await person.click(await screen.findByRole('button', { name: 'Nouveau modèle' }));
  await person.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Rappel');
  await person.click(screen.getByRole('textbox', { name: /^Texte/ }));
  await person.paste(text);
};

describe('message templates', () => {
  it('are shown and used as the record fills them', async () => {
    const { person, onUse } = await open();
    await person.click(await screen.findByRole('button', { name: /^Utiliser.*Premier contact/ }));
    expect(onUse).toHaveBeenCalledWith('Je suis Ben, lundi 1er mars 2027 à 09:30, Nancy.', expect.any(String));
  });

  it('are written with fields to insert, a preview, and a word about what is unknown', async () => {
    const opened = await open();
    await write(opened, 'Pour {ville}, de ');
    await opened.person.click(screen.getByRole('button', { name: /^Insérer.*Départ/ }));
    expect(screen.getByText('Pour {ville}, de Nancy')).toBeTruthy();
    expect(screen.getByText(/Champ inconnu, laissé tel quel : \{ville\}/u)).toBeTruthy();
    await opened.person.click(screen.getByRole('button', { name: 'Enregistrer le modèle' }));
    await screen.findByText('Modèle enregistré.');
    expect(opened.bridge.requests('templates.save')).toEqual([
      { id: null, name: 'Rappel', text: 'Pour {ville}, de {départ}' },
    ]);
    expect(screen.getByText('Rappel')).toBeTruthy();
  });

  it('need a name and a text', async () => {
    const { bridge, person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Nouveau modèle' }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer le modèle' }));
    const buttons = screen.getAllByRole('button').slice(-3);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Fermer', 'Annuler', 'Enregistrer le modèle']);
    expect(screen.getByText('Saisissez un nom pour le modèle.')).toBeTruthy();
    expect(screen.getByText('Saisissez le texte du modèle.')).toBeTruthy();
    expect(bridge.requests('templates.save')).toEqual([]);
  });

  it('that could not be saved stay as they were typed, also when the dialog was closed', async () => {
    const client = newCache();
    const refused = () => {
      throw new AppFailure({ kind: 'refused', platformText: 'tooMany' });
    };
    const opened = await open({ 'templates.save': refused }, client);
    await write(opened, 'Bonjour');
    await opened.person.click(screen.getByRole('button', { name: 'Enregistrer le modèle' }));
    await screen.findByRole('alert');
    opened.unmount();
    await open({}, client);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Texte/ })).value).toBe('Bonjour');
  });

  it('that cannot be read are told as such, never as none, and are read again once the keychain is unlocked', async () => {
    let isRead = false;
    const { person, bridge } = await open({
      'templates.list': () => ({ templates: isRead ? [greeting] : [], isRead }),
      'drafts.askKeychain': () => {
        isRead = true;
      },
    });
    await screen.findByText('Vos modèles précédents ne peuvent pas s’afficher pour l’instant');
    expect(screen.getByText(/^Ils ne sont pas perdus.*déverrouillez-le, puis réessayez/u)).toBeTruthy();
    expect(screen.queryByText(/^Aucun modèle pour le moment/u)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Premier contact')).toBeTruthy();
    expect(screen.queryByText(/ne peuvent pas s’afficher/u)).toBeNull();
    expect(bridge.requests('drafts.askKeychain')).toHaveLength(1);
  });

  it('say that they are lost with the application where there is no keychain', async () => {
    const opened = await open({ 'templates.save': () => ({ id: 'b', isOnDisk: false }) });
    await write(opened, 'Bonjour');
    await opened.person.click(screen.getByRole('button', { name: 'Enregistrer le modèle' }));
    await screen.findByText(/pas encore gardé sur cet ordinateur/);
  });

  it('are removed', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /^Supprimer.*Premier contact/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    await dialog.findByText('Modèle supprimé.');
    await waitFor(() => expect(dialog.queryByText('Premier contact')).toBeNull());
  });
});
