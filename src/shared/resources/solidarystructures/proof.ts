import { z } from 'zod';
import { lineLimit } from '../../text-limits.ts';
import { type ProofKind, proofKinds } from '../solidary/proof-kind.ts';

export { type ProofKind, proofKinds };

/** Kinds whose value is one of a list. */
export const hasOptions = (kind: ProofKind): boolean => kind === 'radio' || kind === 'selectbox';

/** Who has to give a proof: 1 a beneficiary, 2 a volunteer; any other type is listed with those of volunteers. */
export const proofTypes = { requester: 1, volunteer: 2 } as const;
export type ProofAudience = keyof typeof proofTypes;

/** Joins labels and values of options on the wire. */
const SEPARATOR = ';';

/** One option of a proof: what is shown, and what is stored. */
export interface ProofOption {
  label: string;
  value: string;
}

const parts = (joined: string | null | undefined): string[] => (joined ? joined.split(SEPARATOR) : []);

/** An option without a value of its own has its label. */
const optionsOf = (labels: string | null | undefined, values: string | null | undefined): ProofOption[] => {
  const known = parts(values);
  return parts(labels).map((label, at) => ({ label, value: known[at] ?? label }));
};

const optionalFlag = z.boolean().nullish();
const optionalText = z.string().nullish();

/** Reads a proof that a structure asks for (docs/platform/c-solidary.yaml, StructureProof). */
export const wireProof = z
  .object({
    id: z.int(),
    label: z.string(),
    type: z.int(),
    position: z.number().nullish(),
    checkbox: optionalFlag,
    input: optionalFlag,
    selectbox: optionalFlag,
    radio: optionalFlag,
    file: optionalFlag,
    options: optionalText,
    acceptedValues: optionalText,
    mandatory: optionalFlag,
    removable: optionalFlag,
    activated: optionalFlag,
  })
  .transform(({ id, label, type, position, options, acceptedValues, mandatory, removable, activated, ...kinds }) => ({
    position: position ?? 0,
    proof: {
      id,
      label,
      kind: proofKinds.find((kind) => kinds[kind] === true) ?? 'input',
      options: optionsOf(options, acceptedValues),
      /** Whether there are as many stored values as options, so that each belongs to one of them. */
      isPaired: parts(options).length === parts(acceptedValues).length,
      isMandatory: mandatory === true,
      isActive: activated === true,
      isRemovable: removable === true,
      type,
    },
  }));

/** A proof that a structure asks for, at its place in its list. */
export type Proof = z.output<typeof wireProof>['proof'];
export type Proofs = Record<ProofAudience, Proof[]>;

/**
 * Divides the proofs of a structure into its two lists, by position as a number: the platform sorts them as text after
 * a write (docs/platform/c-solidary.md §9).
 */
export const readProofs = (read: readonly z.output<typeof wireProof>[]): Proofs => {
  const ordered = read.toSorted((left, right) => left.position - right.position).map(({ proof }) => proof);
  return {
    requester: ordered.filter(({ type }) => type === proofTypes.requester),
    volunteer: ordered.filter(({ type }) => type !== proofTypes.requester),
  };
};

const label = z.string().trim().min(1).max(lineLimit);
const optionText = label.refine((text) => !text.includes(SEPARATOR));

/** A proof that a form saves; without id it is a new one. Its place in the list is its position. */
export const proofWrite = z.object({
  id: z.int().positive().nullable(),
  label,
  kind: z.enum(proofKinds),
  options: z.array(z.object({ label: optionText, value: optionText })).max(200),
  isMandatory: z.boolean(),
  isActive: z.boolean(),
  /** Kept where the platform holds another one than those of `proofTypes`. */
  type: z.int(),
});
export type ProofWrite = z.infer<typeof proofWrite>;

/**
 * Gives the whole body of the proofs of one list: the platform resets what is missing, and skips `id: null`
 * (docs/platform/c-solidary.md §9). A stored id stays a number, which the platform compares strictly.
 */
export const proofsToWire = (proofs: readonly ProofWrite[], audience: ProofAudience): Record<string, unknown>[] =>
  proofs.map(({ id, label, kind, options, isMandatory, isActive, type }, position) => ({
    ...(id !== null && { id }),
    label,
    type: audience === 'volunteer' && type !== proofTypes.requester ? type : proofTypes[audience],
    position,
    activated: isActive,
    mandatory: isMandatory,
    ...Object.fromEntries(proofKinds.map((one) => [one, one === kind])),
    ...(hasOptions(kind) && {
      options: options.map((option) => option.label).join(SEPARATOR),
      acceptedValues: options.map((option) => option.value).join(SEPARATOR),
    }),
  }));
