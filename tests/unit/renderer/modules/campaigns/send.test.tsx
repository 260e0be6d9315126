import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { CampaignSendPage } from '#renderer/modules/campaigns/send/CampaignSendPage.tsx';
import { forgetSending } from '#renderer/modules/campaigns/send/sending.ts';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { permissions } from '#shared/permissions.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

type Answer = ResponseOf<'campaigns.send'>;
type Readiness = ResponseOf<'campaigns.readiness'>;

let bridge: FakeBridge;
let wire: Record<string, unknown>;
let read: Partial<Readiness>;
let answer: () => Answer | Promise<Answer>;

const chosen = { source: 1, filterType: 1, deliveryCount: 3 };
const campaign = () => readCampaign({ ...chosen, ...wire });
const readiness = (): Readiness => ({
  campaign: campaign(),
  isReadable: true,
  live: null,
  withdrawn: null,
  doubt: null,
  fixed: null,
  ...read,
});

beforeEach(() => {
  wire = {};
  read = {};
  forgetSending(4);
  answer = () => ({ outcome: 'sent', count: 3, isRefused: false, now: null });
  bridge = installFakeBridge({
    'campaigns.get': campaign,
    'campaigns.readiness': readiness,
    'campaigns.send': () => answer(),
    'drafts.get': () => null,
    'campaigns.checkMessage': () => ({ images: [], links: [] }),
    'app.announce': () => undefined,
  });
});

const open = (options: ScreenOptions = {}) =>
  openScreen(<CampaignSendPage id={4} />, { rights: permissions, config: { modules: { campaign: true } }, ...options });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const inDialog = async () => within(await screen.findByRole('alertdialog'));
const enabled = async (name: string | RegExp) => {
  const found = await button(name);
  await expect.poll(() => found.disabled).toBe(false);
  return found;
};
const checks = async () =>
  (await screen.findAllByRole('listitem'))
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.length > 20);

/** Sends the first test through its question. */
async function sendTest() {
  await userEvent.click(await enabled('Envoyer le test'));
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le test' }));
}

/** Sends to everybody through its question. */
async function sendAll(typed = '3') {
  await userEvent.click(await enabled('Envoyer à 3 destinataires'));
  const dialog = await inDialog();
  await userEvent.type(dialog.getByRole('textbox'), typed);
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer à 3 destinataires' }));
}

test.each(['fr', 'en'] as const)(
  'each region has a name of its own, and the subject stands once (%s)',
  async (locale) => {
    await open({ locale });
    await expect.poll(() => screen.queryAllByRole('region').length).toBeGreaterThan(6);
    const names = screen
      .getAllByRole('region')
      .map(
        (region) =>
          document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent ?? region.ariaLabel,
      );
    expect(names).toEqual([...new Set(names)]);
    expect(screen.getAllByText(campaign().subject)).toHaveLength(1);
  },
);

