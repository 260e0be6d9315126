import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type StructureDraft, structureForm } from '#renderer/modules/solidarystructures/form/fields.tsx';
import { RecordPreview } from '#renderer/modules/solidarystructures/form/lists/preview/RecordPreview.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { openScreen } from '#tests/support/screen.tsx';

const proof = (id: number, label: string, wire: Record<string, unknown>) => ({
  id,
  label,
  type: 1,
  position: 10 - id,
  activated: true,
  ...wire,
});
const draft = structureForm.draftOf(
  fakeStructure(5, {
    structureProofs: [
      proof(1, 'Attestation', { checkbox: true, mandatory: true }),
      proof(2, 'Origine', { radio: true, options: 'Amis;Presse', acceptedValues: '1;2' }),
      proof(3, 'Ancien', { file: true, activated: false }),
      proof(4, 'Niveau', { selectbox: true, options: 'Haut;Bas', acceptedValues: '1;2' }),
    ],
  }),
);
const open = async (change: Partial<StructureDraft> = {}) => {
  installFakeBridge({});
  await openScreen(<RecordPreview draft={{ ...draft, ...change }} />);
  return screen.findByRole('complementary', { name: 'Aperçu d’une demande' });
};
const answers = (pane: HTMLElement, name: string) =>
  within(within(pane).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the preview of a record', () => {
  test('shows purposes, needs and windows in words, and the active proofs in their order', async () => {
    const pane = await open();
    expect(answers(pane, 'Motif du déplacement')).toEqual(['Santé', 'Emploi', 'Autre']);
    expect(answers(pane, 'Besoins')).toEqual(['Fauteuil', 'Courses', 'Autre besoin']);
    expect(answers(pane, 'Heure de départ')).toEqual([
      'À une heure précise',
      'Le matin (de 06:00 à 12:00)',
      'L’après-midi (de 12:00 à 18:00)',
      'Le soir (de 18:00 à 23:00)',
    ]);
    expect(answers(pane, 'Origine')).toEqual(['Amis', 'Presse']);
    const text = pane.textContent ?? '';
    expect(text).toMatch(/NiveauListe\s: Haut, Bas.*Origine.*Attestation\(obligatoire\)Case à cocher/u);
    expect(text).not.toContain('Ancien');
  });

  test('has the steps of the full entry, or one page that folds what is optional, whichever the structure takes', async () => {
    const pane = await open({ isLightMode: true });
    expect(within(pane).queryByText('Récapitulatif')).toBeNull();
    const folded = within(pane).getByRole('group').textContent ?? '';
    expect(folded).toMatch(/Besoins.*Niveau.*Origine/u);
    expect(folded).not.toContain('Attestation');
    fireEvent.click(within(pane).getByRole('radio', { name: 'Complète' }));
    expect(within(pane).getByText('Récapitulatif')).toBeDefined();
    expect(within(pane).queryByRole('group')).toBeNull();
  });

  test('leaves out what has no words yet', async () => {
    const blank = { ...draft.requesterProofs[0], id: null, label: ' ' } as StructureDraft['requesterProofs'][number];
    const pane = await open({ subjects: [{ id: null, label: ' ' }], requesterProofs: [blank] });
    expect(answers(pane, 'Motif du déplacement')).toEqual(['Autre']);
    expect(within(pane).getByText('Aucun justificatif n’est demandé.')).toBeDefined();
  });
});
