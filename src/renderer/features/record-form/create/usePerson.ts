import { useEventCallback } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountCheck } from '#renderer/features/people/form/useAccountCheck.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { isCompleteTelephone, nationalTelephone } from '#shared/telephone.ts';
import { type KnownPerson, type PersonToRead, readKnownPerson } from '../people/known.ts';
import type { Typed } from '../people/merge.ts';
import { namesInLists } from '../people/names-in-lists.ts';
import { ownerOfEmail, ownerOfTelephone } from '../people/owners.ts';
import { useAskPeople } from '../people/usePeople.ts';
import { useSimilar } from '../people/useSimilar.ts';
import type { ChosenPerson } from './state.ts';

/**
 * The person for whom a record is made: who is chosen, who resembles a new one, and whether the e-mail and the telephone
 * of a new one belong to somebody (docs/screens/07-solidary-records.md §6.1).
 *
 * @param start who is chosen when the form is opened
 * @param contact what was typed of a new person, after a pause of the typing
 */
export function usePerson(start: ChosenPerson, contact: Typed) {
  const can = useCan();
  const client = useQueryClient();
  const [person, setPerson] = useState(start);
  const [searched, setSearched] = useState('');
  const [sharedTelephones, setSharedTelephones] = useState<readonly string[]>([]);
  const [lookUps, setLookUps] = useState(0);
  const reading = useActionMutation<KnownPerson>();
  const askPeople = useAskPeople();
  const known = person === null || person === 'new' ? null : person;
  const accounts = useAccountCheck(known === null ? null : { id: known.userId, email: known.stored.email });
  const similar = useSimilar(person === 'new' ? contact : null);
  const people = similar.map((one) => one.person);

  /** Reads somebody of the platform; undefined where that failed, as `reading` says. */
  const read = async (wanted: PersonToRead): Promise<KnownPerson | undefined> => {
    const rights = { beneficiaries: can('solidary_beneficiary_list'), users: can('user_read') };
    const names = wanted.userId === null ? null : namesInLists(client, wanted.userId);
    const found = await reading.run(() => readKnownPerson(wanted, rights, names));
    // The people who were found are out of the way.
    if (found !== undefined) setSearched('');
    return found;
  };

  return {
    person,
    setPerson,
    known,
    reading,
    read,
    similar,
    people,
    search: { typed: searched, type: setSearched },
    isChecking: accounts.isChecking,
    accountOf: accounts.accountOf,
    sharedTelephones,
    /** Says that a telephone is also that of another person. */
    shareTelephone: useEventCallback((typed: string) =>
      setSharedTelephones((before) => [...before, nationalTelephone(typed)]),
    ),
    lookUps,
    /** Looks whether another account has an e-mail. Never throws. */
    lookUp: async (email: string | null) => {
      const found = await accounts.check(email);
      setLookUps((count) => count + 1);
      return found;
    },
    /** Who has an e-mail, to be read; null for nobody. */
    ownerOf: (email: string | null): PersonToRead | null => {
      const account = accounts.accountOf(email ?? '');
      const id = account === null ? null : userId.parse(account.id);
      return ownerOfEmail(email, people) ?? (id && { userId: id, solidaryUserId: null });
    },
    /**
     * Whether somebody has the telephone of a new person, asked now: the search while typing may not have ended. The
     * platform lets several people have one, and shows an operator only those of the territories of their structures:
     * nobody found proves nothing, and somebody found may be another one. Never throws.
     */
    isTelephoneShared: async (telephone: string | null): Promise<boolean> => {
      if (person !== 'new' || telephone === null || !isCompleteTelephone(telephone)) return false;
      if (sharedTelephones.includes(nationalTelephone(telephone))) return false;
      // The lists may not answer: the record can be created all the same, as where nobody is found.
      const found = await askPeople({ kind: 'telephone', telephone: telephone.trim() }).catch(() => []);
      return ownerOfTelephone(telephone, found, sharedTelephones) !== null;
    },
  };
}
export type RecordPerson = ReturnType<typeof usePerson>;