describe('the first test', () => {
  test('is announced as what fixes everything, and asks for a tick', async () => {
    await open();
    expect(await screen.findByText(/figera l’objet, le contenu et les destinataires/)).toBeDefined();
    await userEvent.click(await enabled('Envoyer le test'));
    const dialog = await inDialog();
    expect(dialog.getByText(/figera l’objet, le contenu et les 3 destinataires.*ada@example\.org/)).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Envoyer le test' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le test' }));
    expect(bridge.requests('campaigns.send')).toEqual([
      { id: 4, mode: 1, expected: { status: 0, updatedDate: asInstant('2026-03-02T10:00:00+01:00'), count: 3 } },
    ]);
  });

  test.each([
    ['an empty message', { body: '[]' }, {}, 'Le contenu est vide'],
    ['a block that is not known', { body: '[{"type":"video","position":1}]' }, {}, /bloc est inconnu|contenu est vide/],
    ['no recipients', { filterType: null, source: null, deliveryCount: null }, {}, 'ne sont pas choisis'],
    [
      'a filter that cannot be read',
      { filterType: 2, filters: 'x=1' },
      { isReadable: false, live: 4 },
      'filtre enregistré est incomplet',
    ],
    ['people who refuse news since', {}, { withdrawn: 2 }, '2 destinataires n’acceptent plus'],
    ['recipients in doubt', {}, { doubt: 'uncertain' as const }, 'Destinataires non confirmés'],
  ])('is kept back by %s, which its check says', async (_, changed, now, words) => {
    wire = changed;
    read = now;
    await open();
    expect(await screen.findByText(words, { exact: false })).toBeDefined();
    expect((await button('Envoyer le test')).disabled).toBe(true);
  });

  test.each([
    [
      'a block',
      {
        body: JSON.stringify([
          { type: 'title', value: 'Forum' },
          { type: 'text', value: '<p>Lieu : à compléter</p>' },
        ]),
      },
      /dans le bloc 2/,
      'Aller au bloc 2',
      'block=2',
    ],
    ['the subject', { subject: 'Forum [date]' }, /dans l’objet/, 'Aller à l’objet', 'field=subject'],
  ])('is kept back by a placeholder in %s, where the check leads', async (_, changed, words, link, search) => {
    wire = changed;
    await open();
    expect(await screen.findByText(words)).toBeDefined();
    expect((await button('Envoyer le test')).disabled).toBe(true);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: link });
    expect(links.map(({ href }) => href)).toEqual(links.map(() => expect.stringContaining(`/campaigns/4?${search}`)));
  });

  test('reads the message by itself, and asks no address before somebody wants it', async () => {
    wire = { subject: 'TROIS PLACES POUR LA GARE' };
    await open();
    expect(await screen.findByText(/presque tout en majuscules/)).toBeDefined();
    expect(bridge.requests('campaigns.checkMessage')).toEqual([]);
  });

  test('is kept back by changes that wait in the form', async () => {
    bridge.answer('drafts.get', () => ({
      content: { values: {}, base: {} },
      savedAt: asInstant('2026-03-02T10:00:00Z'),
    }));
    await open();
    expect(await screen.findByText(/contient des modifications non enregistrées/)).toBeDefined();
    expect((await button('Envoyer le test')).disabled).toBe(true);
  });

  test('is kept back by a picture that does not answer', async () => {
    const src = 'https://platform.example.org/upload/affiche.png';
    const title = { type: 'title', position: 1, value: 'Bonjour' };
    wire = { body: JSON.stringify([title, { type: 'image', position: 2, src, id: 7 }]) };
    const answered = { address: src, outcome: 'missing' as const, status: 404, bytes: null };
    bridge.answer('campaigns.checkMessage', () => ({ images: [answered], links: [] }));
    await open();
    await expect.poll(async () => (await checks()).some((line) => /^Images À corriger/.test(line))).toBe(true);
    expect((await button('Envoyer le test')).disabled).toBe(true);
  });

  test('is kept back, and says so, while what decides cannot be read', async () => {
    bridge.answer('campaigns.readiness', () => {
      throw new AppFailure({ kind: 'network', reason: 'unreachable' });
    });
    await open();
    expect((await screen.findAllByText('Ce point n’a pas pu être vérifié. Réessayez.')).length).toBeGreaterThan(2);
    expect((await button('Envoyer le test')).disabled).toBe(true);
  });

  test('is not offered for a community to anybody but an administrator', async () => {
    wire = { source: 2, sourceId: 8, sourceName: 'Hôpital' };
    const first = await open();
    expect(await screen.findByText(/Seul un administrateur/)).toBeDefined();
    expect((await button('Envoyer le test')).disabled).toBe(true);
    first.unmount();
    await open({ roles: ['ROLE_SUPER_ADMIN'] });
    await enabled('Envoyer le test');
  });

  test('shows the number of people whom the filter finds now, and announces that number', async () => {
    wire = { filterType: 2, filters: 'community=3', deliveryCount: 40 };
    read = { live: 52 };
    await open();
    await userEvent.click(await enabled('Envoyer le test'));
    expect((await inDialog()).getByText(/les 52 destinataires/)).toBeDefined();
  });
});

