import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contentOfBody } from '#renderer/modules/campaigns/message/content.ts';
import { pages } from '#renderer/modules/index.ts';
import { asInstant } from '#shared/instant.ts';
import type { DraftContent, DraftTarget } from '#shared/ipc/drafts.ts';
import { articles } from '#shared/resources/articles/index.ts';
import type { PageRouteName } from '#shared/routes.ts';
import type { FakeHandlers } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { fakeVolunteer } from '#tests/support/fake-volunteers.ts';
import { openApp } from '#tests/support/shell-app.tsx';
import { readBeneficiary } from '../features/solidary/person.ts';
import { readCampaign } from '../modules/campaigns/campaign.ts';
import { readEditorial } from '../modules/editorials/editorial.ts';
import { readEvent } from '../modules/events/event.ts';
import { readPoint } from '../modules/relaypoints/point.ts';
import { icons, readType } from '../modules/relaypointtypes/types.ts';
import { readUser } from '../modules/users/form/user.ts';

vi.setConfig({ testTimeout: 60_000 });

const nothing = { rows: [], unreadable: [], total: 0, page: 1, perPage: 20 };
const readArticle = (id: number) => articles.item.parse({ id, title: 'Aide', status: 1, sections: [] });

/** One step between the press and the next page, which waits until the test lets it go on. */
class Gate {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  #opened = Promise.withResolvers<void>();
  #isReached = false;
  pass = async <T,>(value: T): Promise<T> => {
    this.#isReached = true;
    await this.#opened.promise;
    return value;
  };
  reached = () => waitFor(() => expect(this.#isReached, `${this.#name} is reached`).toBe(true), { timeout: 5_000 });
  open = () => this.#opened.resolve();
}

const savedAt = asInstant('2026-11-28T08:00:00Z');
const keyOf = ({ resource, record, draft = '' }: DraftTarget) => `${resource}/${record}/${draft}`;

/** The drafts of main, in turn: what was asked for first is done first, however long it takes. */
class Drafts {
  readonly #kept = new Map<string, { place: DraftTarget; content: DraftContent }>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #gate: Gate;
  constructor(gate: Gate) {
    this.#gate = gate;
  }
  put = (place: DraftTarget, values: DraftContent['values']) =>
    this.#kept.set(keyOf(place), { place, content: { values, base: {} } });
  #inTurn = <T,>(run: () => T): Promise<T> => {
    const done = this.#last.then(run);
    this.#last = done;
    return done;
  };
  handlers: FakeHandlers = {
    'drafts.get': (place) =>
      this.#inTurn(() => {
        const kept = this.#kept.get(keyOf(place));
        return kept === undefined ? null : { content: kept.content, savedAt };
      }),
    'drafts.ofNew': ({ resource }) =>
      this.#inTurn(() =>
        [...this.#kept.values()]
          .filter(({ place }) => place.resource === resource && place.record === null)
          .map((kept) => ({ ...kept, savedAt })),
      ),
    'drafts.hold': () => undefined,
    'drafts.save': ({ content, ...place }) =>
      this.#inTurn(() => {
        this.#kept.set(keyOf(place), { place, content });
        return { isOnDisk: true };
      }),
    'drafts.drop': (place) => {
      const gated = this.#last.then(() => this.#gate.pass(undefined));
      this.#last = gated;
      return this.#inTurn(() => void this.#kept.delete(keyOf(place)));
    },
  };
}

interface Form {
  name: string;
  /** What is typed, by field. */
  values: DraftContent['values'];
  /** What is typed besides. */
  more?: () => void;
  /** The first field of the form. */
  first: RegExp;
  get: (id: number) => unknown;
}

const put = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const place = () => {
  put('Latitude', '48.6899');
  put('Longitude', '6.1746');
};
const day = (date: string) => ({ day: date, time: null });

