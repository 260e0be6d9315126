import { Button, type ButtonProps } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Progress } from '#shared/ipc/progress.ts';
import type { StateOf } from '../import-state.ts';

interface SendingControlsProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  progress: Progress | null;
  wish: StateOf<'send'>['wish'];
  onPause: (isPaused: boolean) => void;
  onStop: () => void;
}

/**
 * Pauses, continues and stops a sending. Before the first batch it is cancelled at once; later the current batch is
 * finished, and the last one ends by itself. Looking for a batch without an answer ends at once.
 */
export function SendingControls({ progress, wish, onPause, onStop, ...button }: SendingControlsProps) {
  const { t } = useTranslation('import');
  const { batch, pausedAfter } = progress ?? {};
  const stop = (label: string) => (
    <Button {...button} disabledFocusable={wish === 'stop'} onClick={onStop}>
      {label}
    </Button>
  );
  if (batch === undefined) return stop(t('send.cancel'));
  if (progress?.phase === 'verify') return stop(t('send.stopHere'));
  const isPaused = wish === 'pause' && pausedAfter !== undefined;
  if (batch.number >= batch.of && !isPaused) return null;
  return (
    <>
      {wish === 'pause' ? (
        <Button {...button} appearance={isPaused ? 'primary' : 'secondary'} onClick={() => onPause(false)}>
          {t(isPaused ? 'send.goOn' : 'send.unpause')}
        </Button>
      ) : (
        <Button {...button} disabledFocusable={wish === 'stop'} onClick={() => onPause(true)}>
          {t('send.pause')}
        </Button>
      )}
      {stop(t(isPaused ? 'send.stopHere' : 'send.stop'))}
    </>
  );
}
