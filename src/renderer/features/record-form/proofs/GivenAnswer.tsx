import { Checkbox } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { shownValue } from '#renderer/features/solidary-proofs/shown-value.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { fileText } from '#renderer/kit/ui/show/file-text.ts';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { Proof } from '#shared/resources/solidarystructures/proof.ts';
import { FieldGroup } from '../FieldGroup.tsx';

interface GivenAnswerProps {
  /** Path of the answer in the form. */
  path: string;
  proof: Proof;
  /** The answer that was read; undefined where the platform shows those of another structure only. */
  stored: PersonProof | undefined;
  structure: FormStructure;
  /** Asks for the answer all the same; null where it is known. */
  onAskAgain: (() => void) | null;
}

/** An answer that the structure has already: sent again it would be added to the first. */
export function GivenAnswer({ path, proof, stored, structure, onAskAgain }: GivenAnswerProps) {
  const { t } = useTranslation(['recordForm', 'form']);
  const format = useFormat();
  const value = stored === undefined ? null : shownValue(stored, structure ?? undefined);
  const shown =
    stored?.file != null
      ? fileText(stored.file.name, stored.file.size, format)
      : typeof value === 'boolean'
        ? t(value ? 'form:yes' : 'form:no')
        : value;
  return (
    <FieldGroup
      path={path}
      label={proof.label}
      hint={t(stored === undefined ? 'recordForm:proofs.givenUnseen' : 'recordForm:proofs.given')}
    >
      {onAskAgain === null ? (
        <span>{shown ?? t('form:unset')}</span>
      ) : (
        <Checkbox checked label={t('recordForm:proofs.isGiven')} onChange={onAskAgain} />
      )}
    </FieldGroup>
  );
}
