import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import styles from './List.module.css';

const LINES = 12;

/** Skeleton of a list. */
export function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <LoadingState>
        {Array.from({ length: LINES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
          <div key={line} className={styles.skeletonLine} />
        ))}
      </LoadingState>
    </div>
  );
}
