import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';

/** The tools for a dashboard on screen: save as PDF and copy as image. */
export function useTools(handle: string | null, title: string, details: string) {
  const { t } = useTranslation('analytics');
  const notify = useNotify();
  const format = useFormat();
  const savePdf = async (shown: string) => {
    const today = t('date', { date: format.date(new Date()) });
    try {
      const { fileName } = await invoke('analytics.savePdf', {
        handle: shown,
        title,
        details: `${details} · ${today}`,
      });
      notify({ context: 'analytic', name: 'pdf', outcome: 'success', values: { fileName } });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'cancelled') notify({ context: 'analytic', name: 'pdf', outcome: 'error', error });
    }
  };
  const copyImage = async (shown: string) => {
    try {
      await invoke('analytics.copyImage', { handle: shown });
      notify({ context: 'analytic', name: 'image', outcome: 'success' });
    } catch (thrown) {
      notify({ context: 'analytic', name: 'image', outcome: 'error', error: toAppError(thrown) });
    }
  };
  if (handle === null) return null;
  return { savePdf: () => void savePdf(handle), copyImage: () => void copyImage(handle) };
}
