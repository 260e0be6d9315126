import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { toAppError } from '#shared/failure.ts';
import type { WeekCount } from './figures.ts';
import type { FigureInWords } from './useFigureTables.ts';

interface SaveFiguresProps {
  /** Names the structures that were counted. */
  title: string;
  tables: readonly FigureInWords[];
  weeks: readonly WeekCount[];
}

/** Saves the figures in a CSV file that the person chooses, for spreadsheets in French. */
export function SaveFigures({ title, tables, weeks }: SaveFiguresProps) {
  const { t } = useTranslation('solidaryanalytics');
  const notify = useNotify();
  const saving = useActionMutation();
  const save = () =>
    saving.run(async () => {
      const week = (period: 'thisWeek' | 'lastWeek') =>
        weeks.map((counts) => [title, t(`weeks.${period}`), t(`weeks.${counts.name}`), String(counts[period])]);
      const counted = tables.flatMap(({ title: figure, lines: counts }) =>
        counts.map(({ label, count }) => [title, figure, label, String(count)]),
      );
      const lines = [...week('thisWeek'), ...week('lastWeek'), ...counted];
      const columns = [t('columns.scope'), t('columns.figure'), t('columns.name'), t('columns.count')];
      try {
        const { fileName } = await invoke('figures.save', { name: 'solidary_figures', columns, lines });
        notify({ context: 'solidaryanalytics', name: 'saved', outcome: 'success', values: { fileName } });
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.kind !== 'cancelled') {
          notify({ context: 'solidaryanalytics', name: 'saved', outcome: 'error', error });
        }
      }
    });
  return (
    <Button disabledFocusable={saving.isPending} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
}
