import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { UnfinishedImport } from '#shared/ipc/transfer.ts';

type Figures = Pick<UnfinishedImport, 'records' | 'settled' | 'uncertain' | 'waiting'>;

/** Returns a function that describes how far an import got. */
export function useUnfinishedText(): (figures: Figures) => string {
  const { t } = useTranslation('import');
  const format = useFormat();
  return ({ records, settled, uncertain, waiting }) => {
    const sent = settled + uncertain;
    return [
      t('unfinished.sent', { count: sent, sent: format.number(sent), total: format.number(records) }),
      ...(uncertain > 0 ? [t('unfinished.uncertain', { count: uncertain, shown: format.number(uncertain) })] : []),
      ...(waiting > 0 ? [t('unfinished.waiting', { count: waiting, shown: format.number(waiting) })] : []),
    ].join(' ');
  };
}
