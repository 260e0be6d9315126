import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '#renderer/modules/campaigns/message/content.ts';
import { MessageStore } from '#renderer/modules/campaigns/message/store.ts';
import { AppFailure } from '#shared/failure.ts';
import { permissions as rights } from '#shared/permissions.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { newCache, openScreen } from '#tests/support/screen.tsx';
import { readCampaign } from './campaign.ts';

const CampaignCreatePage = await createPage('campaigns_create');
const CampaignEditPage = await editPage('campaigns_edit');

vi.setConfig({ testTimeout: 30_000 });

const platform = 'https://api.example.org';
let bridge: FakeBridge;
let stored: Campaign;
/** Images whose upload is refused, by the ids of their selections. */
let refused: Set<string>;
let uploads: string[];
let chosen: number;

beforeEach(() => {
  stored = readCampaign();
  refused = new Set();
  uploads = [];
  chosen = 0;
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'campaigns.list': ({ page, perPage }) => ({ rows: [stored], unreadable: [], total: 1, page, perPage }),
    'campaigns.get': ({ id }) => ({ ...stored, id }),
    'campaigns.create': ({ name, subject, body }) => {
      stored = { ...stored, name, subject, body };
      return { id: 50 };
    },
    'campaigns.update': ({ id, changes }) => {
      stored = { ...stored, ...changes };
      return { id };
    },
    'campaigns.findDuplicate': () => null,
    'campaigns.duplicate': ({ name }) => ({ id: 90, name, images: 0, failedImages: 0, error: null }),
    'campaigns.uploadImage': ({ selectionId }) => {
      uploads.push(selectionId);
      if (refused.has(selectionId)) throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
      return { imageId: uploads.length, src: `${platform}/images/${selectionId}.png`, isShown: true };
    },
    'campaigns.copyImage': ({ src }) => {
      uploads.push(src);
      if (refused.has(src)) throw new AppFailure({ kind: 'server', status: 404, isUnreadable: true });
      return { imageId: 900 + uploads.length, src: src.replace('former', 'own'), isShown: true };
    },
    'files.choose': () => {
      chosen += 1;
      return { selectionId: `s${chosen}`, name: `image-${chosen}.png`, size: 2000 };
    },
    'files.release': () => undefined,
  });
});

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const put = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const add = async (kind: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter un bloc' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: kind }));
};
const cards = () => screen.getAllByRole('listitem').filter(({ dataset }) => dataset.block !== undefined);
const addImage = async () => {
  await add('Image');
  const card = cards().at(-1);
  if (card === undefined) throw new Error('no block was added');
  fireEvent.click(within(card).getByRole('button', { name: /Choisir/u }));
  await within(card).findByText(/envoyée à l’enregistrement/u);
};
const elements = (body: string | undefined): unknown[] => JSON.parse(body ?? 'null');
const bodies = () => bridge.requests('campaigns.update').map(({ changes }) => elements(changes.body));

test('opens at the block that the address names, with the focus in it', async () => {
  const { router } = await openScreen(<CampaignEditPage id={7} />, { rights });
  await router.navigate({ to: '.', search: { block: 1 } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Texte du titre/u })));
});

