import { useTranslation } from 'react-i18next';
import { hasOptions, type ProofKind } from '#shared/resources/solidarystructures/proof.ts';
import { type AnyRow, storedValue } from './rows.ts';

/** The kinds of proofs in the order of the screen (docs/screens/09-solidary-structures.md §5.4). */
export const kindOrder: readonly ProofKind[] = ['checkbox', 'input', 'selectbox', 'radio', 'file'];

/** Gives a row in words: its label and what else it holds. */
export function useRowWords(): (row: AnyRow) => string {
  const { t } = useTranslation('structureLists');
  return ({ label, labelVolunteer, kind, options = [], isMandatory, isActive }) => {
    const shown = label.trim() || t('words.unnamed');
    if (labelVolunteer !== undefined && labelVolunteer.trim() !== '') {
      return t('words.need', { label: shown, volunteer: labelVolunteer.trim() });
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
      isMandatory === true && t('words.mandatory'),
      isActive === false && t('words.inactive'),
    ];
    return t('words.proof', { label: shown, parts: parts.filter(Boolean).join(t('words.between')) });
  };
}
