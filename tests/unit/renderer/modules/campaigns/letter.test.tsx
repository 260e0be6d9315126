import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contentOfLetter } from '#renderer/modules/campaigns/letter/content.ts';
import { LetterPage } from '#renderer/modules/campaigns/letter/LetterPage.tsx';
import { openLetter } from '#renderer/modules/campaigns/letter/open.ts';
import { keepOpened, keepRecipients } from '#renderer/modules/campaigns/letter/opened.ts';
import { RecipientsOfLetter } from '#renderer/modules/campaigns/letter/RecipientsOfLetter.tsx';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { OpenedLetter } from '#shared/ipc/campaign-letters.ts';
import { permissions as rights } from '#shared/permissions.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage } from '#tests/support/pages.tsx';
import { newCache, openScreen } from '#tests/support/screen.tsx';

const CampaignCreatePage = await createPage('campaigns_create');

vi.setConfig({ testTimeout: 30_000 });

const config = { modules: { campaign: true, community: true } };
const recipients = { communityId: 8, communityName: 'Lycée de Auray', audience: 'members' } as const;
const opened = (changes: Partial<OpenedLetter> = {}): OpenedLetter => ({
  letter: {
    name: 'Forum',
    subject: 'Venez au forum',
    body: JSON.stringify([
      { type: 'title', value: 'Le forum' },
      { type: 'text', value: '<p onclick="x()">Bonjour<script>alert(1)</script></p>' },
      { type: 'image', src: 'https://elsewhere.example.org/pixel.png', id: 12 },
    ]),
    recipients,
  },
  author: 'Loïc Le Goff',
  savedAt: asInstant('2026-05-03T10:00:00Z'),
  fileName: 'lettre.json',
  isOtherPlatform: false,
  ...changes,
});

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.ofNew': () => [],
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'communities.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'campaigns.findDuplicate': () => null,
    'campaigns.create': () => ({ id: 50 }),
    'campaigns.get': ({ id }) => readCampaign({ id }),
    'campaigns.saveLetter': () => ({ fileName: 'lettre.json' }),
    'campaigns.memberRecipients': () => ({
      chosen: 9,
      accepting: 4,
      batches: [[{ id: 1, userId: 2 }]],
      isFilterExact: false,
    }),
    'campaigns.associateMembers': () => ({ outcome: 'associated', count: 4 }),
    'campaigns.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
  });
});

describe('what is taken of a letter', () => {
  const blocks = (list: readonly object[], picture?: string) => contentOfLetter(JSON.stringify(list), picture);

  test('is sanitized as a paste is, and has no key of the file beside its own', () => {
    expect(
      blocks([
        { type: 'title', value: 'A', tracker: 'x' },
        { type: 'text', value: '<p onclick="x()">B<script>alert(1)</script><iframe src="https://e.org"></iframe></p>' },
      ]).blocks,
    ).toEqual([
      { kind: 'title', text: 'A' },
      { kind: 'text', html: '<p>B</p>' },
    ]);
  });

  test('has links where a message may lead alone', () => {
    const button = (href: string) => ({
      type: 'text',
      kind: 'button',
      label: 'Ici',
      href,
      value: `<a href="${href}">Ici</a>`,
    });
    expect(blocks([button('javascript:alert(1)'), button('https://example.org')]).blocks).toEqual([
      { kind: 'button', label: 'Ici', href: '' },
      { kind: 'button', label: 'Ici', href: 'https://example.org' },
    ]);
  });

  test('has no picture but that of the site, which is not the campaign’s to delete', () => {
    const picture = 'https://www.example.org/letter.png';
    const all = [
      { type: 'image', src: picture, id: 4 },
      { type: 'image', src: 'https://elsewhere.example.org/pixel.png', id: 5 },
      { type: 'video', src: picture },
    ];
    const { blocks: taken, leftOut } = blocks(all, picture);
    expect(taken).toMatchObject([{ kind: 'image', src: picture, imageId: null }]);
    expect(leftOut).toBe(2);
    expect(blocks(all).leftOut).toBe(3);
  });
});

