import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { needsField, purposesField } from '#renderer/modules/solidarystructures/form/lists/fields.tsx';
import { openList, structureWith } from './support.tsx';

vi.setConfig({ testTimeout: 30_000 });

const label = 'structureForm:fields.subjects';
const stored = structureWith({
  subjects: [
    { id: 3, label: 'Santé', removable: true },
    { id: 4, label: 'Emploi', removable: false },
  ],
  needs: [
    { id: 7, label: 'Fauteuil', labelVolunteer: 'Prendre un fauteuil', removable: false },
    { id: 8, label: 'Courses', labelVolunteer: 'Porter', removable: true },
  ],
});
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const press = (label: RegExp) =>
  fireEvent.click(
    screen.queryByLabelText(label, { selector: 'button' }) ?? screen.getByText(label, { selector: 'button' }),
  );
const paste = (target: Element, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } });

describe('the keys of a list of rows', () => {
  test('Enter adds a row that has the focus, and none after an empty one', async () => {
    const { labels } = await openList(purposesField(label));
    const person = userEvent.setup();
    press(/Ajouter un motif/u);
    await person.keyboard('Santé{Enter}Emploi{Enter}{Enter}');
    expect(labels()).toEqual(['Santé', 'Emploi', '']);
    expect(document.activeElement).toBe(field(/motif 3/u));
  });

  test('Delete removes an empty row, and any removable one at its handle, but only letters within its text', async () => {
    const { labels } = await openList(needsField(label), stored);
    const person = userEvent.setup();
    field(/bénéficiaire du besoin 2/u).focus();
    await person.keyboard('{Home}{Delete}');
    expect(labels()).toEqual(['Fauteuil', 'ourses']);
    screen.getByRole('button', { name: /^ourses, place 2/u }).focus();
    await person.keyboard('{Delete}');
    expect(labels()).toEqual(['Fauteuil']);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Fauteuil, place 1/u);
  });

  test('undo and redo go over texts, rows and their order, and the focus stays in the list', async () => {
    const { labels } = await openList(purposesField(label));
    const person = userEvent.setup();
    press(/Ajouter un motif/u);
    await person.keyboard('Un{Enter}Deux');
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(labels()).toEqual(['Deux', 'Un']);
    await person.keyboard('{Control>}z{/Control}');
    expect(labels()).toEqual(['Un', 'Deux']);
    await person.keyboard('{Control>}zz{/Control}');
    expect(labels()).toEqual(['Un']);
    await person.keyboard('{Control>}yyy{/Control}');
    expect(labels()).toEqual(['Deux', 'Un']);
    expect(document.activeElement?.closest('[data-row]')).not.toBeNull();
  });

  test('undo and redo are offered once there is a step, after what adds rows, and stay when none is left', async () => {
    await openList(purposesField(label));
    const names = () =>
      screen.getAllByRole('button').flatMap(({ textContent }) => (textContent?.trim() ? [textContent.trim()] : []));
    expect(names()).toEqual(['Ajouter un motif', 'Coller une liste…']);
    // The form of a structure has four such lists.
    expect(screen.getByRole('button', { name: /^Coller une liste…\s: Lignes$/u })).toBeDefined();
    press(/Ajouter un motif/u);
    const steps = ['Ajouter un motif', 'Coller une liste…', 'Annuler l’action', 'Rétablir l’action'];
    expect(names().slice(-4)).toEqual(steps);
    press(/Annuler l’action/u);
    press(/Rétablir l’action/u);
    press(/Annuler l’action/u);
    expect(names()).toEqual(steps);
  });

  test('a row from elsewhere ends the steps, which could bring back what is gone', async () => {
    const { labels, set } = await openList(purposesField(label));
    const person = userEvent.setup();
    press(/Ajouter un motif/u);
    await person.keyboard('Un');
    act(() => set([{ id: 12, label: 'Un' }]));
    await waitFor(() => screen.getByText(/Un motif ne peut pas être supprimé/u));
    field(/motif 1/u).focus();
    await person.keyboard('{Control>}z{/Control}');
    expect(labels()).toEqual(['Un']);
  });
});

