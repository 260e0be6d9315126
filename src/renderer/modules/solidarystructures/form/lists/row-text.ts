import { useTranslation } from 'react-i18next';
import { hasOptions, type ProofKind } from '#shared/resources/solidarystructures/proof.ts';
import { type AnyRow, storedValue } from './rows.ts';

/** The kinds of proofs in the order of the screen (docs/screens/09-solidary-structures.md §5.4). */
export const kindOrder: readonly ProofKind[] = ['checkbox', 'input', 'selectbox', 'radio', 'file'];

/** Gives the text of a row: its label and what else it holds. */
export function useRowText(): (row: AnyRow) => string {
  const { t } = useTranslation('structureLists');
  return ({ label, labelVolunteer, kind, options = [], isMandatory, isActive }) => {
    const shown = label.trim() || t('texts.unnamed');
    if (labelVolunteer !== undefined && labelVolunteer.trim() !== '') {
      return t('texts.need', { label: shown, volunteer: labelVolunteer.trim() });
    }
    if (kind === undefined) return shown;
    const choices = options.map((option) =>
      storedValue(option) === option.label.trim()
        ? option.label.trim()
        : `${option.label.trim()} = ${storedValue(option)}`,
    );
    const parts = [
      t(`kinds.${kind}`),
      hasOptions(kind) && choices.join(', '),
      isMandatory === true && t('texts.mandatory'),
      isActive === false && t('texts.inactive'),
    ];
    return t('texts.proof', { label: shown, parts: parts.filter(Boolean).join(t('texts.between')) });
  };
}
