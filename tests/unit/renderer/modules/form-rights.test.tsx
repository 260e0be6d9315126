import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import rightNames from '#renderer/locales/fr/rights.json';
import { pages } from '#renderer/modules/index.ts';
import { type Permission, permissions } from '#shared/permissions.ts';
import { resources } from '#shared/resources/index.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { PageRouteName } from '#shared/routes.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';

/** The recorded operation that answers the record of each form. */
const operations: Readonly<Record<string, readonly [file: string, operation: string]>> = {
  articles: ['b-communities-content', 'getArticle'],
  campaigns: ['b-communities-content', 'getCampaign'],
  communities: ['b-communities-content', 'getCommunity'],
  editorials: ['b-communities-content', 'getEditorial'],
  events: ['b-communities-content', 'getEvent'],
  relaypoints: ['b-communities-content', 'getRelayPoint'],
  relaypointtypes: ['b-communities-content', 'getRelayPointType'],
  users: ['a-auth-users', 'getUser'],
  solidarybeneficiaries: ['c-solidary', 'getBeneficiary'],
  solidaryvolunteers: ['c-solidary', 'getVolunteer'],
  solidarystructures: ['c-solidary', 'getStructure'],
  solidaryrecords: ['c-solidary', 'getSolidary'],
};

/** A record of the recorded platform. */
function recorded(name: string): { id: number } & Record<string, unknown> {
  const [file, operation] = operations[name] ?? [];
  const lines = readFileSync(`tests/fixtures/real-answers/${file}.jsonl`, 'utf8').trim().split('\n');
  for (const line of lines) {
    const { operation: of, response } = JSON.parse(line);
    if (of === operation && response.status === 200 && typeof response.body?.id === 'number') return response.body;
  }
  throw new Error(`no record of ${name} was recorded`);
}

const isResource = (name: string): name is keyof typeof resources => name in resources;

/** Every form of a resource: its route, its resource, and the right that it saves with. */
const forms = Object.keys(pages).flatMap((route) => {
  const match = /^(.+)_(create|edit)$/.exec(route);
  // Hitchhikers are users: the platform reads and writes them as such, and asks for the rights of users.
  const [name, kind] = [match?.[1] === 'hitchhikers' ? 'users' : match?.[1], match?.[2]];
  if (name === undefined || !isResource(name)) return [];
  const { create, edit } = manifests[name].permissions as { create?: Permission; edit?: Permission };
  const right = kind === 'create' ? create : edit;
  // The keys of the pages are names of built routes.
  return [{ route: route as PageRouteName, name, kind, right }];
});

test('every form has a right, and a recorded record', () => {
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter(({ right }) => right === undefined)).toEqual([]);
  expect(forms.filter(({ name }) => operations[name] === undefined)).toEqual([]);
});

beforeEach(() =>
  // A wide window.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })),
);
afterEach(() => vi.unstubAllGlobals());

describe.each(forms)('the form of $route', ({ route, name, kind, right }) => {
  test('says from the start that its right is missing, and only then', { timeout: 30_000 }, async () => {
    const body = recorded(name);
    const item = name === 'solidaryrecords' ? recordItem.parse(body) : resources[name].item.parse(body);
    const open = async (rights: readonly Permission[]) => {
      installFakeBridge({
        'solidarystructures.get': () => fakeStructure(1),
        'drafts.get': () => null,
        // The channel of the resource, whichever it is.
        ...(name === 'solidarystructures' ? {} : { [`${name}.get`]: () => item }),
        'solidaryrecords.read': () => ({ record: recordItem.parse(recorded('solidaryrecords')) }),
      });
      const Page =
        kind === 'create'
          ? await createPage(route as PageRouteName & `${string}_create`)
          : await editPage(route as PageRouteName & `${string}_edit`);
      const view = await openScreen(<Page id={body.id} />, {
        rights,
        structures: [{ id: 1, name: 'Entraide' }],
        currentStructureId: 1,
      });
      // A form is there once it can be left.
      await screen.findAllByRole('button', { name: /^(Annuler|Suivant|Enregistrer)/ }, { timeout: 10_000 });
      return view;
    };
    const named = right === undefined ? '' : `(${rightNames[right]})`;
    const said = () => document.body.textContent?.includes(named) === true;
    const whole = await open(permissions);
    expect(said()).toBe(false);
    whole.unmount();
    await open(permissions.filter((one) => one !== right));
    await waitFor(() => expect(said()).toBe(true));
  });
});