const forms: Form[] = [
  {
    name: 'users',
    values: { givenName: 'Léa', familyName: 'Petit', gender: 1, email: 'lea@example.org' },
    first: /^Prénom/,
    get: (id) => readUser({ id }),
  },
  {
    name: 'hitchhikers',
    values: { givenName: 'Léa', familyName: 'Petit', gender: 1, email: 'lea@example.org', isHitchhikingDriver: true },
    first: /^Prénom/,
    get: (id) => readUser({ id }),
  },
  {
    name: 'communities',
    values: { name: 'Campus', description: 'Court', fullDescription: '<p>Long</p>', referrerId: 12 },
    first: /^Nom/,
    get: (id) => fakeCommunity(id),
  },
  {
    name: 'campaigns',
    values: {
      name: 'Lettre de juin',
      subject: 'Trois places',
      body: contentOfBody(JSON.stringify([{ type: 'title', position: 1, value: 'Bonjour' }])),
    },
    first: /^Nom/,
    get: (id) => readCampaign({ id }),
  },
  {
    name: 'events',
    values: { name: 'Bal', fromDate: day('2999-07-14'), toDate: day('2999-07-15') },
    more: place,
    first: /^Nom/,
    get: (id) => readEvent({ id }),
  },
  { name: 'articles', values: { title: 'Aide-mémoire' }, first: /^Titre/, get: readArticle },
  {
    name: 'editorials',
    values: { title: 'Hiver', text: 'À deux.', label: 'Voir', link: '/annonces' },
    first: /^Titre/,
    get: (id) => readEditorial({ id }),
  },
  { name: 'relaypoints', values: { name: 'Gare' }, more: place, first: /^Nom/, get: (id) => readPoint({ id }) },
  { name: 'relaypointtypes', values: { name: 'Halte', iconId: 1 }, first: /^Nom/, get: (id) => readType({ id }) },
  { name: 'solidarystructures', values: { name: 'Relais' }, first: /^Nom/, get: (id) => fakeStructure(id) },
];

const edited: Form[] = [
  // Passengers have the form of users; the stored event has hours, which those days lack.
  ...forms
    .filter(({ name }) => name !== 'hitchhikers')
    .map((form) => (form.name === 'events' ? { ...form, values: { name: 'Bal' } } : form)),
  {
    name: 'solidarybeneficiaries',
    values: { givenName: 'Béatrice' },
    first: /^Prénom/,
    get: (id) => readBeneficiary({ id }),
  },
  {
    name: 'solidaryvolunteers',
    values: { 'windows.morning.from': '07:45' },
    first: /lundi matin/,
    get: (id) => fakeVolunteer(id),
  },
];

/** The resource whose calls a form makes: passengers are users. */
const ownerOf = (name: string) => (name === 'hitchhikers' ? 'users' : name);

async function open({ name, get }: Form, at: string, gates: Record<'answer' | 'reread' | 'draft', Gate>) {
  const drafts = new Drafts(gates.draft);
  const owner = ownerOf(name);
  let isSaved = false;
  const saved = async (id: number) => {
    isSaved = true;
    return gates.answer.pass({ id });
  };
  const handlers: Record<string, unknown> = {
    ...drafts.handlers,
    'session.grantableRoles': () => [1],
    'session.readStructures': () => ({ status: 'signedOut' }),
    'users.findByEmail': () => null,
    'users.list': answerUsers([fakeUser(12)]),
    'icons.list': () => [...icons],
    'images.findDuplicate': () => null,
    'communitymembers.list': () => nothing,
    ...Object.fromEntries(
      ['communities', 'campaigns', 'events', 'articles', 'editorials', 'relaypoints', 'relaypointtypes'].map((one) => [
        `${one}.list`,
        () => nothing,
      ]),
    ),
    'solidarystructures.list': () => nothing,
    'solidarystructures.get': ({ id }: { id: number }) => fakeStructure(id),
    'campaigns.findDuplicate': () => null,
    [`${owner}.get`]: ({ id }: { id: number }) => (isSaved ? gates.reread.pass(get(id)) : get(id)),
    [`${owner}.create`]: () => saved(50),
    [`${owner}.update`]: ({ id }: { id: number }) => saved(id),
  };
  const app = await openApp({ at, handlers: handlers as FakeHandlers });
  return { ...app, drafts };
}

type App = Awaited<ReturnType<typeof open>>;
type Calls = Parameters<App['bridge']['requests']>[0];

const creations = (app: App, { name }: Form) => app.bridge.requests(`${ownerOf(name)}.create` as Calls) as object[];
const updates = (app: App, { name }: Form) => app.bridge.requests(`${ownerOf(name)}.update` as Calls) as object[];

async function takeDraft({ more }: Form) {
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre ma saisie' }, { timeout: 10_000 }));
  more?.();
}

const saveAndClose = (app: App) => app.person.keyboard('{Control>}{Enter}{/Control}');

