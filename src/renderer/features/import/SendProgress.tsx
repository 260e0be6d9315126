import { Button, MessageBar, MessageBarBody, ProgressBar, Text } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { recordsPerBatch } from '#shared/import/batches.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import styles from './Import.module.css';
import type { StateOf } from './import-state.ts';
import { SendingControls } from './sending/SendingControls.tsx';

interface SendProgressProps {
  progress: Progress | null;
  wish: StateOf<'send'>['wish'];
  onCancel: () => void;
  onPause: (isPaused: boolean) => void;
  /** Lets it go on behind and begins another one. */
  onPrepareOther: () => void;
}

/** The progress of sending, with what pauses and stops it. */
export function SendProgress({ progress, wish, onCancel, onPause, onPrepareOther }: SendProgressProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { done = 0, total = null, batch, pausedAfter, arrived } = progress ?? {};
  const hasNext = batch !== undefined && batch.number < batch.of;
  /** A batch without an answer is looked for on the platform; that may end at once. */
  const isLooking = batch !== undefined && progress?.phase === 'verify';
  const isPaused = pausedAfter !== undefined && wish === 'pause';
  return (
    <div className={flow.stackM} aria-busy={!isPaused}>
      {isPaused ? (
        <MessageBar intent="info" layout="multiline" role="status">
          <MessageBarBody>{t('send.paused', { line: format.number(pausedAfter) })}</MessageBarBody>
        </MessageBar>
      ) : (
        <Text id="import-send-progress" role="status">
          {step()}
        </Text>
      )}
      <ProgressBar
        value={total && batch?.of !== 1 ? done / total : undefined}
        {...(isPaused ? { 'aria-label': t('send.pausedLabel') } : { 'aria-labelledby': 'import-send-progress' })}
      />
      {hint() !== null && <Text className={styles.hint}>{hint()}</Text>}
      {wish !== null && !isPaused && <Text role="status">{t(wish === 'stop' ? 'send.stopping' : 'send.pausing')}</Text>}
      <div className={flow.wrap}>
        <SendingControls {...{ progress, wish, onPause }} onStop={onCancel} />
      </div>
      <div className={flow.wrap}>
        <Button appearance="subtle" onClick={onPrepareOther}>
          {t('send.other')}
        </Button>
      </div>
    </div>
  );

  function step(): string {
    if (progress?.phase === 'verify')
      return t('send.verify', { done: format.number(done), total: format.number(total ?? 0) });
    if (progress?.phase === 'wait' && arrived !== undefined) {
      const seconds = format.number(Math.round((total ?? 0) / 1000));
      return t('send.wait', { at: format.number(arrived.count), of: format.number(arrived.of), seconds });
    }
    if (batch === undefined) return t('send.convert');
    if (batch.of === 1) return t('send.upload');
    const lines = { done: format.number(done), total: format.number(total ?? 0) };
    return t('send.batch', { number: format.number(batch.number), of: format.number(batch.of), ...lines });
  }

  function hint(): string | null {
    if (isPaused) return t('send.pausedHint');
    if (progress?.isSearching) return t('send.searching');
    if (batch === undefined || wish !== null || isLooking) return null;
    return hasNext ? t('send.batches', { size: recordsPerBatch }) : t('send.noCancel');
  }
}
