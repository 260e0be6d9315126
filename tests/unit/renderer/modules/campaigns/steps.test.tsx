import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { permissions as rights } from '#shared/permissions.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';
import { readCampaign } from './campaign.ts';

const CampaignCreatePage = await createPage('campaigns_create');
const CampaignEditPage = await editPage('campaigns_edit');

let bridge: FakeBridge;
let stored: Campaign;

beforeEach(() => {
  stored = readCampaign();
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'campaigns.get': ({ id }) => ({ ...stored, id }),
    'campaigns.update': ({ id, changes }) => {
      stored = { ...stored, ...changes };
      return { id };
    },
    'campaigns.findDuplicate': () => null,
  });
});

describe('the steps of a campaign', () => {
  const steps = async () => within(await screen.findByRole('list', { name: 'Étapes de la campagne' }));

  test('say what is missing before they can be opened, from a campaign that is not saved on', async () => {
    await openScreen(<CampaignCreatePage />, { rights });
    const recipients = (await steps()).getByRole('button', { name: 'Destinataires' });
    expect(recipients.getAttribute('aria-disabled')).toBe('true');
    expect(recipients.getAttribute('aria-description')).toBe('Enregistrez d’abord la campagne.');
    expect((await steps()).queryByRole('link')).toBeNull();
  });

  test('lead a draft to its recipients, and to its test once it has some', async () => {
    const { unmount } = await openScreen(<CampaignEditPage id={7} />, { rights });
    const now = await steps();
    expect(now.getByRole('link', { name: 'Destinataires' }).getAttribute('href')).toBe('/campaigns/send/7#recipients');
    expect(now.getByRole('button', { name: 'Test' }).title).toBe('Choisissez d’abord les destinataires.');
    expect(now.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step');
    unmount();
    stored = readCampaign({ source: 1, filterType: 1, deliveryCount: 2 });
    await openScreen(<CampaignEditPage id={7} />, { rights });
    const then = await steps();
    expect(then.getByRole('link', { name: 'Test' }).getAttribute('href')).toBe('/campaigns/send/7#test');
    expect(then.getByRole('button', { name: 'Envoi' }).title).toBe('Envoyez d’abord un test.');
  });

  test('are gone on with by the main button, which saves first', async () => {
    await openScreen(<CampaignEditPage id={7} />, { rights });
    const subject = await screen.findByRole('textbox', { name: /^Objet/u });
    fireEvent.change(subject, { target: { value: 'Quatre places' } });
    fireEvent.click(screen.getByRole('button', { name: 'Choisir les destinataires' }));
    expect(await screen.findByText('Address: /campaigns/send/7')).toBeDefined();
    expect(bridge.requests('campaigns.update')).toMatchObject([{ id: 7, changes: { subject: 'Quatre places' } }]);
  });
});

describe('the reading of a message', () => {
  test('counts its points in one line, which opens them and leads to their blocks', async () => {
    stored = readCampaign({
      body: JSON.stringify([
        { type: 'title', position: 1, value: 'Bonjour' },
        { type: 'text', position: 2, value: '<p>C’est <a href="https://example.org">ici</a></p>' },
      ]),
    });
    bridge.answer('campaigns.checkMessage', () => ({ images: [], links: [] }));
    await openScreen(<CampaignEditPage id={7} />, { rights });
    const line = await screen.findByRole('button', { name: '1 point à revoir' });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(line);
    const list = within(await screen.findByRole('region', { name: 'Relecture automatique' }));
    expect(list.getByRole('listitem').textContent).toMatch(/le lien «\sici\s»/u);
    expect(bridge.requests('campaigns.checkMessage')).toEqual([]);
    fireEvent.click(list.getByRole('button', { name: 'Aller au bloc 2' }));
    await screen.findByRole('textbox', { name: 'Texte' });
    fireEvent.click(list.getByRole('button', { name: 'Vérifier les images et les liens' }));
    expect(await list.findByText(/les images et les liens sont vérifiés/u)).toBeDefined();
  });

  test('says that there is nothing to report, and how long the subject is', async () => {
    await openScreen(<CampaignEditPage id={7} />, { rights });
    expect(await screen.findByRole('button', { name: /^Relecture.*rien à signaler$/u })).toBeDefined();
    expect(screen.getByText('12 / 60')).toBeDefined();
    expect(screen.getByText('par nouvelles@example.org, test à camille@example.org')).toBeDefined();
  });
});

test('the blocks of a stored campaign are lines with their first words until one is opened', async () => {
  await openScreen(<CampaignEditPage id={7} />, { rights });
  const head = await screen.findByRole('button', { name: /^Texte «\sUn texte\s», bloc 2 sur 2/u });
  expect(head.textContent).toBe('TexteUn texte');
  expect(screen.queryByRole('toolbar')).toBeNull();
  fireEvent.click(head);
  expect(await screen.findByRole('textbox', { name: 'Texte' })).toBeDefined();
  expect(screen.getByRole('toolbar', { name: /Texte/u })).toBeDefined();
});