/** What hasty hands do while the page has not left; `isForced`: and a script, which asks no control whether it may. */
async function rush(app: App, { first }: Form, isForced = true) {
  const [field] = screen.queryAllByLabelText<HTMLInputElement>(first, { selector: 'input' });
  if (field !== undefined) {
    await app.person.click(field);
    // A browser puts nothing into a control that takes no input; here one that has the focus still would.
    if (!field.matches(':disabled')) await app.person.paste('Suivante');
    if (isForced && field.type !== 'checkbox') fireEvent.change(field, { target: { value: 'Forcée' } });
  }
  await app.person.keyboard('{Control>}s{Enter}{/Control}');
  const button = screen.queryByRole('button', { name: 'Enregistrer' });
  if (button !== null) await app.person.dblClick(button);
}

/** Holds the page of a route back: its code is not there yet. */
function delay(route: string): Gate {
  const gate = new Gate(`the page of ${route}`);
  const page = pages[route as PageRouteName];
  if (page === undefined) throw new Error(`${route} has no page`);
  const load = page.Page.preload;
  vi.spyOn(page.Page, 'preload').mockImplementation(async () => gate.pass(await load()));
  return gate;
}

test.each(forms)('what is typed after the creation of $name never reaches the new record', async (form) => {
  const { name, values, first } = form;
  const gates = { answer: new Gate('the answer'), reread: new Gate('the reading'), draft: new Gate('the draft') };
  const app = await open(form, `/${name}/create`, gates);
  app.drafts.put({ resource: name, record: null }, values);
  await app.router.navigate({ to: '/' });
  const list = delay(name);
  await app.router.navigate({ to: `/${name}/create` });
  await takeDraft(form);
  await saveAndClose(app);

  await gates.answer.reached();
  await rush(app, form);
  gates.answer.open();
  await gates.reread.reached();
  await rush(app, form);
  gates.reread.open();
  await list.reached();
  await rush(app, form);
  expect(creations(app, form)).toHaveLength(1);
  expect(updates(app, form)).toEqual([]);

  // The form of the next one, opened before the page has left: empty, and one of its own.
  void app.router.navigate({ to: `/${name}/create` });
  const field = await waitFor(() => {
    const [now] = screen.getAllByLabelText<HTMLInputElement>(first, { selector: 'input' });
    if (now === undefined || now.matches(':disabled')) throw new Error('no new form yet');
    return now;
  });
  gates.draft.open();
  expect(field.value).toBe('');
  expect(field.closest('fieldset')?.disabled).toBe(false);
  await saveAndClose(app);
  expect(creations(app, form)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Reprendre ma saisie' })).toBeNull();

  list.open();
  await app.router.navigate({ to: '/', ignoreBlocker: true });
  app.drafts.put({ resource: name, record: null }, values);
  await app.router.navigate({ to: `/${name}/create` });
  await takeDraft(form);
  await saveAndClose(app);
  await waitFor(() => expect(creations(app, form)).toHaveLength(2));
  const [one, other] = creations(app, form) as { attempt: string }[];
  expect(other?.attempt).not.toBe(one?.attempt);
  expect(updates(app, form)).toEqual([]);
});

test.each(edited)('what is typed while the form of one of $name closes is not sent', async (form) => {
  const { name, values } = form;
  const gates = { answer: new Gate('the answer'), reread: new Gate('the reading'), draft: new Gate('the draft') };
  const app = await open(form, '/', gates);
  app.drafts.put({ resource: name, record: 6 }, values);
  await app.router.navigate({ to: `/${name}/6` });
  const show = delay(`${name}_show`);
  await takeDraft({ name, values, first: form.first, get: form.get });
  await saveAndClose(app);
  // The draft began before what the platform holds: the person is asked, and keeps what they typed.
  await rush(app, form, false);
  fireEvent.click(await screen.findByRole('button', { name: 'Enregistrer avec ces choix' }));

  await gates.answer.reached();
  await rush(app, form);
  gates.answer.open();
  await gates.reread.reached();
  await rush(app, form);
  gates.reread.open();
  await show.reached();
  await rush(app, form);
  gates.draft.open();
  show.open();
  await waitFor(() => expect(app.address()).toBe(`/${name}/show/6`));
  expect(updates(app, form)).toHaveLength(1);
  expect(JSON.stringify(updates(app, form))).not.toMatch(/Suivante|Forcée/);
});
