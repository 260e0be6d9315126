import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import styles from './richText.module.css';

/** Placeholder of an editor whose code is loading. */
export function EditorSkeleton({ lines = 8 }: { lines?: number }) {
  const { t } = useTranslation('richText');
  return (
    <Skeleton aria-label={t('loading')} className={styles.skeleton} style={{ minBlockSize: `${lines * 1.5 + 3}em` }}>
      <SkeletonItem size={32} />
      <SkeletonItem size={16} />
      <SkeletonItem size={16} />
    </Skeleton>
  );
}
