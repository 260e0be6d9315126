import { useTranslation } from 'react-i18next';
import { useSending } from '#renderer/features/import/sending/kept.ts';
import { SendingEntry } from '#renderer/features/import/sending/SendingEntry.tsx';
import { Block } from '../Block.tsx';

/** The import that is being sent, or whose report was not read yet. */
export function SendingBlock() {
  const { t } = useTranslation('import');
  if (useSending() === null) return null;
  return (
    <Block title={t('behind.title')}>
      <SendingEntry />
    </Block>
  );
}
