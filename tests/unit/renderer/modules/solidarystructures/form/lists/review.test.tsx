import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type StructureDraft, structureForm } from '#renderer/modules/solidarystructures/form/fields.tsx';
import { ReviewDialog } from '#renderer/modules/solidarystructures/form/lists/review/ReviewDialog.tsx';
import { applyReview, reviewList } from '#renderer/modules/solidarystructures/form/lists/review/review.ts';
import { reviewChanges } from '#renderer/modules/solidarystructures/form/lists/review/sections.ts';
import { structureToWire } from '#shared/resources/solidarystructures/write.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { structureWith } from './support.tsx';

interface Row {
  id: number | null;
  label: string;
}

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A list of the platform, and what a person may make of it. */
function versions(seed: number): { theirs: Row[]; mine: Row[] } {
  const next = numbersFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const theirs = Array.from({ length: below(9) }, (_, at): Row => ({ id: at + 1, label: `L${below(4)}` }));
  let mine = theirs.filter(() => next() > 0.2).map((row) => (next() > 0.7 ? { ...row, label: `R${below(4)}` } : row));
  for (let step = below(4); step > 0; step -= 1) {
    const [moved] = mine.splice(below(mine.length), 1);
    if (moved !== undefined) mine.splice(below(mine.length + 1), 0, moved);
  }
  for (let step = below(4); step > 0; step -= 1) {
    mine = mine.toSpliced(below(mine.length + 1), 0, { id: null, label: `N${below(4)}` });
  }
  return { theirs, mine };
}

const cases = Array.from({ length: 3_000 }, (_, seed) => ({ seed, ...versions(seed) }));

describe('a review of two versions of a list', () => {
  test('leads from theirs to mine, whatever was added, reworded, moved and removed', () => {
    for (const { seed, theirs, mine } of cases) {
      expect(applyReview(theirs, reviewList(theirs, mine)), `seed ${seed}`).toEqual(mine);
    }
  });

  test('names nothing where nothing changes, and never more rows as moved than are out of order', () => {
    for (const { seed, theirs, mine } of cases) {
      const same = reviewList(theirs, theirs);
      expect([same.added, same.changed, same.moved, same.removed].flat(), `seed ${seed}`).toEqual([]);
      const kept = mine.filter(({ id }) => id !== null).map(({ id }) => id ?? 0);
      const isSorted = kept.every((id, at) => at === 0 || (kept[at - 1] ?? 0) < id);
      expect(reviewList(theirs, mine).moved.length === 0, `seed ${seed}`).toBe(isSorted);
    }
    const rows = [1, 2, 3, 4, 5].map((id) => ({ id, label: '' }));
    expect(reviewList(rows, rows.toSpliced(0, 1).concat(rows.slice(0, 1))).moved).toMatchObject([
      { row: { id: 1 }, rank: 4 },
    ]);
    expect(reviewList(rows, rows.toReversed(), false).moved).toEqual([]);
  });

  test('describes what goes on the wire: whole lists, a number for each stored row and no id for a new one', () => {
    for (const { seed, theirs, mine } of cases) {
      // Written just here.
      const { subjects } = structureToWire({ subjects: mine }) as {
        subjects: { id?: number; label: string }[];
      };
      const sent = subjects.map(({ id, label }) => ({ id: id ?? null, label }));
      expect(applyReview(theirs, reviewList(theirs, sent)), `seed ${seed}`).toEqual(mine);
      expect(subjects.filter((row) => 'id' in row).every(({ id }) => Number.isInteger(id))).toBe(true);
    }
  });
});

describe('the review before a save', () => {
  const stored = structureWith({
    subjects: [{ id: 3, label: 'Santé', removable: true }],
    needs: [
      { id: 7, label: 'Fauteuil', labelVolunteer: 'Prendre un fauteuil', removable: false },
      { id: 8, label: 'Courses', labelVolunteer: 'Porter', removable: true },
    ],
    structureProofs: [1, 2, 3].map((id) => ({
      id,
      label: `P${id}`,
      type: 1,
      position: id,
      checkbox: true,
      activated: true,
      removable: true,
    })),
    operators: [{ id: 4, givenName: 'Omar', familyName: 'Opérateur', email: null }],
    territories: [{ id: 1, name: 'Meurthe' }],
  });
  const theirs = structureForm.draftOf(stored);
  const mine = (change: Partial<StructureDraft>): StructureDraft => ({ ...structuredClone(theirs), ...change });

  test('shows each list that changes, and in red with its mark what leaves although it is in use', async () => {
    installFakeBridge({});
    const [first, second, third] = theirs.requesterProofs;
    if (first === undefined || second === undefined || third === undefined) throw new Error('there are three proofs');
    const about = reviewChanges(
      theirs,
      mine({
        name: 'Autrement',
        subjects: [
          { id: 3, label: 'Soins' },
          { id: null, label: 'Loisirs' },
          { id: null, label: ' ' },
        ],
        needs: [],
        requesterProofs: [third, first, { ...second, isMandatory: true }],
        operators: [],
      }),
      stored,
    );
    const answer = vi.fn();
    await openScreen(<ReviewDialog question={{ about, answer }} />);
    const dialog = await screen.findByRole('alertdialog', { name: 'Vérifier les modifications' });
    const lines = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'ajoutéLoisirs',
      'renomméSanté → Soins',
      'suppriméFauteuil (bénévole\u00a0: Prendre un fauteuil)utilisé',
      'suppriméCourses (bénévole\u00a0: Porter)',
      'modifiéP2 (Case à cocher) → P2 (Case à cocher\u00a0; obligatoire)',
      'déplacéP3\u00a0: place 1',
      'suppriméOmar Opérateur',
    ]);
    expect(dialog.querySelectorAll('[data-change="removed"] del')).toHaveLength(3);
    expect(within(dialog).getByText(/Autres champs modifiés.*Nom/u)).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Revenir au formulaire' }));
    expect(answer).toHaveBeenLastCalledWith(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer ces modifications' }));
    expect(answer).toHaveBeenLastCalledWith(true);
  });

  test('has nothing to show of lists that stay', () => {
    expect(reviewChanges(theirs, mine({ name: 'Autrement' }), stored)).toEqual({ sections: [], fields: ['name'] });
  });
});
