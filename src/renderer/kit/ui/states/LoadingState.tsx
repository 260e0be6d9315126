import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './states.module.css';

/** Milliseconds before the skeleton shows, so that fast loading does not flicker (docs/screens/01-shell-home.md §7). */
const delay = 150;

/** Loading: nothing for a moment, then a skeleton. Pass the shape of the awaited content as children. */
export function LoadingState({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div aria-busy="true" role="status" aria-label={isShown ? t('states.loading') : undefined}>
      {isShown && (children ?? <PageSkeleton />)}
    </div>
  );
}

/** Skeleton of an ordinary page. */
function PageSkeleton() {
  return (
    // The surrounding state announces the loading; Fluent would add a progress bar without a name.
    <Skeleton className={styles.skeleton} aria-hidden="true">
      <SkeletonItem size={32} style={{ width: '30%' }} />
      <SkeletonItem size={16} />
      <SkeletonItem size={16} />
      <SkeletonItem size={16} style={{ width: '70%' }} />
      <SkeletonItem size={128} />
    </Skeleton>
  );
}
