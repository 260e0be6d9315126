import type { ComponentType } from 'react';
import { type ProofAudience, proofTypes } from '#shared/resources/solidarystructures/proof.ts';
import { ProofFields } from './ProofFields.tsx';
import { NeedFields, PurposeFields } from './PurposeFields.tsx';
import type { RowFieldsProps } from './row-fields.ts';
import type { NeedRow, ProofRow, PurposeRow, Row } from './rows.ts';

/** Why a row must stay: the text is in `structureLists:locks`. */
export type Lock = 'purposes' | 'needs' | 'proofs';

/** What tells the lists of a structure apart (docs/screens/09-solidary-structures.md §5.3, §5.4). */
export interface ListKind<R extends Row> {
  name: 'purposes' | 'needs' | 'proofs';
  /** Number of cells that a pasted line can have. */
  columns: 1 | 2;
  hasOrder: boolean;
  /** A row made of the cells of a pasted line; an empty one without them. */
  make: (cells: readonly string[]) => R;
  /** @param isUsed whether records or answers use it */
  lockOf: (row: R, isUsed: boolean) => Lock | null;
  Fields: ComponentType<RowFieldsProps<R>>;
}

export const purposeKind: ListKind<PurposeRow> = {
  name: 'purposes',
  columns: 1,
  hasOrder: false,
  make: ([label = '']) => ({ id: null, label }),
  // The platform refuses to remove any stored purpose, whatever `removable` says.
  lockOf: ({ id }) => (id === null ? null : 'purposes'),
  Fields: PurposeFields,
};

export const needKind: ListKind<NeedRow> = {
  name: 'needs',
  columns: 2,
  hasOrder: false,
  make: ([label = '', labelVolunteer = '']) => ({ id: null, label, labelVolunteer }),
  lockOf: (_, isUsed) => (isUsed ? 'needs' : null),
  Fields: NeedFields,
};

const proofKind = (type: number): ListKind<ProofRow> => ({
  name: 'proofs',
  columns: 1,
  hasOrder: true,
  make: ([label = '']) => ({
    id: null,
    label,
    kind: 'checkbox',
    options: [],
    isMandatory: false,
    isActive: true,
    type,
  }),
  lockOf: (_, isUsed) => (isUsed ? 'proofs' : null),
  Fields: ProofFields,
});

/** The proofs of each audience: a new one has its type. */
export const proofKinds: Readonly<Record<ProofAudience, ListKind<ProofRow>>> = {
  requester: proofKind(proofTypes.requester),
  volunteer: proofKind(proofTypes.volunteer),
};
