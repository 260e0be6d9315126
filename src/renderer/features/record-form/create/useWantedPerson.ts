import { useEffect, useEffectEvent } from 'react';
import type { PersonToRead } from '../people/known.ts';
import type { CreateFormState } from './useCreateForm.ts';

/**
 * Takes the person whom the address names, once.
 * @param wanted null for nobody
 * @param keepsTyped what the form starts with was typed of that person, and is not replaced by what is stored
 */
export function useWantedPerson(form: CreateFormState, wanted: PersonToRead | null, keepsTyped: boolean): void {
  const take = useEffectEvent((person: PersonToRead) => {
    void form.choose(person, { isStart: true, keepsTyped });
  });
  const { userId = null, solidaryUserId = null } = wanted ?? {};
  useEffect(() => {
    if (userId !== null || solidaryUserId !== null) take({ userId, solidaryUserId });
  }, [userId, solidaryUserId]);
}
