import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StructureForm } from '#renderer/modules/solidarystructures/form/StructureForm.tsx';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { editPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';

const EditPage = await editPage('solidarystructures_edit');

vi.setConfig({ testTimeout: 30_000 });

const empty = { rows: [], unreadable: [], total: 0, page: 1, perPage: 20 };
let wire: Record<string, unknown>;
let bridge: FakeBridge;

beforeEach(() => {
  wire = {};
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'users.list': () => empty,
    'territories.list': () => empty,
    'solidarystructures.list': () => empty,
    'solidarystructures.get': ({ id }) => fakeStructure(id, wire),
    'solidarystructures.create': () => ({ id: 50, item: fakeStructure(50) }),
    'solidarystructures.update': ({ id }) => ({ id }),
    'session.readStructures': () => ({ status: 'signedOut' }),
  });
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByText(name, { selector: 'button' }));
const field = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = async (name: RegExp | string, value: string) => fireEvent.change(await field(name), { target: { value } });

describe('the lists in the form of a structure', () => {
  test('are each sent whole and only when they changed, after the review', async () => {
    await openScreen(<EditPage id={5} />, { rights: permissions, selfId: 9 });
    await type(/Libellé du motif 1/u, 'Soins');
    await press('Ajouter un motif');
    await type(/Libellé du motif 3/u, 'Loisirs');
    await press('Enregistrer');
    await screen.findByText('Vérifier les modifications');
    expect(
      within(screen.getByRole('alertdialog'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ajoutéLoisirs', 'renomméSanté → Soins']);
    expect(bridge.requests('solidarystructures.update')).toEqual([]);
    await press('Enregistrer ces modifications');
    await waitFor(() => expect(bridge.requests('solidarystructures.update')).toHaveLength(1));
    expect(bridge.requests('solidarystructures.update')[0]?.changes).toEqual({
      subjects: [
        { id: 1, label: 'Soins' },
        { id: 2, label: 'Emploi' },
        { id: null, label: 'Loisirs' },
      ],
    });
  });

  test('keep what is typed where the person goes back from the review', async () => {
    await openScreen(<EditPage id={5} />, { rights: permissions, selfId: 9 });
    await type(/Libellé bénéficiaire du besoin 1/u, 'Fauteuil roulant');
    await press('Enregistrer');
    await press('Revenir au formulaire');
    expect((await field(/Libellé bénéficiaire du besoin 1/u)).value).toBe('Fauteuil roulant');
    expect(bridge.requests('solidarystructures.update')).toEqual([]);
  });

  test('show in the preview as they are typed', async () => {
    await openScreen(<EditPage id={5} />, { rights: permissions, selfId: 9 });
    await type(/Libellé du motif 1/u, 'Soins');
    const pane = await screen.findByRole('complementary', { name: 'Aperçu d’une demande' });
    await within(pane).findByText('Soins');
  });
});

describe('a copy of a structure', () => {
  test('has its lists as new rows, its windows and mode, and neither its name nor its operators', async () => {
    wire = { mode: 1, mMinTime: '1970-01-01T07:30:00+00:00' };
    await openScreen(<StructureForm stored={null} source={fakeStructure(5, wire)} />, {
      rights: permissions,
      selfId: 9,
    });
    await screen.findByText(/Saisissez encore le nom, les coordonnées, la signature et les opérateurs/u);
    expect((await field(/^Nom/u)).value).toBe('');
    await type(/^Nom/u, 'Antenne');
    await press('Enregistrer');
    await waitFor(() => expect(bridge.requests('solidarystructures.create')).toHaveLength(1));
    const [sent] = bridge.requests('solidarystructures.create');
    expect(sent).toMatchObject({
      name: 'Antenne',
      email: null,
      isLightMode: true,
      operators: [],
      subjects: [
        { id: null, label: 'Santé' },
        { id: null, label: 'Emploi' },
      ],
      windows: { morning: { from: '07:30', to: '12:00' } },
    });
    expect([sent?.needs, sent?.requesterProofs, sent?.volunteerProofs].flat().map((row) => row?.id)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
