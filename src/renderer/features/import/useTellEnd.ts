import { use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { SessionContext } from '#renderer/kit/data/session.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportResult } from '#shared/ipc/transfer.ts';
import type { ImportState } from './useImport.ts';

/**
 * Shows a system notification when an import ends, for a user who has turned to another window
 * (docs/screens/05-content.md F).
 */
export function useTellEnd(type: ImportType, state: ImportState): void {
  const { t } = useTranslation('import');
  const session = use(SessionContext);
  const isLocked = session?.status === 'signedIn' && session.isLocked === true;
  /** The counts of the notification: lines added, and lines to look at. */
  const summaryOf = ({ added, uncertain, notSent }: ImportResult['counts']): string =>
    [
      t('ended.added', { count: added }),
      ...(uncertain > 0 ? [t('report.uncertain', { count: uncertain })] : []),
      ...(notSent > 0 ? [t('ended.notSent', { count: notSent })] : []),
    ].join(', ');
  const isReported = state.step === 'report';
  const isFailed = state.step === 'send' && state.error !== null;
  const tell = useEffectEvent(() => {
    if ((document.hasFocus() && !isLocked) || (state.step !== 'report' && state.step !== 'send')) return;
    const counts = state.step === 'report' ? state.result.counts : null;
    const summary = counts === null ? t('ended.failed') : summaryOf(counts);
    const title = t(counts !== null && counts.notSent > 0 ? `ended.stopped.${type}` : `ended.${type}`);
    const text = t('ended.file', { name: state.file.name.slice(0, 200), summary });
    // A missing notification is no error: the report is on screen.
    invoke('app.announce', { title, text }).catch(() => undefined);
  });
  useEffect(() => {
    if (isReported || isFailed) tell();
  }, [isReported, isFailed]);
}
