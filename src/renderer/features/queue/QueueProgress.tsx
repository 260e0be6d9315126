import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import { placeOf, type Queue, remaining } from './queue.ts';

interface QueueProgressProps {
  queue: Queue;
  /** Says how many are still to be decided on. */
  remainingText: (count: number) => string;
}

/** “3 of 12”, and how many remain, announced to screen readers at each step. */
export function QueueProgress({ queue, remainingText }: QueueProgressProps) {
  const { t } = useTranslation('queue');
  const { number } = useFormat();
  const left = remaining(queue);
  return (
    <>
      <ProgressBar aria-label={t('progress')} max={queue.total} value={queue.total - left} />
      <p role="status" className={flow.digits}>
        {queue.current !== null && (
          <>
            <strong>{t('place', { place: number(placeOf(queue)), total: number(queue.total) })}</strong>
            {' · '}
          </>
        )}
        {remainingText(left)}
      </p>
    </>
  );
}