describe('the letter of a manager', () => {
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const put = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });

  test('says whose it is to send before anything is written, and is saved to a file with whom it is for', async () => {
    bridge.answer('communities.get', () => ({ id: 8, name: 'Lycée de Auray' }) as never);
    const { person } = await openScreen(<LetterPage id={8} search={{}} onSearch={() => {}} />, { rights, config });
    expect(await screen.findByText('Cette lettre est à confier à un administrateur.')).toBeDefined();
    await person.click(await screen.findByRole('radio', { name: /^Les modérateurs/u }));
    await put(/^Objet/u, 'Venez au forum');
    await put(/^Nom interne/u, 'Forum');
    await person.click(screen.getByRole('button', { name: 'Ajouter un bloc' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain('Image');
    await person.click(screen.getByRole('menuitem', { name: 'Titre' }));
    await put(/^Texte du titre/u, 'Le forum');
    await person.click(screen.getByRole('button', { name: 'Enregistrer dans un fichier…' }));
    expect(await screen.findByText(/Lettre enregistrée dans/u)).toBeDefined();
    expect(bridge.requests('campaigns.saveLetter')).toEqual([
      {
        name: 'Forum',
        subject: 'Venez au forum',
        body: JSON.stringify([{ type: 'title', position: 1, value: 'Le forum' }]),
        recipients: { ...recipients, audience: 'moderators' },
        fileName: 'Lettre - Venez au forum',
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Enregistrer et fermer' })).toBeNull();
  });

  test('of a community that is gone says so, and leads back', async () => {
    bridge.answer('communities.get', () => {
      throw new AppFailure({ kind: 'notFound' });
    });
    await openScreen(<LetterPage id={8} search={{}} onSearch={() => {}} />, { rights, config });
    expect(await screen.findByRole('link', { name: /liste/iu })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enregistrer dans un fichier…' })).toBeNull();
  });
});

describe('a letter that is opened', () => {
  test('fills the form of a new campaign, says whose it is and what was left, and saves nothing by itself', async () => {
    const client = newCache();
    keepOpened(client, opened());
    const { person } = await openScreen(<CampaignCreatePage />, { rights, config, client, roles: ['ROLE_ADMIN'] });
    expect(await screen.findByText(/Préparée par Loïc Le Goff/u)).toBeDefined();
    expect(screen.getByText(/Les membres de « Lycée de Auray »/u)).toBeDefined();
    expect(screen.getByText(/Un bloc n’a pas été repris/u)).toBeDefined();
    expect(bridge.requests('campaigns.create')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(bridge.requests('campaigns.create')).toHaveLength(1));
    const [sent] = bridge.requests('campaigns.create');
    expect(sent).toMatchObject({ name: 'Forum', subject: 'Venez au forum' });
    expect(JSON.parse(sent?.body ?? '')).toEqual([
      { type: 'title', position: 1, value: 'Le forum' },
      { type: 'text', position: 2, value: '<p>Bonjour</p>' },
    ]);
  });

  test('offers whom it is for as the recipients of its campaign, in one press and a confirmation', async () => {
    const client = newCache();
    keepRecipients(client, 50, recipients);
    const { person } = await openScreen(<RecipientsOfLetter campaign={readCampaign({ id: 50 })} />, {
      rights,
      config,
      client,
      roles: ['ROLE_ADMIN'],
    });
    await person.click(await screen.findByRole('button', { name: 'Choisir ces destinataires' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/4/u);
    const button = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Ajouter les destinataires' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await person.click(button);
    await waitFor(() =>
      expect(bridge.requests('campaigns.associateMembers')).toMatchObject([
        { campaignId: 50, communityId: 8, announced: 4 },
      ]),
    );
  });

  test('is refused in words, and nothing is opened', async () => {
    bridge.answer('campaigns.openLetter', () => {
      throw new AppFailure({ kind: 'file', reason: 'notLetter' });
    });
    const notify = vi.fn();
    const open = vi.fn();
    await openLetter({ client: newCache(), notify, open });
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ context: 'letters', name: 'opened', error: { kind: 'file', reason: 'notLetter' } }),
    );
    expect(open).not.toHaveBeenCalled();
  });

  test('is not missed where nobody chose one', async () => {
    bridge.answer('campaigns.openLetter', () => {
      throw new AppFailure({ kind: 'cancelled' });
    });
    const notify = vi.fn();
    await openLetter({ client: newCache(), notify, open: vi.fn() });
    expect(notify).not.toHaveBeenCalled();
  });
});

test('whoever is no administrator is told before writing that they cannot send to members', async () => {
  await openScreen(<CampaignCreatePage />, { rights, config });
  expect(await screen.findByText(/préparez une lettre à lui confier/u)).toBeDefined();
});