describe('lines that are pasted', () => {
  test('are shown with their duplicates marked, which are left out, and become one step', async () => {
    const { labels } = await openList(purposesField(label), stored);
    paste(field(/motif 2/u), 'santé\nLoisirs\r\nCourses\nloisirs\n');
    const dialog = await screen.findByRole('alertdialog');
    expect(labels()).toEqual(['Santé', 'Emploi']);
    expect(within(dialog).getByText('déjà dans la liste')).toBeDefined();
    expect(within(dialog).getByText('en double')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ajouter 2 lignes' }));
    await waitFor(() => expect(labels()).toEqual(['Santé', 'Emploi', 'Loisirs', 'Courses']));
    await userEvent.setup().keyboard('{Control>}z{/Control}');
    expect(labels()).toEqual(['Santé', 'Emploi']);
  });

  test('of two columns of a spreadsheet give both wordings of a need', async () => {
    const { values } = await openList(needsField(label));
    press(/Coller une liste/u);
    const text = await screen.findByRole('textbox', { name: 'Une entrée par ligne' });
    fireEvent.change(text, { target: { value: 'Fauteuil\tPrendre un fauteuil\n"Deux\nlignes"\t' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter 2 lignes' }));
    await waitFor(() =>
      expect(values()).toEqual([
        { id: null, label: 'Fauteuil', labelVolunteer: 'Prendre un fauteuil' },
        { id: null, label: 'Deux lignes', labelVolunteer: '' },
      ]),
    );
  });

  test('that are one line stay in the text, as in any field', async () => {
    const { labels } = await openList(purposesField(label), stored);
    paste(field(/motif 2/u), 'Loisirs\n');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(labels()).toEqual(['Santé', 'Emploi']);
  });
});

describe('rows that must stay', () => {
  test('a stored purpose has no button that removes it, and its keys say why', async () => {
    const { labels } = await openList(purposesField(label), stored);
    const person = userEvent.setup();
    expect(screen.queryByRole('button', { name: /^Supprimer/u })).toBeNull();
    screen.getByRole('button', { name: /^Santé, place 1/u }).focus();
    await person.keyboard('{Delete}');
    expect(labels()).toEqual(['Santé', 'Emploi']);
    expect(screen.getByRole('status').textContent).toBe(
      'Un motif ne peut pas être supprimé, mais vous pouvez le renommer.',
    );
    press(/Ajouter un motif/u);
    expect(screen.getAllByRole('button', { name: /^Supprimer/u })).toHaveLength(1);
  });

  test('a need in use can be renamed, not removed', async () => {
    const { labels } = await openList(needsField(label), stored);
    const person = userEvent.setup();
    expect(screen.getAllByText('utilisé')).toHaveLength(1);
    press(/Des demandes ont ce besoin/u);
    expect(labels()).toEqual(['Fauteuil', 'Courses']);
    await person.type(field(/bénéficiaire du besoin 1/u), ' roulant');
    expect(labels()).toEqual(['Fauteuil roulant', 'Courses']);
    press(/^Supprimer.*Courses/u);
    expect(labels()).toEqual(['Fauteuil roulant']);
  });

  test('stored purposes keep their order, which the platform would not keep, and new ones stay behind them', async () => {
    const { labels } = await openList(purposesField(label), stored);
    const person = userEvent.setup();
    field(/motif 1/u).focus();
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}Neuf{Enter}Suivant{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(labels()).toEqual(['Santé', 'Emploi', 'Suivant', 'Neuf']);
    await screen.findByText(/Suivant ne peut pas monter plus haut/u);
  });
});

describe('labels', () => {
  test('are required, short enough and each there once; what the platform holds already passes', async () => {
    const doubled = structureWith({
      subjects: [
        { id: 1, label: 'Santé', removable: true },
        { id: 2, label: 'SANTÉ', removable: true },
      ],
    });
    const { errors, submit } = await openList(purposesField(label), doubled);
    await act(submit);
    expect(errors()).toEqual({});
    press(/Ajouter un motif/u);
    fireEvent.change(field(/motif 3/u), { target: { value: ' santé ' } });
    await act(submit);
    expect(errors()).toHaveProperty('rows.2.label');
    expect(field(/motif 3/u).getAttribute('aria-invalid')).toBe('true');
    expect(field(/motif 1/u).getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(field(/motif 3/u), { target: { value: 'x'.repeat(256) } });
    await screen.findByText(/255/u);
  });

  test('of a new row in which nothing was typed leave the row out', () => {
    const rule = needsField(label).rule(null, null);
    expect(
      rule.parse([
        { id: null, label: ' ', labelVolunteer: '' },
        { id: null, label: ' A ', labelVolunteer: ' B ' },
      ]),
    ).toEqual([{ id: null, label: 'A', labelVolunteer: 'B' }]);
    expect(rule.safeParse([{ id: null, label: '', labelVolunteer: 'B' }]).success).toBe(false);
    expect(rule.safeParse([{ id: 4, label: '', labelVolunteer: '' }]).success).toBe(false);
  });
});
