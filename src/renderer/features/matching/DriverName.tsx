import { useTranslation } from 'react-i18next';
import type { Concerned } from '#renderer/features/record-actions/subject.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import styles from './matching.module.css';

interface DriverNameProps {
  driver: Concerned;
  avatar: string | null;
}

/** The name of a driver, with a link to the user page, which shows the telephone while the driver is not selected. */
export function DriverName({ driver: { userId, name }, avatar }: DriverNameProps) {
  const { t } = useTranslation('matching');
  const can = useCan();
  return (
    <span className={styles.name}>
      <Avatar name={name} picture={avatar} />
      <span className={styles.nameAndLink}>
        <span>{name}</span>
        {can('user_read') && (
          <RecordLink
            className={styles.small}
            to={addressOf('users_show', { id: userId })}
            aria-label={t('driver.userPageOf', { name })}
          >
            {t('driver.userPage')}
          </RecordLink>
        )}
      </span>
    </span>
  );
}
