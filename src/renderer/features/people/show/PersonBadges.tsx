import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { IdentityStatus, UserStatus } from '#shared/resources/users/values.ts';

const statusColors = { 1: 'success', 2: 'warning', 3: 'informative', 4: 'danger' } as const satisfies Record<
  UserStatus,
  string
>;

/** Identities that somebody has to deal with: one that waits for a decision, and one that was refused. */
const open: readonly IdentityStatus[] = [1, 3];

/** The status of the account, then what changes most of what one does: an identity to deal with, else the role. */
export function PersonBadges({ user: { status, identityStatus }, role }: { user: User; role: TextKey | null }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const showsIdentity = identityStatus !== null && open.includes(identityStatus);
  return (
    <>
      {status !== null && (
        <Badge appearance="tint" color={statusColors[status]}>
          {t(`values.status.${status}`)}
        </Badge>
      )}
      {showsIdentity && (
        <Badge appearance="tint" color={identityStatus === 1 ? 'warning' : 'danger'}>
          {t('show.identityBadge', { status: t(`values.identityStatus.${identityStatus}`) })}
        </Badge>
      )}
      {!showsIdentity && role !== null && (
        <Badge appearance="tint" color="informative">
          {translate(role)}
        </Badge>
      )}
    </>
  );
}
