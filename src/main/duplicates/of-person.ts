import { candidatesOf } from '#shared/duplicates/groups.ts';
import { mailboxOf, pairOf, wordsOf } from '#shared/duplicates/likeness.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { DuplicateAccount } from '#shared/ipc/duplicates.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import { nameSpellings, writtenName } from '#shared/spelling.ts';
import { isTelephone, telephoneSpellings } from '#shared/telephone.ts';
import type { CallContext } from '../ipc/handler.ts';
import { accountsOf, type Platform } from './find.ts';

const right = users.permissions.list;

/** People of one last name, or of one part of an address, that are read: one page. */
const MOST_ALIKE = 500;

/** Spellings that are asked for, the likeliest: each costs a request. The platform ignores case and accents of names. */
const MOST_SPELLINGS = { name: 2, telephone: 12 } as const;

/** Characters of what is looked for: longer ones are nobody's, and would not fit into an address. */
const LONGEST = 100;

/** The longest word of a name as it is written: it is a part of the name in whatever spelling of the others. */
const longestWord = (name: string | null): string =>
  writtenName(name ?? '')
    .split(/[\s'-]+/u)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** The last name is looked for in both fields, because some accounts have them exchanged. */
function byName({ givenName, familyName }: DuplicateAccount): WireParams[] {
  const [given, family] = [longestWord(givenName), longestWord(familyName)];
  const spelled = (word: string) => nameSpellings(word).slice(0, MOST_SPELLINGS.name);
  if (wordsOf(family).length === 0) return [];
  return [
    ...spelled(family).map((name): WireParams => [['familyName', name]]),
    ...(wordsOf(given).length === 0
      ? []
      : spelled(given).map(
          (name): WireParams => [
            ['familyName', name],
            ['givenName', family],
          ],
        )),
  ];
}

/** Parts of the address that every spelling of it has; dots that Gmail ignores may stand anywhere else. */
function byEmail({ email }: DuplicateAccount): WireParams[] {
  const mailbox = mailboxOf(email);
  if (mailbox === null) return [];
  const [written = ''] = (email ?? '').trim().toLowerCase().split(/[+@]/u);
  if (mailbox.domain !== 'gmail.com') {
    return [[['email', `${written}@${mailbox.domain}`]], [['email', `${written}+`]]];
  }
  const part = written.split('.').reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return part === '' ? [] : [[['email', part]]];
}

/** Every usual spelling of the telephone: the platform compares the whole text (docs/platform/a-auth-users.yaml). */
const byTelephone = ({ telephone }: DuplicateAccount): WireParams[] =>
  telephone !== null && isTelephone(telephone)
    ? telephoneSpellings(telephone)
        .slice(0, MOST_SPELLINGS.telephone)
        .map((spelling): WireParams => [['telephone', spelling]])
    : [];

/**
 * Looks for accounts that may be those of a person, by one list after another. No filter of the platform takes a birth
 * date: it is compared among those of the same last name. @throws AppFailure
 */
export async function duplicatesOfPerson(
  { client, log }: Platform,
  person: DuplicateAccount,
  judged: ReadonlySet<string>,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ResponseOf<'duplicates.ofPerson'>> {
  const searches = [...byTelephone(person), ...byEmail(person), ...byName(person)].filter((params) =>
    params.every(([, value]) => value.length <= LONGEST),
  );
  const found: DuplicateAccount[] = [];
  let isPartial = false;
  for (const [at, params] of searches.entries()) {
    progress({ phase: 'read', done: at, total: searches.length });
    const paging: WireParams = [
      ['page', '1'],
      ['perPage', String(MOST_ALIKE)],
      ['order[id]', 'asc'],
    ];
    const { members, total } = await client.list(users.path, [...paging, ...params], { signal, right });
    found.push(...accountsOf(members.slice(0, MOST_ALIKE), log).accounts);
    isPartial ||= total > members.length;
  }
  const all = candidatesOf(person, found);
  const candidates = all.filter((one) => !judged.has(pairOf(person.id, one.person.id)));
  return {
    person,
    candidates: candidates.map((one) => ({ ...one, reasons: [...one.reasons], doubts: [...one.doubts] })),
    judged: all.length - candidates.length,
    isPartial,
  };
}
