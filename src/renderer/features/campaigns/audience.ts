import { useQuery } from '@tanstack/react-query';
import type { PeopleList } from '#renderer/features/people/lists.ts';
import type { SelectionSnapshot } from '#renderer/kit/actions/define.ts';
import { read } from '#renderer/kit/data/bridge.ts';
import { type BaseRow, keys, type ListRequest } from '#renderer/kit/data/queries.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { User } from '#shared/resources/users/user.ts';

type Request = RequestOf<'campaigns.associate'>;
type Query = Extract<Request['recipients'], { kind: 'query' }>['query'];

/** The possible recipients. */
export interface Audience {
  list: PeopleList;
  recipients: Request['recipients'];
  count: number;
  /** Selected rows that were on screen, with whether they accept news. */
  known: ReadonlyMap<number, Pick<User, 'acceptsNews'>>;
  /** No filter applies: every user of the platform. */
  isEverybody: boolean;
}

/** Converts a selection in a list of people to an audience. */
export function audienceOf(list: PeopleList, chosen: SelectionSnapshot<BaseRow>): Audience {
  // The lists of people show users, and build their queries from the filters of users.
  const known = chosen.records as ReadonlyMap<number, User>;
  if (chosen.kind === 'ids') {
    const ids = [...chosen.ids];
    return { list, recipients: { kind: 'ids', ids }, count: ids.length, known, isEverybody: false };
  }
  const { except, total } = chosen;
  const query = chosen.query as Query;
  return {
    list,
    recipients: { kind: 'query', query, except: [...except] },
    count: total - except.length,
    known,
    isEverybody: list === 'users' && except.length === 0 && Object.keys(query.filters).length === 0,
  };
}

/**
 * Whether these people can only be named one by one, since no filter selects exactly them (docs/screens/04-campaigns.md
 * §5).
 */
export const isSelection = ({ recipients }: Audience): boolean =>
  recipients.kind === 'ids' || recipients.except.length > 0;

const accepting = ({ known }: Audience, ids: readonly number[]) =>
  ids.filter((id) => known.get(id)?.acceptsNews === true).length;

export interface Subscribers {
  /** Undefined while it is unknown. */
  count: number | undefined;
  error: Error | null;
  recount: () => void;
}

/** Counts how many of them accept news, and so would get the message. */
export function useSubscribers(audience: Audience): Subscribers {
  const { list, recipients } = audience;
  const isQuery = recipients.kind === 'query';
  const counted = useQuery({
    queryKey: [...keys.resource(list), 'subscribers', list, recipients],
    queryFn: async ({ signal }) => {
      if (recipients.kind === 'ids') return 0;
      const { query } = recipients;
      if (query.filters.acceptsNews === false) return 0;
      // The filters of the hitchhikers are some of those of the users.
      const filters = { ...query.filters, acceptsNews: true } as ListRequest<typeof list>['filters'];
      const { total } = await read(`${list}.list`, { ...query, page: 1, perPage: 1, filters }, { signal });
      return total;
    },
    enabled: isQuery,
    // A decision depends on this number.
    staleTime: 0,
    gcTime: 0,
  });
  const recount = () => void counted.refetch();
  if (recipients.kind === 'ids') return { count: accepting(audience, recipients.ids), error: null, recount };
  const excluded = accepting(audience, recipients.except);
  const count = counted.data === undefined ? undefined : Math.max(0, counted.data - excluded);
  return { count, error: counted.error, recount };
}
