import { Button, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { type ImportKindName, importKinds, kindOf } from '#shared/import/kinds.ts';
import type { PastImport } from '#shared/ipc/import-history.ts';
import styles from '../Import.module.css';
import { PastReport } from './PastReport.tsx';
import { usePastFigures } from './usePastFigures.ts';

/** The imports of a kind that are over, and the report of one of them. */
export function HistoryDialog({ kind, onClose }: { kind: ImportKindName; onClose: () => void }) {
  const { t } = useTranslation(['import', 'common']);
  const { type } = importKinds[kind];
  const [opened, setOpened] = useState<PastImport | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['import', 'history', type],
    queryFn: ({ signal }) => read('import.history', { type }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const own = data?.filter(({ given }) => kindOf({ type, given }) === kind);
  return (
    <DialogFrame
      title={opened === null ? t('import:history.title') : t('import:history.of', { name: opened.fileName })}
      size="large"
      onDismiss={onClose}
      actions={
        <>
          {opened !== null && <Button onClick={() => setOpened(null)}>{t('import:history.back')}</Button>}
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
        </>
      }
    >
      {opened !== null ? (
        <PastReport type={type} past={opened} />
      ) : error !== null ? (
        <UnreadListBar what="imports" onRetry={refetch} />
      ) : own === undefined ? (
        <LoadingState />
      ) : own.length === 0 ? (
        <Text>{t('import:history.none')}</Text>
      ) : (
        <PastImports all={own} onOpen={setOpened} />
      )}
    </DialogFrame>
  );
}

function PastImports({ all, onOpen }: { all: readonly PastImport[]; onOpen: (past: PastImport) => void }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const figuresOf = usePastFigures();
  return (
    <>
      <Text className={styles.hint}>{t('history.hint')}</Text>
      <table className={styles.table} aria-label={t('history.title')}>
        <thead>
          <tr>
            <th scope="col">{t('history.file')}</th>
            <th scope="col">{t('history.ended')}</th>
            <th scope="col">{t('report.outcome')}</th>
            <th scope="col">{t('history.report')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((past) => (
            <tr key={past.id}>
              <th scope="row">{past.fileName}</th>
              <td>{format.dateTime(past.endedAt)}</td>
              <td>{figuresOf(past)}</td>
              <td>
                <Button
                  size="small"
                  aria-label={t('history.openNamed', { name: past.fileName })}
                  onClick={() => onOpen(past)}
                >
                  {t('history.open')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
