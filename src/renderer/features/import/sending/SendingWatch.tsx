import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { SessionContext } from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { importKinds } from '#shared/import/kinds.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import { addressOf } from '#shared/routes.ts';
import { hasCorrections } from '../import-state.ts';
import { isUnfinished } from '../results.ts';
import { importPages, isSending, useKeptImport, useSending } from './kept.ts';

/**
 * Watches the import that is being sent, whichever page is open: asks before the window is closed, and tells the end.
 * Render it once, inside the guard of unsaved work and the provider of messages.
 */
export function SendingWatch() {
  const sending = useSending();
  const store = useKeptImport();
  const kept = useStore(store);
  const isRunning = sending !== null && isSending(sending.state);
  useUnsavedGuard({ isDirty: isRunning, kind: 'running', work: 'import', goesOn: true });
  // What was typed for an import that could not be sent waits for its page.
  useUnsavedGuard({ isDirty: sending !== null && !isRunning && hasCorrections(sending.state), goesOn: true });
  const tell = useTellEnd();
  const isUntold = kept?.isUntold === true && sending !== null && !isRunning;
  const end = useEffectEvent(() => {
    if (kept === null || sending === null) return;
    store.set({ ...kept, isUntold: false });
    tell(sending, kept.isCovered);
  });
  useEffect(() => {
    if (isUntold) end();
  }, [isUntold]);
  return null;
}

/** Tells the end of an import: the lists are read again, and whoever looks at something else gets a message. */
function useTellEnd() {
  const { t } = useTranslation('import');
  const notify = useNotify();
  const queryClient = useQueryClient();
  const session = use(SessionContext);
  const { pathname } = useLocation();
  const isLocked = session?.status === 'signedIn' && session.isLocked === true;

  /** The counts of the system notification: lines added, and lines to look at. */
  const summaryOf = ({ added, uncertain, notSent }: ImportResult['counts']): string =>
    [
      t('ended.added', { count: added }),
      ...(uncertain > 0 ? [t('report.uncertain', { count: uncertain })] : []),
      ...(notSent > 0 ? [t('ended.notSent', { count: notSent })] : []),
    ].join(', ');

  return ({ wizard: { kind }, state }: NonNullable<ReturnType<typeof useSending>>, isCovered: boolean): void => {
    const { name } = state.file;
    const { type } = importKinds[kind];
    const result = state.step === 'report' ? state.result : null;
    void queryClient.invalidateQueries({ queryKey: ['import', 'unfinished', type] });
    if (result !== null) {
      void queryClient.invalidateQueries({ queryKey: keys.lists(type) });
      if (kind === 'members') void queryClient.invalidateQueries({ queryKey: keys.resource('communities') });
    }
    if (isCovered || pathname !== addressOf(importPages[kind])) {
      const values = { name };
      if (result === null) {
        notify({
          context: 'import',
          name: 'sent',
          outcome: 'error',
          ...(state.error !== null && { error: state.error }),
        });
      } else if (isUnfinished(result)) {
        notify({ context: 'import', name: 'stopped', outcome: 'error', values });
      } else {
        notify({ context: 'import', name: 'sent', outcome: 'success', values });
      }
    }
    // For a person who has turned to another window (docs/screens/05-content.md F).
    if (document.hasFocus() && !isLocked) return;
    const summary = result === null ? t('ended.failed') : summaryOf(result.counts);
    const title = t(result !== null && result.counts.notSent > 0 ? `ended.stopped.${kind}` : `ended.${kind}`);
    const text = t('ended.file', { name: name.slice(0, 200), summary });
    // A missing notification is no error: the bell has it.
    invoke('app.announce', { title, text }).catch(() => undefined);
  };
}
