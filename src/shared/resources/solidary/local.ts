import { z } from 'zod';
import { isTelephone, telephoneSpellings } from '../../telephone.ts';
import { alternatives } from '../alternatives.ts';
import type { FilterContract, RowCondition } from '../define.ts';
import { shortText, unsent } from '../filters.ts';
import { type StructureId, structureId } from './ids.ts';
import { PENDING, type StructureStatus } from './status.ts';

/**
 * Filters of solidary people that the platform does not have: it compares neither structures nor statuses, so that the
 * whole list is read and filtered on this computer (docs/screens/08-solidary-people.md §9).
 */

/** Rows per request, and the longest list that is read whole. */
export const wholeList = { perPage: 500, maxRows: 2000 } as const;

/** The structures of a person, as both lists give them. */
export interface Linked {
  readonly structures: readonly { readonly structureId: StructureId; readonly status: StructureStatus | null }[];
}

export const structureFilters = {
  /** A structure of the person. */
  structure: unsent(structureId),
  /** Pending in that structure, or in any when none is named. */
  isPending: unsent(z.literal(true)),
};

/** Whether a person is in a structure, or in any, with this status, or with any. */
export const isIn = (
  { structures }: Linked,
  { structure, status }: { structure?: StructureId | undefined; status?: StructureStatus | undefined },
): boolean =>
  structures.some(
    (one) =>
      (structure === undefined || one.structureId === structure) && (status === undefined || one.status === status),
  );

export interface StructureValues {
  structure?: StructureId | undefined;
  isPending?: true | undefined;
}

/** `beyond` of a list with `structureFilters`. */
export function beyondStructures({ structure, isPending }: StructureValues): RowCondition<Linked> | null {
  if (structure === undefined && isPending === undefined) return null;
  const status = isPending === true ? PENDING : undefined;
  return { includes: (row) => isIn(row, { structure, status }) };
}

/**
 * A telephone in whichever spelling the platform holds it: each is asked in turn until somebody is found
 * (docs/screens/08-solidary-people.md §9).
 *
 * @param name of the platform's own filter, which compares the whole text
 */
export const anyTelephone = (name: string): FilterContract<string> => ({
  schema: shortText.refine(isTelephone),
  toWire: (typed) => alternatives(telephoneSpellings(typed), (spelling) => [[name, spelling]]),
});