describe('the mass sending', () => {
  beforeEach(() => {
    wire = { status: 1 };
    read = { fixed: { count: 3, at: asInstant('2026-03-01T12:00:00+01:00') } };
  });

  test('asks for the number of recipients and names the date of the first test', async () => {
    const { notices } = await open();
    await userEvent.click(await enabled('Envoyer à 3 destinataires'));
    const dialog = await inDialog();
    expect(dialog.getByText(/premier test, le 1er mars(?: 2026)? à 12:00\./)).toBeDefined();
    expect(dialog.getByText(/ne peut plus être annulé/)).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox'), '2');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Envoyer à 3 destinataires' }).disabled).toBe(true);
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer à 3 destinataires' }));
    expect(await screen.findByText('Campagne envoyée à 3 destinataires.')).toBeDefined();
    expect(bridge.requests('campaigns.send').map(({ mode }) => mode)).toEqual([2]);
    expect(bridge.requests('app.announce').map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Campagne envoyée.: Rentrée$/),
    ]);
    expect(notices.map(({ name, outcome }) => [name, outcome])).toEqual([['campaignProd', 'success']]);
  });

  test('leaves once, however often the buttons are clicked while it runs, also after coming back', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answer = () => promise;
    const first = await open();
    await sendAll();
    expect(await screen.findByText(/il peut durer jusqu’à dix minutes/)).toBeDefined();
    expect((await button('Envoyer à 3 destinataires')).disabled).toBe(true);
    first.unmount();
    await open();
    expect(await screen.findByText(/il peut durer jusqu’à dix minutes/)).toBeDefined();
    expect((await button('Envoyer à 3 destinataires')).disabled).toBe(true);
    resolve({ outcome: 'sent', count: 3, isRefused: false, now: null });
    expect(await screen.findByText('Campagne envoyée à 3 destinataires.')).toBeDefined();
    expect(bridge.requests('campaigns.send')).toHaveLength(1);
  });

  test('that is not confirmed is not offered again before the campaign was read again', async () => {
    answer = () => ({ outcome: 'unconfirmed', error: { kind: 'network', reason: 'timeout' }, now: campaign() });
    await open();
    await sendAll();
    expect(await screen.findByText(/Envoi non confirmé\. Attendez quelques minutes/)).toBeDefined();
    expect((await button('Envoyer à 3 destinataires')).disabled).toBe(true);
    wire = { status: 2 };
    const [reread] = await screen.findAllByRole('button', { name: 'Actualiser' });
    await userEvent.click(reread as HTMLElement);
    expect(await screen.findByText(/ne peut plus être envoyée/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Envoyer à 3 destinataires' })).toBeNull();
  });

  test('stays held back when the campaign cannot be read again', async () => {
    answer = () => ({ outcome: 'unconfirmed', error: { kind: 'network', reason: 'timeout' }, now: null });
    await open();
    await sendAll();
    expect(await screen.findByText(/n’a pas pu être actualisée non plus/)).toBeDefined();
    bridge.answer('campaigns.readiness', () => {
      throw new AppFailure({ kind: 'network', reason: 'unreachable' });
    });
    const [reread] = await screen.findAllByRole('button', { name: 'Actualiser' });
    await userEvent.click(reread as HTMLElement);
    expect(await screen.findByText(/Envoi non confirmé\. Attendez/)).toBeDefined();
    expect((await button('Envoyer à 3 destinataires')).disabled).toBe(true);
  });

  test('that the platform refused after the mail had gone is told as sent, with what happened', async () => {
    answer = () => ({ outcome: 'sent', count: null, isRefused: true, now: null });
    await open();
    await sendAll();
    expect(await screen.findByText(/a bien été envoyée.*Un droit vous a été retiré entre-temps/)).toBeDefined();
  });

  test('that was refused because something changed shows what is true now', async () => {
    answer = () => ({
      outcome: 'refused',
      obstacle: 'changed',
      now: { ...readiness(), fixed: { count: 5, at: asInstant('2026-03-01T12:00:00+01:00') } },
    });
    await open();
    await sendAll();
    expect(await screen.findByText('Rien n’a été envoyé.')).toBeDefined();
    expect(screen.getByText(/ont changé depuis que vous les avez affichés/)).toBeDefined();
  });

  test('is kept back when the test counted fewer people than the campaign holds', async () => {
    read = { fixed: { count: 2, at: asInstant('2026-03-01T12:00:00+01:00') } };
    await open();
    expect(await screen.findByText(/moins de personnes que la campagne/)).toBeDefined();
    expect((await button('Envoyer à 2 destinataires')).disabled).toBe(true);
  });
});

