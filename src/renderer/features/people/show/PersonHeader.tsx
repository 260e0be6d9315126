import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Action } from '#renderer/kit/actions/define.ts';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { IdentityStatus, UserStatus } from '#shared/resources/users/values.ts';
import type { PeopleList } from '../lists.ts';

type Color = 'success' | 'warning' | 'danger' | 'informative';

const statusColors: Record<UserStatus, Color> = { 1: 'success', 2: 'warning', 3: 'informative', 4: 'danger' };
const identityColors: Record<IdentityStatus, Color> = {
  0: 'informative',
  1: 'warning',
  2: 'success',
  3: 'danger',
  4: 'informative',
};

interface PersonHeaderProps {
  user: User;
  /** The list that the screen belongs to. */
  resource: PeopleList;
  actions: readonly Action<User>[];
  /** An additional badge of this screen, null for none. */
  badge?: { text: TextKey; values?: Record<string, string> } | null;
}

/** Header of a person's page: name, status of account and identity, actions. */
export function PersonHeader({ user, resource, actions, badge = null }: PersonHeaderProps) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const pictureUrl = usePictureUrl({ resource: 'users', id: user.id });
  const { status, identityStatus, birthDate } = user;
  const age = birthDate === null ? null : ageOn(birthDate, today());

  return (
    <ActionHeader
      record={user}
      resource={resource}
      nameOf={personNameOf}
      actions={actions}
      editAction="person.edit"
      buttons={['person.associate']}
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
          {badge !== null && (
            <Badge appearance="tint" color="informative">
              {translate(badge.text, badge.values)}
            </Badge>
          )}
        </>
      }
      facts={age === null ? [] : [t('show.age', { count: age })]}
    />
  );
}
