import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListResponse } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { User } from '#shared/resources/users/user.ts';
import styles from './duplicates.module.css';
import { Mark } from './FactRow.tsx';
import { markOf } from './facts.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { useNamed } from './useNamed.ts';

/** The communities of each account, in their order; undefined until they were read. */
export type Memberships = readonly { data: ListResponse<'communities'> | undefined; isError: boolean }[];

interface CommunitiesRowProps {
  users: readonly User[];
  kept: number;
  memberships: Memberships;
}

/** The communities of all accounts; the account to keep can join those of another one. */
export function CommunitiesRow({ users, kept, memberships }: CommunitiesRowProps) {
  const { t } = useTranslation('duplicates');
  const named = useNamed();
  const { number, list } = useFormat();
  const can = useCan();
  const [joining, setJoining] = useState<User | null>(null);
  const namesOf = (at: number) => memberships[at]?.data?.rows.map(({ name }) => name) ?? [];
  const texts = users.map((_, at) => namesOf(at).toSorted().join('\n') || null);
  const isRead = memberships.every(({ data }) => data !== undefined);
  const at = users.findIndex(({ id }) => id === kept);
  const into = users[at];
  const own = new Set(memberships[at]?.data?.rows.map(({ id }) => id));
  const missingOf = (place: number) => memberships[place]?.data?.rows.filter(({ id }) => !own.has(id)) ?? [];
  const from = joining === null ? -1 : users.indexOf(joining);
  return (
    <tr>
      <th scope="row">
        <span className={styles.fact}>
          {t('communities.label')}
          {isRead && <Mark mark={markOf(texts)} />}
        </span>
        {from >= 0 && into !== undefined && (
          <JoinDialog user={into} communities={missingOf(from)} onClose={() => setJoining(null)} />
        )}
      </th>
      {users.map((user, place) => {
        const { data, isError = false } = memberships[place] ?? {};
        const isOffered = isRead && user.id !== kept && can('community_membership') && missingOf(place).length > 0;
        return (
          <td key={user.id} data-kept={user.id === kept ? '' : undefined}>
            <span className={`${flow.stackXS} ${styles.value}`}>
              {data === undefined ? (
                <span className={flow.quietText}>{t(isError ? 'communities.unread' : 'communities.reading')}</span>
              ) : (
                <>
                  {t('communities.count', { count: data.total, shown: number(data.total) })}
                  {data.total > 0 && <span className={flow.small}>{list(namesOf(place))}</span>}
                </>
              )}
              {isOffered && (
                <Button
                  size="small"
                  aria-label={t('communities.joinOf', { name: named(user) })}
                  onClick={() => setJoining(user)}
                >
                  {t('communities.join')}
                </Button>
              )}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
