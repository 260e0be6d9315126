import { z } from 'zod';
import { lineLimit } from '../../text-limits.ts';
import { recordId } from '../filters.ts';
import { userId } from '../solidary/ids.ts';
import { windowsToWire, windowsWrite } from '../solidary/wire-windows.ts';
import { emailText, nameText, telephoneText } from '../written.ts';
import { hasOptions, type ProofWrite, proofsToWire, proofWrite } from './proof.ts';

/** Rows of each list: many times those of the largest structure. */
const maxRows = 1000;

const label = z.string().trim().min(1).max(lineLimit);
/** Null in a new row, which goes without its key: the platform skips `id: null` (docs/platform/c-solidary.md §9). */
const rowId = recordId.nullable();

const subjectWrite = z.object({ id: rowId, label });
const needWrite = z.object({ id: rowId, label, labelVolunteer: z.string().trim().max(lineLimit) });
export type SubjectWrite = z.infer<typeof subjectWrite>;
export type NeedWrite = z.infer<typeof needWrite>;

/** What a form of a structure saves; each list is whole, and only sent when it changed. */
export const structureWrite = z.object({
  name: nameText.min(1),
  email: emailText.nullish(),
  telephone: telephoneText.nullish(),
  signature: z.string().max(lineLimit).nullish(),
  isLightMode: z.boolean(),
  hasTransport: z.boolean(),
  /** A creation gives all of them, a change those that changed. */
  windows: windowsWrite.partial(),
  subjects: z.array(subjectWrite).max(maxRows),
  needs: z.array(needWrite).max(maxRows),
  requesterProofs: z.array(proofWrite).max(maxRows),
  volunteerProofs: z.array(proofWrite).max(maxRows),
  operators: z.array(z.object({ id: userId })).max(maxRows),
  /** Ids. */
  territories: z.array(recordId).max(maxRows),
});
export type StructureWrite = z.infer<typeof structureWrite>;

/** Property paths of violations, where the names differ. */
export const structureFieldOfPath = {
  mode: 'isLightMode',
  solidaryTransport: 'hasTransport',
  structureProofs: 'requesterProofs',
  structureProofsRequester: 'requesterProofs',
  structureProofsVolunteer: 'volunteerProofs',
  mMinTime: 'windows',
  mMaxTime: 'windows',
  aMinTime: 'windows',
  aMaxTime: 'windows',
  eMinTime: 'windows',
  eMaxTime: 'windows',
};

const withoutNullId = <Row extends { id: number | null }>({ id, ...rest }: Row) => ({
  ...(id !== null && { id }),
  ...rest,
});

/** What creations and changes have in common. The transport's flag is inverted (docs/platform/c-solidary.md §9). */
const withoutProofs = ({
  windows,
  isLightMode,
  hasTransport,
  subjects,
  needs,
  requesterProofs: _,
  volunteerProofs: __,
  operators,
  ...same
}: Partial<StructureWrite>): Record<string, unknown> => ({
  ...same,
  ...(isLightMode !== undefined && { mode: isLightMode ? 1 : 0 }),
  ...(hasTransport !== undefined && { solidaryTransport: !hasTransport }),
  ...(windows !== undefined && windowsToWire(windows)),
  ...(subjects !== undefined && { subjects: subjects.map(withoutNullId) }),
  ...(needs !== undefined && { needs: needs.map(withoutNullId) }),
  ...(operators !== undefined && { operators: operators.map(({ id }) => ({ id })) }),
});

const proofLists = ({ requesterProofs, volunteerProofs }: Partial<StructureWrite>) => ({
  ...(requesterProofs !== undefined && { structureProofsRequester: proofsToWire(requesterProofs, 'requester') }),
  ...(volunteerProofs !== undefined && { structureProofsVolunteer: proofsToWire(volunteerProofs, 'volunteer') }),
});

/** Gives the body of a change: each list of proofs under its own name (docs/screens/09-solidary-structures.md §5.4). */
export const structureToWire = (values: Partial<StructureWrite>): Record<string, unknown> => ({
  ...withoutProofs(values),
  ...proofLists(values),
});

/** Gives the body of a creation, which takes the proofs of both lists in one. */
export const newStructureToWire = (values: Partial<StructureWrite>): Record<string, unknown> => ({
  ...withoutProofs(values),
  structureProofs: Object.values(proofLists(values)).flat(),
});

const storedProof = ({ options, type: _, ...proof }: ProofWrite) => ({
  ...withoutNullId(proof),
  options: hasOptions(proof.kind) ? options : [],
});

/**
 * What an item contains once these values are saved: new rows have an id that nobody knows yet, and a need without
 * words for volunteers may have taken its label (docs/platform/c-solidary.md §9).
 */
export function structureAsStored({
  needs,
  subjects,
  requesterProofs,
  volunteerProofs,
  territories,
  ...same
}: Partial<StructureWrite>): Readonly<Record<string, unknown>> {
  const hasProofs = requesterProofs !== undefined || volunteerProofs !== undefined;
  return {
    ...same,
    ...(subjects !== undefined && { subjects: subjects.map(withoutNullId) }),
    ...(needs !== undefined && {
      needs: needs.map(({ labelVolunteer, ...need }) => ({
        ...withoutNullId(need),
        ...(labelVolunteer !== '' && { labelVolunteer }),
      })),
    }),
    ...(hasProofs && {
      proofs: {
        ...(requesterProofs !== undefined && { requester: requesterProofs.map(storedProof) }),
        ...(volunteerProofs !== undefined && { volunteer: volunteerProofs.map(storedProof) }),
      },
    }),
    ...(territories !== undefined && { territories: territories.map((id) => ({ id })) }),
  };
}
