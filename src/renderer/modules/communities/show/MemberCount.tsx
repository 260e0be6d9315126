import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import styles from './show.module.css';

/** The members of a community in words, and how far it is to its target. */
export function MemberCount({ community: { nbMembers, target } }: { community: Community }) {
  const { t } = useTranslation('communities');
  const { number } = useFormat();
  if (nbMembers === null) return null;
  const shown = { count: nbMembers, number: number(nbMembers) };
  const text = target === null ? t('show.members', shown) : t('show.membersOf', { ...shown, target: number(target) });
  return (
    <span className={styles.count}>
      {text}
      {target !== null && target > 0 && (
        <progress className={styles.bar} aria-label={text} value={Math.min(nbMembers, target)} max={target} />
      )}
    </span>
  );
}
