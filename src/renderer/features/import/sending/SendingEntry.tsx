import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { addressOf } from '#shared/routes.ts';
import styles from '../Import.module.css';
import type { StateOf } from '../import-state.ts';
import { isUnfinished } from '../results.ts';
import { importPages, isSending, useKeptImport, useSending } from './kept.ts';
import { SendingControls } from './SendingControls.tsx';

/**
 * How far the import is that is being sent, or how it ended, with the way to its page; nothing where there is none.
 * @param onOpened called once its page is shown
 */
export function SendingEntry({ onOpened }: { onOpened?: () => void }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const id = useId();
  const navigate = useNavigate();
  const router = useRouter();
  const store = useKeptImport();
  const sending = useSending();
  if (sending === null) return null;
  const { wizard, state } = sending;
  const { name } = state.file;
  const isRunning = isSending(state);
  const { progress = null, wish = null } = state.step === 'send' ? state : {};
  const counted = progress?.phase === 'send' && progress.total !== null ? progress : null;
  const isPaused = wish === 'pause' && progress?.pausedAfter !== undefined;

  const open = async () => {
    const address = addressOf(importPages[wizard.kind]);
    if (router.state.location.pathname !== address) await navigate({ to: address });
    // The person may have stayed on a page with unsaved work.
    if (router.state.location.pathname !== address) return;
    const kept = store.get();
    if (kept?.wizard === wizard) store.set({ ...kept, isCovered: false });
    onOpened?.();
  };

  return (
    <div className={flow.stackS}>
      <Text id={id}>{said()}</Text>
      {isRunning && (
        <ProgressBar value={counted === null ? undefined : counted.done / (counted.total || 1)} aria-labelledby={id} />
      )}
      {isRunning && wish !== null && !isPaused && (
        <Text className={styles.hint}>{t(wish === 'stop' ? 'send.stopping' : 'send.pausing')}</Text>
      )}
      <div className={flow.wrap}>
        {isRunning && (
          <SendingControls
            size="small"
            aria-describedby={id}
            {...{ progress, wish }}
            onPause={wizard.actions.pause}
            onStop={wizard.actions.cancel}
          />
        )}
        <Button size="small" aria-describedby={id} onClick={() => void open()}>
          {t(state.step === 'report' ? 'send.toReport' : 'behind.open')}
        </Button>
      </div>
    </div>
  );

  function said(): string {
    if (state.step === 'report') return t(endOf(state), { name });
    if (!isRunning) return t('behind.failed', { name });
    if (counted === null) return t('behind.running', { name });
    const shown = { name, done: format.number(counted.done), total: format.number(counted.total ?? 0) };
    return t(isPaused ? 'behind.paused' : 'behind.progress', shown);
  }
}

/** The text of an import that is over. */
const endOf = ({ result }: StateOf<'report'>) => (isUnfinished(result) ? 'behind.stopped' : 'behind.ended');
