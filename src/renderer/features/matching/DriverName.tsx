import { PersonInfoRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { type PersonNames, personNameOf } from '#shared/full-name.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { addressOf } from '#shared/routes.ts';
import styles from './matching.module.css';

interface DriverNameProps {
  userId: UserId;
  names: PersonNames;
  avatar: string | null;
  /** What they are, after the name. */
  kind?: ReactNode;
  /** Short facts under the name. */
  children?: ReactNode;
}

/** The name of a driver, with a link to the user page, which shows the telephone while the driver is not selected. */
export function DriverName({ userId, names, avatar, kind, children }: DriverNameProps) {
  const { t } = useTranslation('matching');
  const can = useCan();
  const { givenName, familyName } = names;
  const name = personNameOf({ ...names, id: userId });
  const label = t('driver.userPageOf', { name });
  return (
    <span className={`${flow.inlineS} ${flow.shrinks}`}>
      <Avatar name={name} picture={avatar} />
      <span className={`${flow.words} ${flow.column}`}>
        <span>
          {familyName ? (
            <>
              <span className={styles.family}>{familyName}</span> {givenName}
            </>
          ) : (
            name
          )}{' '}
          {can('user_read') && (
            <RecordLink className={styles.userPage} to={addressOf('users_show', { id: userId })} aria-label={label}>
              {/* Of the link, which has no text, some screen readers would read it out after the same name. */}
              <span title={label}>
                <PersonInfoRegular aria-hidden />
              </span>
            </RecordLink>
          )}
          {kind !== undefined && <> {kind}</>}
        </span>
        {children !== undefined && <span className={`${flow.small} ${flow.bar} ${styles.facts}`}>{children}</span>}
      </span>
    </span>
  );
}
