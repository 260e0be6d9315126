import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resolveQuery } from '#renderer/kit/actions/bulk/resolve.ts';
import { RefusedDialog } from '#renderer/kit/actions/confirm/RefusedDialog.tsx';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { mostSideBySide } from '#shared/duplicates/limits.ts';
import { peopleList } from '../lists.ts';
import { Comparison } from './Comparison.tsx';
import styles from './duplicates.module.css';
import { Reading } from './Reading.tsx';
import { useJudge } from './useJudge.ts';

/** Compares the selected people, from two to four. */
export function CompareDialog({ resource, chosen, onClose }: QueryDialogProps) {
  const { t } = useTranslation('duplicates');
  const judging = useJudge();
  const [isJudged, setJudged] = useState(false);
  const found = useQuery({
    queryKey: ['duplicates', 'chosen', resource.name, chosen],
    queryFn: async ({ signal }) => {
      if (chosen === undefined) return [];
      if (chosen.kind === 'ids') return [...chosen.ids];
      const how = { except: chosen.except, upTo: mostSideBySide, nameOf: () => '', signal, onProgress: () => {} };
      return (await resolveQuery(resource.name, chosen.query, how)).rows.map(({ id }) => id);
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const ids = found.data;
  if (ids !== undefined && (ids.length < 2 || ids.length > mostSideBySide)) {
    return (
      <RefusedDialog title={t('compare.title')} onClose={onClose}>
        <p>{t('compare.count', { most: mostSideBySide })}</p>
      </RefusedDialog>
    );
  }
  return (
    <DialogFrame
      title={t('compare.title')}
      size="large"
      className={styles.surface}
      onDismiss={onClose}
      actions={
        <>
          {ids !== undefined && (
            <Button
              disabledFocusable={isJudged || judging.isPending}
              onClick={() =>
                void judging.judge(
                  ids,
                  () => setJudged(true),
                  () => setJudged(false),
                )
              }
            >
              {t(isJudged ? 'judge.done' : 'judge.button')}
            </Button>
          )}
          <Button appearance="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {ids === undefined ? (
        <Reading what="reading" progress={null} error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Comparison ids={ids} list={peopleList(resource.name)} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
