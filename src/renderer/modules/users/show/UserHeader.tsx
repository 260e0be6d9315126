import { Badge } from '@fluentui/react-components';
import { CopyRegular, MailRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useListRow } from '#renderer/kit/data/useRecord.ts';
import { ageOn, today } from '#renderer/kit/fields/day.ts';
import { usePictureUrl } from '#renderer/kit/image/pictures.ts';
import { mailtoOf, openExternal } from '#renderer/kit/list/external.ts';
import { userName } from '#renderer/kit/person/name.ts';
import { isDeleted } from '#renderer/kit/person/show/DeletedBar.tsx';
import { useCan, useSignedIn } from '#renderer/kit/session.ts';
import { type HeaderAction, RecordHeader } from '#renderer/kit/show/RecordHeader.tsx';
import { ButtonLink } from '#renderer/kit/states/StateLinks.tsx';
import { useCopy } from '#renderer/kit/useCopy.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { IdentityStatus, UserStatus } from '#shared/resources/users/values.ts';
import { addressOf } from '#shared/routes.ts';

const statusColors: Record<UserStatus, 'success' | 'warning' | 'danger' | 'informative'> = {
  1: 'success',
  2: 'warning',
  3: 'informative',
  4: 'danger',
};
const identityColors: Record<IdentityStatus, 'success' | 'warning' | 'danger' | 'informative'> = {
  0: 'informative',
  1: 'warning',
  2: 'success',
  3: 'danger',
  4: 'informative',
};

export function UserHeader({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const can = useCan();
  const copy = useCopy();
  const { user: self } = useSignedIn();
  const pictureUrl = usePictureUrl({ resource: 'users', id: user.id });
  // The item does not hold it: it is known only when the person came from the list.
  const adType = useListRow('users', user.id)?.adType ?? null;
  const { email, status, identityStatus, birthDate } = user;
  const isActive = !isDeleted(user);
  const canEdit = isActive && (can('user_update') || self.id === user.id);
  const more: HeaderAction[] =
    email === null || !isActive
      ? []
      : [
          {
            name: 'copyEmail',
            label: t('show.actions.copyEmail'),
            icon: <CopyRegular />,
            run: () => void copy(email),
          },
          {
            name: 'write',
            label: t('show.actions.write'),
            icon: <MailRegular />,
            run: () => openExternal(mailtoOf(email)),
          },
        ];

  return (
    <RecordHeader
      name={userName(user)}
      id={user.id}
      picture={pictureUrl(user.avatar)}
      badges={
        <>
          {status !== null && (
            <Badge appearance="tint" color={statusColors[status]}>
              {t(`values.status.${status}`)}
            </Badge>
          )}
          {identityStatus !== null && (
            <Badge appearance="tint" color={identityColors[identityStatus]}>
              {t('show.identityBadge', { status: t(`values.identityStatus.${identityStatus}`) })}
            </Badge>
          )}
          {adType !== null && (
            <Badge appearance="tint" color="informative">
              {t('show.adBadge', { type: t(`values.adType.${adType}`) })}
            </Badge>
          )}
          {birthDate !== null && <span>{t('show.age', { count: ageOn(birthDate, today()) })}</span>}
        </>
      }
      actions={
        canEdit && (
          <ButtonLink to={addressOf('users_edit', { id: user.id })} isPrimary>
            {t('show.actions.edit')}
          </ButtonLink>
        )
      }
      more={more}
    />
  );
}
