import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BeneficiariesBar } from '#renderer/features/solidary/local/BeneficiariesBar.tsx';
import { useLocalList } from '#renderer/features/solidary/local/local-list-page.tsx';
import { SessionContext, useSignedIn } from '#renderer/kit/data/session.ts';
import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList } from '#renderer/kit/list/definition.ts';
import { search, text } from '#renderer/kit/list/filters/text.tsx';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { solidaryUserId, structureId } from '#shared/resources/solidary/ids.ts';
import { type BeneficiaryRow, solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage } from '#tests/support/list-page.tsx';

afterEach(cleanup);

const person = (id: number, familyName: string, telephone: string | null): BeneficiaryRow => ({
  id: solidaryUserId.parse(id),
  givenName: 'Anna',
  familyName,
  email: null,
  telephone,
  gender: 1,
  structures: [{ structureId: structureId.parse(1), name: 'Nancy', status: 1 }],
});
const people = [person(5, 'Roux', '06 12 34 56 78'), person(8, 'Blanc', '0611111111'), person(9, 'Roux', null)];

const definition = defineList(solidaryBeneficiaries, {
  label: 'solidarylists:structure',
  empty: 'solidarylists:structure',
  rowLabel: ({ familyName }) => familyName ?? '',
  columns: [
    {
      id: 'familyName',
      header: 'solidarylists:call.name',
      width: 200,
      cell: ({ familyName }) => textCell(familyName),
    },
  ],
  filters: [
    { name: 'familyName', label: 'solidarylists:call.name', control: search(), isAlwaysOn: true },
    { name: 'telephone', label: 'solidarylists:call.telephone', control: text() },
  ],
  actions: [],
});

function List({ search: asked, onSearch }: AddressPageProps) {
  const own = useLocalList(definition, { Bar: BeneficiariesBar });
  return <ResourceList definition={own} search={asked} onSearch={onSearch} />;
}

const structures = [
  { id: 1, name: 'Nancy' },
  { id: 2, name: 'Lunéville' },
];

/** The list of a person of two structures, and a button in the place of the selector. */
function Page(props: AddressPageProps) {
  const session = useSignedIn();
  const [currentStructureId, choose] = useState<number | null>(session.structures[0]?.id ?? null);
  return (
    <SessionContext value={{ ...session, currentStructureId }}>
      <button type="button" onClick={() => choose(2)}>
        choose 2
      </button>
      <List {...props} />
    </SessionContext>
  );
}

type Filters = { anyTelephone?: string; telephone?: string };

async function openList({
  at = '',
  total = people.length,
  ...rest
}: {
  at?: string;
  total?: number;
  structures?: [];
} = {}) {
  const bridge = installFakeBridge({
    'solidarybeneficiaries.list': ({ page, perPage, filters }) => {
      const { anyTelephone, telephone } = filters as Filters;
      const isUnknown = anyTelephone === '+33999999999';
      if (telephone === '+33612345678' || isUnknown) return { rows: [], unreadable: [], total: 0, page, perPage };
      const rows = people.filter((one) => anyTelephone === undefined || one.telephone === '06 12 34 56 78');
      return { rows, unreadable: [], total: anyTelephone === undefined ? total : rows.length, page, perPage };
    },
  });
  const view = await openListPage((props) => <Page {...props} />, { at: `/users${at}`, structures, ...rest });
  await screen.findByRole('group', { name: 'Outils de la liste' });
  const asked = () => bridge.requests('solidarybeneficiaries.list').filter(({ perPage }) => perPage === 25);
  return { ...view, bridge, last: () => asked().at(-1)?.filters, asked };
}
const toggle = (name: string) => screen.getByRole('switch', { name });
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Téléphone, quelle que soit l’écriture' });
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