test('a repeated test whose answer was lost sends the person to the mailbox', async () => {
  wire = { status: 1 };
  answer = () => ({ outcome: 'unconfirmed', error: { kind: 'network', reason: 'timeout' }, now: campaign() });
  await open();
  await userEvent.click(await enabled('Renvoyer le test'));
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Renvoyer le test' }));
  expect(await screen.findByText(/vérifiez la boîte ada@example\.org/)).toBeDefined();
});

test.each([2, 3])('a campaign of status %i offers no sending at all', async (status) => {
  wire = { status };
  await open();
  expect(await screen.findByText(/ne peut plus être envoyée/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Envoyer|Renvoyer/ })).toBeNull();
});

test('a failure before anything left says that nothing was sent', async () => {
  answer = () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable', isUnsent: true });
  };
  await open();
  await sendTest();
  expect(await screen.findByText('Rien n’a été envoyé.')).toBeDefined();
  await enabled('Envoyer le test');
});

test('an image that could not be asked for is told and keeps nothing back', async () => {
  wire = {
    body: '[{"type":"title","position":1,"value":"Bonjour"},{"type":"image","position":2,"src":"https://example.org/a.png","id":3}]',
  };
  bridge.answer('campaigns.checkMessage', () => ({
    images: [{ address: 'https://example.org/a.png', outcome: 'unresolved', status: null, bytes: null }],
    links: [],
  }));
  await open();
  await expect.poll(async () => (await checks()).join()).toMatch(/1 image n’a pas pu être vérifiée d’ici/);
  await enabled('Envoyer le test');
});

test('an image that does not show keeps the test from leaving', async () => {
  wire = { body: '[{"type":"image","position":1,"src":"https://example.org/a.png","id":3}]' };
  bridge.answer('campaigns.checkMessage', () => ({
    images: [{ address: 'https://example.org/a.png', outcome: 'missing', status: 404, bytes: null }],
    links: [],
  }));
  await open();
  await expect.poll(async () => (await checks()).join()).toMatch(/Images À corriger.*1 image ne s’affiche pas/);
  expect((await button('Envoyer le test')).disabled).toBe(true);
});

test.each([
  [1, 'Filtre complet : 1 personne aujourd’hui.'],
  [1520, 'Filtre complet : 1 520 personnes aujourd’hui.'],
])('the filter of %i people is told with their number', async (live, words) => {
  wire = { filterType: 2, filters: 'community=3', deliveryCount: 40 };
  read = { live };
  await open();
  await enabled('Envoyer le test');
  const line = (await checks()).find((text) => text.startsWith('Filtre'));
  expect(line?.replaceAll(/\s/gu, ' ')).toContain(words);
});

test.each([2, 3])('nothing is to be corrected in a campaign of status %i', async (status) => {
  wire = { status };
  await open();
  expect(await screen.findByText(/ne peut plus être envoyée/)).toBeDefined();
  expect(screen.queryByText('À corriger')).toBeNull();
});

test.each([
  ['a filter that cannot be read', { filterType: 2, filters: 'x=1' }, { isReadable: false }, 'Personne ne recevrait'],
  ['no recipients', { filterType: null, source: null, deliveryCount: null }, {}, 'leur accord'],
])('of %s nothing is said that is not known', async (_, changed, now, words) => {
  wire = changed;
  read = now;
  await open();
  expect(await screen.findByText(/filtre enregistré est incomplet|ne sont pas choisis/)).toBeDefined();
  expect((await checks()).join()).not.toContain(words);
});

test('every check has its line with its state in words', async () => {
  await open();
  await enabled('Envoyer le test');
  expect(await checks()).toEqual([
    expect.stringMatching(/^Statut En ordre/),
    expect.stringMatching(/^Message En ordre/),
    expect.stringMatching(/^Images En ordre/),
    expect.stringMatching(/^Destinataires En ordre/),
    expect.stringMatching(/^Accord des destinataires Inconnu/),
    expect.stringMatching(/^Droit d’envoyer En ordre/),
    expect.stringMatching(/^Enregistrement En ordre/),
  ]);
});
