import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { proofsField } from '#renderer/modules/solidarystructures/form/lists/fields.tsx';
import { openList, structureWith } from './support.tsx';

vi.setConfig({ testTimeout: 30_000 });

const proof = (id: number, label: string, more: Record<string, unknown> = {}) => ({
  id,
  label,
  type: 1,
  position: id,
  mandatory: false,
  activated: true,
  removable: true,
  ...more,
});
const label = 'structureForm:fields.subjects';
const stored = structureWith({
  structureProofs: [
    proof(5, 'Attestation', { checkbox: true }),
    proof(6, 'Origine', { radio: true, options: 'Amis;Presse', acceptedValues: '1;2', removable: false }),
    proof(7, 'Assurance', { file: true, type: 2 }),
  ],
});
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const press = (label: RegExp) =>
  fireEvent.click(
    screen.queryByLabelText(label, { selector: 'button' }) ?? screen.getByText(label, { selector: 'button' }),
  );
const kind = (name: RegExp) => screen.getByLabelText<HTMLSelectElement>(name, { selector: 'select' });

describe('a proof', () => {
  test('that is new is an active check box of its audience, and its kind can be any of the five', async () => {
    const { values } = await openList(proofsField(label, 'volunteer'), stored);
    press(/Ajouter un justificatif/u);
    await userEvent.setup().keyboard('Permis');
    expect(values()[1]).toEqual({
      id: null,
      label: 'Permis',
      kind: 'checkbox',
      options: [],
      isMandatory: false,
      isActive: true,
      type: 2,
    });
    const choices = within(kind(/Permis/u)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Case à cocher',
      'Texte',
      'Liste',
      'Boutons radio',
      'Fichier',
    ]);
  });

  test('with answers keeps its kind and values and cannot be removed; label, order, mandatory and active stay free', async () => {
    const { values } = await openList(proofsField(label, 'requester'), stored);
    const person = userEvent.setup();
    expect(kind(/Origine/u).disabled).toBe(true);
    expect(screen.getByText('Des réponses existent déjà')).toBeDefined();
    expect(field(/Valeur de l’option 1/u).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /Ajouter une option|Supprimer l’option/u })).toBeNull();
    press(/Désactivez-le plutôt/u);
    expect(values()).toHaveLength(2);
    fireEvent.click(screen.getByRole('switch', { name: /^Actif.*Origine/u }));
    fireEvent.click(screen.getByRole('switch', { name: /^Obligatoire.*Origine/u }));
    fireEvent.change(field(/Libellé de l’option 1/u), { target: { value: 'Par des amis' } });
    field(/Libellé du justificatif 2/u).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(values()[0]).toMatchObject({
      id: 6,
      isActive: false,
      isMandatory: true,
      options: [
        { label: 'Par des amis', value: '1' },
        { label: 'Presse', value: '2' },
      ],
    });
  });

  test('moves by the pointer too', async () => {
    const { labels } = await openList(proofsField(label, 'requester'), stored);
    const dataTransfer = { effectAllowed: '', setData: () => {} };
    const handle = screen.getByRole('button', { name: /^Attestation, place 1/u });
    const onto = screen.getByRole('listitem', { name: /Origine/u });
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(onto, { dataTransfer });
    expect(onto.dataset.landing).toBe('after');
    fireEvent.drop(onto, { dataTransfer });
    expect(labels()).toEqual(['Origine', 'Attestation']);
  });
});

describe('the options of a choice', () => {
  const open = async () => {
    const opened = await openList(proofsField(label, 'requester'));
    press(/Ajouter un justificatif/u);
    fireEvent.change(field(/Libellé du justificatif 1/u), { target: { value: 'Niveau' } });
    fireEvent.change(kind(/Niveau/u), { target: { value: 'selectbox' } });
    return opened;
  };
  const written = (rows: unknown) => proofsField(label, 'requester').rule(null, null).safeParse(rows);

  test('are two at least, without semicolon and each there once in its column', async () => {
    const { values, errors, submit } = await open();
    await act(submit);
    expect(errors()).toHaveProperty('rows.0.options');
    await screen.findByText('Saisissez au moins deux options.');
    fireEvent.change(field(/Libellé de l’option 1/u), { target: { value: 'Haut ; bas' } });
    fireEvent.change(field(/Libellé de l’option 2/u), { target: { value: 'Bas' } });
    await screen.findByText(/point-virgule/u);
    fireEvent.change(field(/Libellé de l’option 1/u), { target: { value: 'BAS' } });
    expect(await screen.findAllByText(/existe déjà dans la liste/u)).toHaveLength(2);
    fireEvent.change(field(/Libellé de l’option 1/u), { target: { value: 'Haut' } });
    fireEvent.change(field(/Valeur de l’option 1/u), { target: { value: 'bas' } });
    expect(written(values()).success).toBe(false);
    fireEvent.change(field(/Valeur de l’option 1/u), { target: { value: '1' } });
    expect(written(values()).data?.[0]?.options).toEqual([
      { label: 'Haut', value: '1' },
      { label: 'Bas', value: 'Bas' },
    ]);
  });

  test('have their label as their value while they are new, and keep a stored value when they are reworded', () => {
    const [reworded] = proofsField(label, 'requester').toDraft(undefined, stored).slice(1);
    const rows = [
      {
        ...reworded,
        options: [
          { label: 'Par des amis', value: '1' },
          { label: 'Neuve', value: null },
        ],
      },
    ];
    const read = proofsField(label, 'requester').rule(null, stored).safeParse(rows);
    expect(read.data?.[0]?.options).toEqual([
      { label: 'Par des amis', value: '1' },
      { label: 'Neuve', value: 'Neuve' },
    ]);
  });

  test('are added by Enter and by several pasted lines, moved and removed by keys, and undone with the rows', async () => {
    const { values } = await open();
    const person = userEvent.setup();
    const labels = () => values()[0]?.options.map(({ label }) => label);
    fireEvent.paste(field(/Libellé de l’option 1/u), { clipboardData: { getData: () => 'A\nB\n' } });
    expect(labels()).toEqual(['A', 'B', '']);
    field(/Libellé de l’option 2/u).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(labels()).toEqual(['B', 'A', '']);
    expect(document.activeElement).toBe(field(/Libellé de l’option 1/u));
    field(/Libellé de l’option 3/u).focus();
    await person.keyboard('{Delete}');
    expect(labels()).toEqual(['B', 'A']);
    await person.keyboard('{Enter}C');
    expect(labels()).toEqual(['B', 'A', 'C']);
    await person.keyboard('{Control>}zzz{/Control}');
    expect(labels()).toEqual(['B', 'A', '']);
  });

  test('stay while another kind is chosen, and are only written of a choice', async () => {
    const { values } = await open();
    fireEvent.change(field(/Libellé de l’option 1/u), { target: { value: 'A' } });
    fireEvent.change(kind(/Niveau/u), { target: { value: 'input' } });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Options' })).toBeNull());
    expect(written(values()).data?.[0]?.options).toEqual([]);
    fireEvent.change(kind(/Niveau/u), { target: { value: 'radio' } });
    expect(field(/Libellé de l’option 1/u).value).toBe('A');
  });
});
