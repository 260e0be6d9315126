import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { fileText } from '#renderer/kit/ui/show/file-text.ts';
import type { Proof } from './proofs.ts';

/** Returns a function that describes what is left of the document of a proof. */
export function useProofFile(): (proof: Proof) => string {
  const { t } = useTranslation('identity');
  const format = useFormat();
  return ({ status, originalName, fileSize, hasFile }) => {
    const name = originalName === null ? '' : fileText(originalName, fileSize, format);
    if (hasFile) return name === '' ? t('timeline.file') : name;
    if (status === 1) return name === '' ? t('timeline.noFile') : t('timeline.missing', { name });
    return name === ''
      ? t(status === 2 ? 'timeline.without' : 'timeline.deleted')
      : t('timeline.deletedName', { name });
  };
}
