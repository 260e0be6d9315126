import { isSame } from '#renderer/kit/form/changes.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import type { StructureDraft } from '../../fields.tsx';
import { type AnyRow, isBlank } from '../rows.ts';
import { type ListReview, reviewList } from './review.ts';

/** The lists that are sent whole, in the order of the screen; those without an order of their own on the platform. */
const lists = {
  subjects: false,
  needs: false,
  requesterProofs: true,
  volunteerProofs: true,
  operators: false,
  territories: false,
} as const satisfies Partial<Record<keyof StructureDraft, boolean>>;
export type ReviewedList = keyof typeof lists;

/** What changes in one list. */
export interface ReviewedSection {
  list: ReviewedList;
  review: ListReview<AnyRow>;
  /** Ids of the rows that records or answers use. */
  used: ReadonlySet<number>;
}

export interface ChangeReview {
  sections: readonly ReviewedSection[];
  /** Other fields that change, in the order of the screen. */
  fields: readonly Exclude<keyof StructureDraft, ReviewedList>[];
}

/** A row of operators has the name of the person; that of a territory its id alone. */
const rowsOf = (draft: StructureDraft, list: ReviewedList): readonly AnyRow[] => {
  if (list === 'territories') return draft.territories.map((id) => ({ id, label: '' }));
  if (list === 'operators') return draft.operators.map(({ id, name }) => ({ id, label: name }));
  return draft[list].filter((row) => !isBlank(row));
};

const storedOf = ({ subjects, needs, proofs }: Structure, list: ReviewedList) =>
  ({
    subjects,
    needs,
    requesterProofs: proofs.requester,
    volunteerProofs: proofs.volunteer,
    operators: [],
    territories: [],
  })[list];

const isEmpty = ({ added, changed, moved, removed }: ListReview<AnyRow>) =>
  added.length + changed.length + moved.length + removed.length === 0;

/**
 * Lists what a save changes of a structure (docs/screens/09-solidary-structures.md §7).
 *
 * @param theirs what the platform holds
 * @param mine what is typed
 * @param stored the structure as it was read last: it says which rows are in use
 */
export function reviewChanges(theirs: StructureDraft, mine: StructureDraft, stored: Structure): ChangeReview {
  // The names are those of the object just above.
  const names = Object.keys(lists) as ReviewedList[];
  const sections = names.map((list): ReviewedSection => {
    const used = storedOf(stored, list).filter(({ isRemovable }) => !isRemovable);
    return {
      list,
      review: reviewList(rowsOf(theirs, list), rowsOf(mine, list), lists[list]),
      used: new Set(used.map(({ id }) => id)),
    };
  });
  // A draft has plain keys.
  const others = (Object.keys(mine) as (keyof StructureDraft)[]).filter(
    (name): name is ChangeReview['fields'][number] => !(name in lists),
  );
  return {
    sections: sections.filter(({ review }) => !isEmpty(review)),
    fields: others.filter((name) => !isSame(theirs[name], mine[name])),
  };
}
