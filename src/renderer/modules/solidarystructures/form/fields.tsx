import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { records, yesNo } from '#renderer/kit/form/definition/field-types.tsx';
import { email, text } from '#renderer/kit/form/definition/text-types.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import type { ResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Need, Structure, Subject } from '#shared/resources/solidarystructures/item.ts';
import {
  type Proof,
  type ProofAudience,
  type ProofWrite,
  proofWrite,
} from '#shared/resources/solidarystructures/proof.ts';
import type { NeedWrite, SubjectWrite } from '#shared/resources/solidarystructures/write.ts';
import { operators } from './operators/field.tsx';
import { LabelWords, rowLabel, rows } from './rows.tsx';
import { isStructureTelephone } from './telephone.ts';
import { timeWindows } from './windows/field.tsx';

/** Longest text of a structure that the platform stores, in characters. */
export const structureTextLimit = 255;

const max = structureTextLimit;
const id = z.int().positive().nullable();

const subjects = rows<SubjectWrite, Subject>({
  label: 'structureForm:fields.subjects',
  toDraft: ({ id: stored, label }) => ({ id: stored, label }),
  rule: z.object({ id, label: rowLabel }),
  Words: LabelWords,
});

const needs = rows<NeedWrite, Need>({
  label: 'structureForm:fields.needs',
  toDraft: ({ id: stored, label, labelVolunteer }) => ({ id: stored, label, labelVolunteer }),
  rule: z.object({
    id,
    label: rowLabel,
    labelVolunteer: z
      .string()
      .trim()
      .max(max, { error: ruleMessage('form:rules.tooLong', { longest: max }) }),
  }),
  Words: function NeedWords({ row }) {
    const { t } = useTranslation('structureForm');
    if (row.labelVolunteer.trim() === '') return <LabelWords row={row} />;
    return t('volunteerWords', { label: row.label, words: row.labelVolunteer });
  },
});

/** The proofs of one audience, which stand with those of the other in the record. */
function proofs(audience: ProofAudience): Field<ProofWrite[], ProofWrite[], never, Structure> {
  const list = rows<ProofWrite, Proof>({
    label: `structureForm:fields.${audience}Proofs`,
    toDraft: ({ isRemovable: _, options, ...proof }) => ({
      ...proof,
      options: options.map((option) => ({ ...option })),
    }),
    rule: proofWrite.extend({ label: rowLabel }),
    Words: LabelWords,
  });
  return { ...list, toDraft: (_, structure) => list.toDraft(structure.proofs[audience], structure) };
}

/** The form of a structure (docs/screens/09-solidary-structures.md §5). */
export const structureForm = defineForm('solidarystructures', {
  name: text({ label: 'structureForm:fields.name', max, required: true, isWide: true, isCopied: false }),
  email: email({ label: 'structureForm:fields.email', hint: 'structureForm:hints.email', max, isCopied: false }),
  telephone: text({
    label: 'structureForm:fields.telephone',
    max,
    type: 'tel',
    isCopied: false,
    refuse: (typed) => (isStructureTelephone(typed) ? null : ruleMessage('structureForm:rules.telephone')),
    keepsStored: true,
  }),
  signature: text({
    label: 'structureForm:fields.signature',
    hint: 'structureForm:hints.signature',
    max,
    lines: 3,
    isWide: true,
    isCopied: false,
  }),
  isLightMode: yesNo({
    label: 'structureForm:fields.isLightMode',
    hint: 'structureForm:hints.isLightMode',
    required: true,
    initial: false,
  }),
  hasTransport: yesNo({ label: 'structureForm:fields.hasTransport', required: true, initial: false }),
  windows: timeWindows,
  subjects,
  needs,
  requesterProofs: proofs('requester'),
  volunteerProofs: proofs('volunteer'),
  operators,
  territories: records({
    label: 'structureForm:fields.territories',
    hint: 'structureForm:hints.territories',
    resource: 'territories',
  }),
});

export type StructureDraft = DraftOf<typeof structureForm>;
export type StructureValues = ValuesOf<typeof structureForm>;
export type StructureFormApi = FormOf<typeof structureForm>;
/** The form with what it knows of the platform and how it is saved. */
export type StructureFormState = ResourceForm<'solidarystructures', StructureDraft, StructureValues>;

/** The lists of a structure whose rows have an id of their own. */
export const rowLists = [
  'subjects',
  'needs',
  'requesterProofs',
  'volunteerProofs',
] as const satisfies (keyof StructureDraft)[];
export type RowList = (typeof rowLists)[number];

const asNew = <Row extends { id: number | null }>(list: readonly Row[]): Row[] =>
  list.map((row) => ({ ...row, id: null }));

/** What a copy starts with beside its windows and mode: the lists of its source, whose rows are new ones. */
export function copiedLists(source: Structure | null): Partial<StructureDraft> {
  if (source === null) return {};
  const draft = structureForm.draftOf(source);
  return {
    subjects: asNew(draft.subjects),
    needs: asNew(draft.needs),
    requesterProofs: asNew(draft.requesterProofs),
    volunteerProofs: asNew(draft.volunteerProofs),
  };
}
