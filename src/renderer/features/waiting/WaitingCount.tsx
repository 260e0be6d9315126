import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MenuCount } from '#renderer/kit/ui/page/MenuCount.tsx';
import type { RouteName } from '#shared/routes.ts';
import { maxModerated, type WaitingList, waitingLists } from '#shared/waiting.ts';
import { moderatedQuery, pendingQuery, waitingQuery } from './queries.ts';

/** The counts of the home page are shown where they are known: the menu requests none by itself. */
const known = { enabled: false } as const;

/** How much work waits in the list of a route, beside its entry of the menu. */
export function WaitingCount({ route }: { route: RouteName }) {
  const { t } = useTranslation('home');
  const lists = waitingLists.filter((list: WaitingList) => list.route === route && list.partOf === undefined);
  const counts = useQueries({ queries: lists.map(({ name }) => ({ ...waitingQuery(name), ...known })) });
  return lists.map(({ name }, index) => (
    <MenuCount key={name} count={counts[index]?.data ?? 0} label={t(`waiting.lists.${name}`)} />
  ));
}

/** How many requests wait in the communities that the person moderates, as far as the home page has counted them. */
export function PendingCount() {
  const { t } = useTranslation('home');
  const moderated = useQuery({ ...moderatedQuery, ...known });
  const counted = (moderated.data ?? []).slice(0, maxModerated);
  const requests = useQueries({ queries: counted.map(({ id }) => ({ ...pendingQuery(id), ...known })) });
  const count = requests.reduce((sum, { data }) => sum + (data ?? 0), 0);
  return <MenuCount count={count} label={t('waiting.requests')} />;
}