describe('the switches above solidary people', () => {
  it('ask for the current structure, and say that this computer filters', async () => {
    const { last, address } = await openList();
    fireEvent.click(toggle('Structure choisie'));
    await waitFor(() => expect(last()).toEqual({ structure: 1 }));
    expect(address()).toContain('structure=mine');
    expect(screen.getByText('filtré sur cet ordinateur')).toBeTruthy();

    fireEvent.click(toggle('À accepter'));
    await waitFor(() => expect(last()).toEqual({ structure: 1, isPending: true }));
    fireEvent.click(toggle('Structure choisie'));
    await waitFor(() => expect(address()).not.toMatch(/structure|isPending/));
    expect(screen.queryByText('filtré sur cet ordinateur')).toBeNull();
  });

  it('apply anew when another structure is chosen, under the same address', async () => {
    const { last, address } = await openList({ at: '?structure=mine&isPending=yes' });
    expect(last()).toEqual({ structure: 1, isPending: true });
    fireEvent.click(screen.getByText('choose 2'));
    await waitFor(() => expect(last()).toEqual({ structure: 2, isPending: true }));
    expect(address()).toContain('structure=mine');
  });

  it('are disabled with the reason above 2,000 rows, but can be taken back', async () => {
    await openList({ total: 2001 });
    await waitFor(() => expect(toggle('À accepter')).toHaveProperty('disabled', true));
    const shown = toggle('À accepter');
    const reason = document.getElementById(shown.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(
      /2.001 fiches.: la liste ne peut être filtrée sur cet ordinateur que jusqu’à 2.000\./u,
    );
    cleanup();
    await openList({ at: '?structure=mine', total: 2001 });
    expect(toggle('Structure choisie')).toHaveProperty('disabled', false);
  });

  it('say at the foot of the list whose people it holds', async () => {
    await openList();
    expect(screen.getByText('Toutes vos structures')).toBeTruthy();
    fireEvent.click(toggle('Structure choisie'));
    await waitFor(() => expect(screen.queryByText('Toutes vos structures')).toBeNull());
    expect(screen.getByText('Nancy', { selector: 'p' })).toBeTruthy();
  });

  it('are disabled for a person who operates no structure', async () => {
    await openList({ structures: [] });
    expect(toggle('Structure choisie')).toHaveProperty('disabled', true);
    expect(screen.getByText(/Vous n’êtes opérateur d’aucune structure/)).toBeTruthy();
  });
});

describe('the bar where the window is not wide', () => {
  const narrow = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(max-width: 1849px)',
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as never,
    );
  afterEach(() => vi.restoreAllMocks());
  const menu = () => screen.getByRole('button', { name: /^Outils de la liste/ });
  const item = (name: string) => screen.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}`, 'u') });

  it('has one menu for both filters and the tools, which says what is on', async () => {
    narrow();
    const { last, address } = await openList();
    const user = userEvent.setup();
    await user.click(menu());
    await user.click(item('À accepter'));
    await waitFor(() => expect(last()).toEqual({ structure: 1, isPending: true }));
    expect(screen.getByText('filtré sur cet ordinateur')).toBeTruthy();
    await waitFor(() => expect(menu().title).toBe('Outils de la liste · Structure choisie · À accepter'));
    await user.keyboard('{Escape}');
    await user.click(menu());
    expect(item('Structure choisie').getAttribute('aria-checked')).toBe('true');
    await user.click(item('Structure choisie'));
    await waitFor(() => expect(address()).not.toMatch(/structure|isPending/u));
    await user.keyboard('{Escape}');
    await user.click(menu());
    await user.click(screen.getByRole('menuitem', { name: /^Doublons possibles/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('says in the menu why the filters are disabled', async () => {
    narrow();
    await openList({ total: 2001 });
    await userEvent.setup().click(menu());
    expect(item('À accepter').getAttribute('aria-disabled')).toBe('true');
    expect(item('À accepter').textContent).toMatch(/2.001 fiches/u);
  });
});

describe('digits typed anywhere on the list', () => {
  it('say that a number is missing among the filtered rows only, where others were left out', async () => {
    await openList({ at: '?familyName=Roux' });
    fireEvent.change(box(), { target: { value: '+33999999999' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(await screen.findByText('Personne n’a ce numéro parmi les lignes filtrées')).toBeTruthy();
  });

  it('stand in the telephone box, ask once the number is whole, and Enter opens the single result', async () => {
    const { asked, last } = await openList();
    const before = asked().length;
    press('0');
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('0');
    fireEvent.change(box(), { target: { value: '061234' } });
    expect(asked()).toHaveLength(before);
    fireEvent.change(box(), { target: { value: '0612345678' } });
    press('Enter', box());
    await waitFor(() => expect(last()).toEqual({ anyTelephone: '0612345678' }));
    // Whoever was found has the page with the records.
    expect(await screen.findByText('another page')).toBeTruthy();
  });

  it('are left to a field that has the focus, and to dialogs', async () => {
    await openList();
    press('6', screen.getByRole('searchbox', { name: 'Nom' }));
    fireEvent.click(screen.getByRole('button', { name: 'Doublons possibles' }));
    await screen.findByRole('dialog');
    press('7');
    expect(box().value).toBe('');
  });

  it('can be switched off with the other single letters', async () => {
    const bridge = installFakeBridge({
      'solidarybeneficiaries.list': ({ page, perPage }) => ({ rows: people, unreadable: [], total: 3, page, perPage }),
    });
    await openListPage((props) => <Page {...props} />, { structures, settings: { hasLetterKeys: false } });
    await screen.findByRole('grid');
    press('0');
    expect(box().value).toBe('');
    expect(bridge.requests('solidarybeneficiaries.list').length).toBeGreaterThan(0);
  });

  it('say that somebody has the number, and go with the filters', async () => {
    const { last } = await openList({ at: '?anyTelephone=%220612345678%22' });
    expect(box().value).toBe('0612345678');
    expect(await screen.findByText('Une personne a ce numéro : Entrée ouvre sa fiche')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(last()).toEqual({}));
    expect(box().value).toBe('');
  });
});

it('offers the other spellings of a telephone that was found in no record', async () => {
  const { last } = await openList({ at: '?telephone=%22%2B33612345678%22' });
  const others = await screen.findByRole('group', { name: 'Le même numéro, écrit autrement' });
  const names = within(others)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['0612345678', '06 12 34 56 78', '06.12.34.56.78']));
  fireEvent.click(within(others).getByRole('button', { name: '06 12 34 56 78' }));
  await waitFor(() => expect(last()).toEqual({ telephone: '06 12 34 56 78' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Le même numéro, écrit autrement' })).toBeNull());
});

describe('possible duplicates', () => {
  it('are read whole, side by side with links, and counted once the list was read', async () => {
    const { bridge } = await openList();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Doublons possibles' })));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('même nom et même prénom')).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('link', { name: 'Anna Roux' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/solidarybeneficiaries/show/5', '/solidarybeneficiaries/show/9']);
    expect(bridge.requests('solidarybeneficiaries.list').at(-1)).toMatchObject({ page: 1, perPage: 500, filters: {} });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByRole('button', { name: 'Doublons possibles (1)' })).toBeTruthy();
  });

  it('are not looked for in a list of more than 2,000 people', async () => {
    const { bridge } = await openList({ total: 2001 });
    fireEvent.click(screen.getByRole('button', { name: 'Doublons possibles' }));
    expect(
      await screen.findByText(
        /2.001 fiches.: la liste n’est chargée en entier sur cet ordinateur que jusqu’à 2.000\./u,
      ),
    ).toBeTruthy();
    expect(bridge.requests('solidarybeneficiaries.list').filter(({ perPage }) => perPage === 500)).toHaveLength(1);
  });
});