describe('a new campaign', () => {
  test('is refused without a name, a subject and a filled block, and nothing is sent', async () => {
    await openScreen(<CampaignCreatePage />, { rights });
    await box(/^Nom interne/u);
    save();
    expect((await screen.findAllByText(/au moins un bloc rempli/u)).length).toBeGreaterThan(0);
    await add('Séparateur');
    save();
    await waitFor(() => expect(bridge.requests('campaigns.create')).toEqual([]));
  });

  test('asks for a filled block once its editor is left, not on adding one or while somebody types', async () => {
    const { person } = await openScreen(<CampaignCreatePage />, { rights });
    const isAsked = () => screen.queryAllByText(/au moins un bloc rempli/u).length > 0;
    await person.click(await screen.findByRole('button', { name: 'Ajouter un bloc' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Titre' }));
    const title = await box(/^Texte du titre/u);
    await person.type(title, 'A{Backspace}');
    expect(isAsked()).toBe(false);
    await person.click(await box(/^Nom interne/u));
    await waitFor(() => expect(isAsked()).toBe(true));
    // What was said goes once the message is without it, not with the next save.
    await person.type(await box(/^Texte du titre/u), 'Bonjour');
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  test('from a template bears the colour and the picture of the site', async () => {
    const letters = { color: '#ffcc00', picture: 'https://www.example.org/letter.png' };
    const { person } = await openScreen(<CampaignCreatePage />, {
      rights,
      config: { platformName: 'Mobilités 54', letters },
    });
    await person.click(await screen.findByRole('button', { name: 'Partir de…' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Invitation à un événement' }));
    expect(cards().map(({ dataset }) => dataset.kind)).toEqual(['image', 'title', 'text', 'text', 'button']);
    await put(/^Nom interne/u, 'Invitation');
    await put(/^Objet/u, 'Forum');
    await put(/^Adresse du bouton/u, 'https://www.example.org/forum');
    save();
    await waitFor(() => expect(bridge.requests('campaigns.create')).toHaveLength(1));
    const sent = elements(bridge.requests('campaigns.create')[0]?.body);
    expect(sent[0]).toMatchObject({ src: letters.picture, alt: 'Mobilités 54' });
    const button = sent.at(-1) as { color: string; value: string };
    expect(button.color).toBe('#ffcc00');
    expect(button.value).toContain('background-color:#ffcc00');
    // White could not be read on it.
    expect(button.value).toContain('color:#000000');
  });

  test('is saved in three steps: without its new image, then the image, then with all of it', async () => {
    await openScreen(<CampaignCreatePage />, { rights });
    await put(/^Nom interne/u, 'Lettre de juin');
    await put(/^Objet/u, 'Deux places');
    await add('Titre');
    await put(/^Texte du titre/u, 'Bonjour');
    await addImage();
    save();
    expect(await screen.findByText('Address: /campaigns/show/50')).toBeDefined();
    const [created] = bridge.requests('campaigns.create');
    expect(elements(created?.body)).toEqual([{ type: 'title', position: 1, value: 'Bonjour' }]);
    expect(bodies()).toEqual([
      [
        { type: 'title', position: 1, value: 'Bonjour' },
        { type: 'image', position: 2, src: `${platform}/images/s1.png`, id: 1 },
      ],
    ]);
  });

  test('exists once when an image is refused: its form shows which, and the next save sends that one alone', async () => {
    refused.add('s2');
    const client = newCache();
    const { unmount } = await openScreen(<CampaignCreatePage />, { rights, client });
    await put(/^Nom interne/u, 'Lettre de juin');
    await put(/^Objet/u, 'Deux places');
    await add('Titre');
    await put(/^Texte du titre/u, 'Bonjour');
    await addImage();
    await addImage();
    save();
    expect(await screen.findByText('Address: /campaigns/50')).toBeDefined();
    expect(bridge.requests('campaigns.create')).toHaveLength(1);
    expect(uploads).toEqual(['s1', 's2']);
    unmount();
    const load = vi.spyOn(MessageStore.prototype, 'load');
    await openScreen(<CampaignEditPage id={50} />, { rights, client });
    expect(await screen.findByText(/1 image n’a pas pu être envoyée/u)).toBeDefined();
    expect(cards()).toHaveLength(3);
    // The stored message, which lacks one, never takes its place, not even for a moment.
    for (const [text] of load.mock.calls) expect(readContent(text)).toMatchObject({ blocks: { length: 3 } });
    load.mockRestore();
    expect(within(cards().at(-1) as HTMLElement).getByRole('alert')).toBeDefined();
    refused.clear();
    save();
    await waitFor(() => expect(uploads).toEqual(['s1', 's2', 's2']));
    await waitFor(() => expect(elements(stored.body)).toHaveLength(3));
    expect(bridge.requests('campaigns.create')).toHaveLength(1);
    // What is typed next lacks nothing any more.
    await waitFor(() => expect(screen.queryByText(/n’a pas pu être envoyée/u)).toBeNull());
    await put(/^Objet/u, 'Trois places');
    await screen.findByText('Modifications non enregistrées');
    expect(screen.queryByText(/n’a pas pu être envoyée/u)).toBeNull();
  });

  test('does not go on to its recipients while an image of it is missing', async () => {
    refused.add('s1');
    await openScreen(<CampaignCreatePage />, { rights });
    await put(/^Nom interne/u, 'Lettre de juin');
    await put(/^Objet/u, 'Deux places');
    await add('Titre');
    await put(/^Texte du titre/u, 'Bonjour');
    await addImage();
    fireEvent.click(screen.getByRole('button', { name: 'Choisir les destinataires' }));
    expect(await screen.findByText('Address: /campaigns/50')).toBeDefined();
  });
});

describe('a stored campaign', () => {
  test('keeps what failed marked in its place after a refused image, and a retry sends only that one', async () => {
    refused.add('s2');
    await openScreen(<CampaignEditPage id={7} />, { rights });
    await put(/^Objet/u, 'Quatre places');
    await addImage();
    await addImage();
    save();
    expect(await screen.findByText(/1 image n’a pas pu être envoyée/u)).toBeDefined();
    expect(cards()).toHaveLength(4);
    const [, , good, bad] = cards();
    expect(within(bad as HTMLElement).getByRole('alert').textContent).toMatch(/\. Elle sera envoyée de nouveau/u);
    expect(within(good as HTMLElement).queryByRole('alert')).toBeNull();
    expect((await box(/^Objet/u)).value).toBe('Quatre places');
    refused.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(uploads).toEqual(['s1', 's2', 's2']));
    await waitFor(() => expect(screen.queryByText(/n’a pas pu être envoyée/u)).toBeNull());
    expect(bodies().at(-1)).toHaveLength(4);
    expect(bridge.requests('campaigns.create')).toEqual([]);
    // Nothing waits any more: one more save sends nothing.
    const sent = bridge.requests('campaigns.update').length;
    save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDefined());
    expect(bridge.requests('campaigns.update')).toHaveLength(sent);
  });

  test('is not sent when nothing changed, and its texts stay as they are when another block changes', async () => {
    const html = '<p style="color:red">Texte d’un <b>autre</b> outil</p>';
    stored = readCampaign({
      body: JSON.stringify([
        { type: 'text', position: 4, value: html },
        { type: 'video', position: 9, url: 'https://a.example' },
      ]),
    });
    await openScreen(<CampaignEditPage id={7} />, { rights });
    expect((await screen.findAllByText('Bloc inconnu')).length).toBeGreaterThan(0);
    await add('Titre');
    await put(/^Texte du titre/u, 'Fin');
    save();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toEqual([
      { type: 'text', position: 1, value: html },
      { type: 'video', position: 2, url: 'https://a.example' },
      { type: 'title', position: 3, value: 'Fin' },
    ]);
  });

  test('opens raw when its body is no list, and is saved once it was turned into a block', async () => {
    stored = readCampaign({ body: 'Bonjour à tous' });
    await openScreen(<CampaignEditPage id={7} />, { rights });
    expect((await box(/^Contenu brut/u)).value).toBe('Bonjour à tous');
    fireEvent.click(screen.getByRole('button', { name: 'Transformer en bloc de texte' }));
    save();
    await waitFor(() => expect(bodies()).toEqual([[{ type: 'text', position: 1, value: '<p>Bonjour à tous</p>' }]]));
  });

  test('cannot be changed after its first test, and offers a copy', async () => {
    stored = readCampaign({ status: 1 });
    await openScreen(<CampaignEditPage id={7} />, { rights });
    expect(await screen.findByText(/Contenu figé par le test \(/u)).toBeDefined();
    expect(screen.getAllByText(/figé/u)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Choisir les destinataires' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ajouter un bloc' })).toBeNull();
    expect((await box(/^Objet/u)).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Dupliquer et modifier' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Dupliquer' }));
    expect(await screen.findByText('Address: /campaigns/90')).toBeDefined();
    expect(bridge.requests('campaigns.duplicate')).toMatchObject([{ id: 7, name: 'Copie\u00a0: Lettre de mai' }]);
    expect(bridge.requests('campaigns.create')).toEqual([]);
  });

  test('is tried without fixing it once nothing of it waits to be saved', async () => {
    await openScreen(<CampaignEditPage id={7} />, { rights });
    const tried = await screen.findByRole('button', { name: 'Essayer…' });
    await put(/^Objet/u, 'Quatre places');
    await waitFor(() => expect(tried.getAttribute('aria-disabled')).toBe('true'));
    expect(screen.getByText(/l’essai envoie le message enregistré/u)).toBeDefined();
    fireEvent.click(tried);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await put(/^Objet/u, stored.subject);
    await waitFor(() => expect(tried.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(tried);
    expect(await screen.findByRole('button', { name: 'M’envoyer l’essai' })).toBeDefined();
  });

  test('refuses the name of another campaign before anything is sent', async () => {
    bridge.answer('campaigns.findDuplicate', () => ({ id: 3, name: 'Lettre de mai' }));
    await openScreen(<CampaignEditPage id={7} />, { rights });
    await put(/^Nom interne/u, 'lettre de MAI !');
    save();
    expect((await screen.findAllByText(/Lettre de mai/u)).length).toBeGreaterThan(0);
    expect(bridge.requests('campaigns.update')).toEqual([]);
  });
});

describe('blocks of a former campaign', () => {
  const [first, second] = [`${platform}/images/former-1.png`, `${platform}/images/former-2.png`];

  const takeOver = async () => {
    const image = (src: string, position: number) => ({ type: 'image', position, src, id: position });
    const former = readCampaign({
      id: 3,
      name: 'Lettre de mars',
      body: JSON.stringify([image(first, 1), image(second, 2)]),
    });
    bridge.answer('campaigns.get', ({ id }) => (id === 3 ? former : { ...stored, id }));
    bridge.answer('campaigns.list', ({ page, perPage }) => ({
      rows: [former],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }));
    await openScreen(<CampaignEditPage id={7} />, { rights });
    fireEvent.click(await screen.findByRole('button', { name: 'Partir de…' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /ancienne campagne/u }));
    fireEvent.click(await screen.findByRole('combobox', { name: 'Campagne' }));
    fireEvent.click(await screen.findByRole('option', { name: /Lettre de mars/u, hidden: true }));
    await screen.findByRole('list', { name: /^Blocs/u });
    fireEvent.click(await screen.findByRole('button', { name: 'Ajouter ces blocs à la suite' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
  };
  const pictures = () => elements(stored.body).slice(2);

  test('bring images of their own, which the deletion of the former one leaves', async () => {
    await takeOver();
    expect(screen.getAllByText(/Image d’une autre campagne/u)).toHaveLength(2);
    save();
    await waitFor(() => expect(uploads).toEqual([first, second]));
    await waitFor(() =>
      expect(pictures()).toMatchObject([
        { src: `${platform}/images/own-1.png`, id: 901 },
        { src: `${platform}/images/own-2.png`, id: 902 },
      ]),
    );
    expect(bridge.requests('campaigns.copyImage')).toEqual([
      { id: 7, src: first },
      { id: 7, src: second },
    ]);
    await waitFor(() => expect(screen.queryByText(/Image d’une autre campagne/u)).toBeNull());
  });

  test('say which image could not be copied, until it is copied or its address is kept', async () => {
    refused.add(second);
    await takeOver();
    save();
    const note = await screen.findByText(/n’a pas pu être copiée\s: c’est encore celle de l’autre campagne/u);
    const card = note.closest<HTMLElement>('[data-block]');
    expect(card).toBe(cards().at(-1));
    expect(note.textContent).not.toMatch(/plateforme/u);
    // Nothing of the message is missing meanwhile.
    expect(pictures()).toMatchObject([{ id: 901 }, { src: second }]);
    expect(pictures()[1]).not.toHaveProperty('id');
    fireEvent.click(screen.getByRole('button', { name: 'Garder cette adresse' }));
    await waitFor(() => expect(screen.queryByText(/n’a pas pu être copiée/u)).toBeNull());
    expect(screen.queryByText(/Image d’une autre campagne/u)).toBeNull();
    save();
    expect(uploads).toEqual([first, second]);
  });
});
