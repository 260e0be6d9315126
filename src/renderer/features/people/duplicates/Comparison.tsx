import { MessageBar, MessageBarBody, Switch, Text } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { itemQuery, listQuery } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import { communities } from '#shared/resources/communities/index.ts';
import { preventsChanges } from '#shared/resources/users/email.ts';
import type { User } from '#shared/resources/users/user.ts';
import { isDeleted } from '../DeletedBar.tsx';
import type { PeopleList } from '../lists.ts';
import { AccountHead } from './AccountHead.tsx';
import { CommunitiesRow, type Memberships } from './CommunitiesRow.tsx';
import styles from './duplicates.module.css';
import { FactRow } from './FactRow.tsx';
import { facts, markOf } from './facts.ts';
import { TakeDialog, type Taking } from './TakeDialog.tsx';

/** Communities of an account that are read: more than anybody is in. */
const MOST_COMMUNITIES = 100;

interface ComparisonProps {
  /** From two to four. */
  ids: readonly number[];
  list: PeopleList;
  /** Closes the dialog around it, when a page is opened from here. */
  onClose: () => void;
}

/** The account that was used last is the one to keep, unless another one is chosen. */
const lastUsed = (users: readonly User[]): number =>
  users.toSorted(
    (left, right) => (right.lastActivityDate ?? '').localeCompare(left.lastActivityDate ?? '') || left.id - right.id,
  )[0]?.id ?? 0;

/**
 * Accounts side by side, and what can be done about two of one person: the platform merges nothing
 * (docs/screens/02-users-hitchhikers.md §7).
 */
export function Comparison({ ids, list, onClose }: ComparisonProps) {
  const { t } = useTranslation('duplicates');
  const reads = useQueries({ queries: ids.map((id) => itemQuery('users', id)) });
  const failed = reads.find(({ error, data }) => error !== null && data === undefined)?.error ?? null;
  const users = reads.flatMap(({ data }) => data ?? []);
  if (failed !== null) return <MutationError error={toAppError(failed)} context="users" />;
  if (users.length < ids.length) return <LoadingState />;
  return (
    <>
      <Text>{t('merging')}</Text>
      <Table users={users} list={list} onClose={onClose} />
    </>
  );
}

function Table({ users, list, onClose }: { users: readonly User[]; list: PeopleList; onClose: () => void }) {
  const { t } = useTranslation('duplicates');
  const translate = useTranslate();
  const format = useFormat();
  const isOn = useSwitch();
  const can = useCan();
  const { user: self } = useSignedIn();
  const group = useId();
  const [kept, setKept] = useState(() => lastUsed(users));
  const [isFolded, setFolded] = useState(false);
  const [taking, setTaking] = useState<Taking | null>(null);
  const memberships = useMemberships(users);
  const tools = { translate, format };
  const mayWrite = can('user_update') || kept === self.id;
  const into = users.find(({ id }) => id === kept);
  const isStuck = into !== undefined && preventsChanges(into.email);
  const rows = facts
    .filter((fact) => fact.switch === undefined || isOn(fact.switch))
    .map((fact) => {
      const texts = users.map((user) => fact.text(user, tools));
      return { fact, texts, mark: markOf(texts, fact.key && users.map(fact.key)) };
    });
  const equal = rows.filter(({ mark }) => mark === 'same').length;
  return (
    <>
      {mayWrite && isStuck && into !== undefined && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('take.stuck', { name: personNameOf(into) })}</MessageBarBody>
        </MessageBar>
      )}
      <Switch
        label={t('fold', { count: equal })}
        checked={isFolded}
        onChange={(_, { checked }) => setFolded(checked)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its room is scrolled by keys. */}
      <section className={`${flow.framed} ${flow.ring} ${styles.room}`} aria-label={t('compare.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.facts}>
                {t('fact')}
              </th>
              {users.map((user) => (
                <AccountHead
                  key={user.id}
                  {...{ user, list, group, onClose }}
                  isKept={user.id === kept}
                  onKeep={can('user_update') || can('community_membership') ? () => setKept(user.id) : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ mark }) => !isFolded || mark !== 'same')
              .map((row) => (
                <FactRow
                  key={row.fact.id}
                  {...row}
                  {...{ users, kept }}
                  onTake={
                    mayWrite && !isStuck && into !== undefined && !isDeleted(into)
                      ? (field, from) => setTaking({ field, from, into })
                      : undefined
                  }
                />
              ))}
            {memberships !== null && <CommunitiesRow {...{ users, kept, memberships }} />}
          </tbody>
        </table>
      </section>
      {taking !== null && <TakeDialog taking={taking} onClose={() => setTaking(null)} />}
    </>
  );
}

/** The communities of each account; null for somebody who may not see them. */
function useMemberships(users: readonly User[]): Memberships | null {
  const can = useCan();
  const isOn = useSwitch();
  const isAllowed = can('community_list') && isOn('community');
  const lists = useQueries({
    queries: users.map(({ id }) => ({
      ...listQuery('communities', {
        page: 1,
        perPage: MOST_COMMUNITIES,
        sort: [communities.defaultSort],
        filters: { member: id },
      }),
      enabled: isAllowed,
    })),
  });
  return isAllowed ? lists.map(({ data, isError }) => ({ data, isError })) : null;
}
