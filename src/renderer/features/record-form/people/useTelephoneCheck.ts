import { useState } from 'react';
import { isSameTelephone, isWholeTelephone, nationalTelephone } from '#shared/telephone.ts';
import type { FoundPerson } from './merge.ts';
import { useAskPeople } from './usePeople.ts';
import type { SimilarPerson } from './useSimilar.ts';

export interface TelephoneCheck {
  /** Somebody who is known and has the typed telephone, until it was said that this is another person. */
  person: FoundPerson | null;
  /** Says that the typed telephone is also that of another person, as in a household or a home. */
  takeForOther: () => void;
  /** Whether somebody has it, asked now: the search while typing may not have ended. Never throws. */
  isShared: () => Promise<boolean>;
}

/**
 * Guards a new person by the telephone, as the e-mail does. The platform lets several people have one, and shows an
 * operator only those of the territories of their structures: nobody found proves nothing, and somebody found may be
 * another one (docs/screens/07-solidary-records.md §6.1).
 * @param telephone null asks nothing
 */
export function useTelephoneCheck(telephone: string | null, similar: readonly SimilarPerson[]): TelephoneCheck {
  const ask = useAskPeople();
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const typed = telephone !== null && isWholeTelephone(telephone) ? telephone : null;
  const isOther = typed !== null && others.has(nationalTelephone(typed));
  const found = similar.find(({ likenesses }) => likenesses.includes('telephone'))?.person ?? null;
  return {
    person: isOther ? null : found,
    takeForOther: () => {
      if (typed !== null) setOthers((before) => new Set([...before, nationalTelephone(typed)]));
    },
    isShared: async () => {
      if (typed === null || isOther) return false;
      try {
        const people = await ask({ kind: 'telephone', telephone: typed.trim() });
        return people.some((person) => person.telephone !== null && isSameTelephone(person.telephone, typed));
      } catch {
        // The lists do not answer: the record can be created all the same, as where nobody is found.
        return false;
      }
    },
  };
}
