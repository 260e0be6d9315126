import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSame } from '#renderer/kit/form/changes.ts';
import { formatPhone, useFormat } from '#renderer/kit/ui/format.ts';
import type { IdentityDraft, ProofsDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { Proof } from '#shared/resources/solidarystructures/proof.ts';
import type { CreateFormState } from './useCreateForm.ts';

/** Whether nothing that a record needs is missing of a person. */
export const isWhole = ({ gender, givenName, familyName, telephone, email }: IdentityDraft): boolean =>
  gender !== null && givenName !== null && familyName !== null && (telephone !== null || email !== null);

interface IdentityInWordsProps {
  form: CreateFormState;
  /** What the platform holds. */
  stored: IdentityDraft;
}

/** How to reach the person, and whether something of what is known was changed. */
export function IdentityInWords({ form, stored }: IdentityInWordsProps) {
  const { t } = useTranslation('recordForm');
  const identity = useWatch({ control: form.fields.record.form.control, name: 'identity' });
  const { telephone, email } = identity;
  const state = t(isSame(identity, stored) ? 'identity.unchanged' : 'identity.changed');
  return [telephone && formatPhone(telephone), email, state].filter(Boolean).join(' · ');
}

/** Which proofs the person gave before, and which could still be asked. */
export function ProofsInWords({ proofs, given }: { proofs: readonly Proof[]; given: ProofsDraft }) {
  const { t } = useTranslation('recordForm');
  const { list } = useFormat();
  const labels = (isGiven: boolean) =>
    proofs.filter(({ id }) => (given[id]?.isGiven === true) === isGiven).map(({ label }) => label);
  const [known, others] = [labels(true), labels(false)];
  return [
    known.length > 0 ? t('proofs.givenBefore', { proofs: list(known) }) : t('proofs.folded'),
    others.length > 0 && t('proofs.optionalOnes', { proofs: list(others) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
