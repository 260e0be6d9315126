import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { isSame } from '#renderer/kit/form/changes.ts';
import { type Question, useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import type { StructureDraft, StructureFormState, StructureValues } from '../fields.tsx';
import { decisionsOf, type RowDecision, withDecisions } from './row-decisions.ts';

/** The lists whose rows are sent whole; a row of territories is its id. */
const lists = ['subjects', 'needs', 'requesterProofs', 'volunteerProofs', 'operators', 'territories'] as const;
export type ListName = (typeof lists)[number];

/** One row to decide about, with what the question shows of it. */
export interface RowQuestion extends RowDecision {
  list: ListName;
  /** Null for a territory, whose name is read by its id. */
  label: string | null;
  /** People use it. */
  isInUse: boolean;
}

/** The rows that stay; null gives the save up. */
export type RowAnswers = ReadonlySet<RowQuestion> | null;

type Rows = { id: number | null; label?: string; name?: string }[];

const rowsOf = (draft: StructureDraft, list: ListName): Rows =>
  list === 'territories' ? draft.territories.map((id) => ({ id })) : draft[list];

/** The rows that people use, as the platform last said. */
function usedRows(structure: Structure | undefined, list: ListName): ReadonlySet<number> {
  const found = {
    subjects: structure?.subjects,
    needs: structure?.needs,
    requesterProofs: structure?.proofs.requester,
    volunteerProofs: structure?.proofs.volunteer,
    operators: [],
    territories: [],
  }[list];
  return new Set((found ?? []).filter(({ isRemovable }) => !isRemovable).map(({ id }) => id));
}

/**
 * Asks, before a list is sent whole, about each row that the list would delete or bring back although the list changed
 * on the platform (docs/screens/09-solidary-structures.md §5.7). A purpose always stays: the platform cannot remove
 * one.
 */
export function useRowDecisions(id: number | null) {
  const client = useQueryClient();
  const { question, ask } = useQuestion<readonly RowQuestion[], RowAnswers>(null);
  /** What was answered in this save: it is not asked twice while the save starts again. */
  const settled = useRef(new Set<string>());
  const keyOf = ({ list, id: row, kind }: RowQuestion) => `${list} ${row} ${kind}`;

  const questionsOf = (now: StructureDraft, mine: StructureDraft, since: StructureDraft, list: ListName) => {
    const used = usedRows(
      id === null ? undefined : client.getQueryData(itemQuery('solidarystructures', id).queryKey),
      list,
    );
    const versions = { since: rowsOf(since, list), now: rowsOf(now, list), mine: rowsOf(mine, list) };
    return decisionsOf(versions, isSame, (row) => used.has(row)).map((decision): RowQuestion => {
      const row = [...versions.now, ...versions.mine].find((one) => one.id === decision.id);
      return { ...decision, list, label: row?.label ?? row?.name ?? null, isInUse: used.has(decision.id) };
    });
  };

  /** The last question before a save; `again` where an answer changed a list. */
  const confirm = async (
    { record: { form, stored } }: StructureFormState,
    changes: Partial<StructureValues>,
    since: StructureDraft,
  ): Promise<boolean | 'again'> => {
    if (id === null) return true;
    const [now, mine] = [stored(), structuredClone(form.getValues())];
    const all = lists
      .filter((list) => changes[list] !== undefined)
      .flatMap((list) => questionsOf(now, mine, since, list))
      .filter((one) => !settled.current.has(keyOf(one)));
    const isFixed = ({ list, kind }: RowQuestion) => list === 'subjects' && kind !== 'gone';
    const open = all.filter((one) => !isFixed(one));
    const answers: RowAnswers = open.length === 0 ? new Set() : await ask(open);
    if (answers === null) return false;
    for (const one of open) settled.current.add(keyOf(one));

    const kept = new Set([...answers, ...all.filter(isFixed)]);
    let isChanged = false;
    for (const list of lists) {
      const decided = all.filter((one) => one.list === list);
      if (decided.length === 0) continue;
      const ids = new Set([...kept].filter((one) => one.list === list).map((one) => one.id));
      // People and territories come back under the id that they have; other rows get a new one.
      const renew = (row: Rows[number]) =>
        list === 'operators' || list === 'territories' ? row : { ...row, id: null };
      const rows = withDecisions({ now: rowsOf(now, list), mine: rowsOf(mine, list) }, decided, ids, renew);
      if (isSame(rows, rowsOf(mine, list))) continue;
      isChanged = true;
      const value = list === 'territories' ? rows.flatMap((row) => (row.id === null ? [] : [row.id])) : rows;
      // Rows of one list stay rows of this list.
      form.setValue(list, value as StructureDraft[ListName] as never, { shouldDirty: true, shouldValidate: true });
    }
    return isChanged ? 'again' : true;
  };

  return { question, confirm, forget: () => settled.current.clear() } satisfies {
    question: Question<readonly RowQuestion[], RowAnswers> | null;
    confirm: unknown;
    forget: () => void;
  };
}
