import { read } from '#renderer/kit/data/bridge.ts';
import { isEmail } from '#shared/email.ts';
import { type FoundPerson, merged } from './merge.ts';
import type { PeopleSearch, SearchedNames } from './search.ts';

/** People of each list and each question that are shown: more are not told apart on a telephone. */
const PER_LIST = 20;

const byName = [{ field: 'familyName' as const, direction: 'asc' as const }];
const page = { page: 1, perPage: PER_LIST, sort: byName };

type BeneficiaryFilters = SearchedNames & { email?: string; anyTelephone?: string };

const beneficiaryFilters = (search: PeopleSearch): readonly BeneficiaryFilters[] => {
  if (search.kind === 'email') return [{ email: search.email }];
  return search.kind === 'telephone' ? [{ anyTelephone: search.telephone }] : search.alternatives;
};

/** By names, never by `q`, whose query an apostrophe breaks (docs/screens/02-users-hitchhikers.md §2). */
const userFilters = (search: PeopleSearch): readonly (SearchedNames & { search?: string })[] => {
  if (search.kind === 'email') return [{ search: search.email }];
  return search.kind === 'telephone' ? [{ search: search.telephone }] : search.alternatives;
};

/** Which lists may be asked: each needs its own right. */
export interface Lists {
  beneficiaries: boolean;
  users: boolean;
}

/**
 * Looks for people among beneficiaries and users (docs/screens/07-solidary-records.md §6.1); reading them has no effect
 * on the platform.
 * @throws AppFailure
 */
export async function findPeople(search: PeopleSearch, lists: Lists, signal: AbortSignal): Promise<FoundPerson[]> {
  const [beneficiaries, users, account] = await Promise.all([
    Promise.all(
      lists.beneficiaries
        ? beneficiaryFilters(search).map((filters) =>
            read('solidarybeneficiaries.list', { ...page, filters }, { signal }),
          )
        : [],
    ),
    Promise.all(
      lists.users ? userFilters(search).map((filters) => read('users.list', { ...page, filters }, { signal })) : [],
    ),
    lists.users && search.kind === 'email' && isEmail(search.email)
      ? read('users.findByEmail', { email: search.email }, { signal })
      : null,
  ]);
  const listed = users.flatMap(({ rows }) => rows);
  // The lists of an operator hold the territories of their structures alone; an e-mail is looked for everywhere.
  const isElsewhere = account !== null && listed.every(({ id }) => id !== account.id);
  const elsewhere =
    isElsewhere && search.kind === 'email' ? [{ ...account, email: search.email, telephone: null }] : [];
  return merged(
    beneficiaries.flatMap(({ rows }) => rows),
    [...listed, ...elsewhere],
  );
}
