import { useEffect } from 'react';
import { isSame } from '#renderer/kit/form/changes.ts';
import { Debounce } from '#renderer/kit/form/drafts/debounce.ts';
import { placeOfAddress } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { RecordFormMethods } from '../fields.ts';
import type { Typed } from '../people/merge.ts';

/** The journey starts at the home of the person, unless another place was chosen. */
export function useOriginFromHome(form: RecordFormMethods): void {
  useEffect(() => {
    let home = form.getValues('identity.homeAddress');
    const follow = () => {
      const before = home;
      home = form.getValues('identity.homeAddress');
      if (isSame(before, home)) return;
      const origin = form.getValues('journey.origin');
      const isDefault = origin === null || (before !== null && origin.label === placeOfAddress(before)?.label);
      if (isDefault) form.setValue('journey.origin', home && placeOfAddress(home), { shouldDirty: true });
    };
    return form.subscribe({ formState: { values: true }, callback: follow });
  }, [form]);
}

/** Milliseconds without typing after which people are looked for, and the most that typing delays it. */
const pause = { afterKey: 300, most: 2_000 };

/** Gives what is typed of a person after each pause of the typing, so that a key draws its own field alone. */
export function useTypedContact(form: RecordFormMethods, onContact: (contact: Typed) => void): void {
  useEffect(() => {
    let told: Typed | null = null;
    const tell = () => {
      const { givenName, familyName, telephone, email } = form.getValues('identity');
      const contact = { givenName, familyName, telephone, email };
      if (!isSame(told, contact)) onContact(contact);
      told = contact;
    };
    const waiting = new Debounce(tell, pause.afterKey, pause.most);
    const stop = form.subscribe({ formState: { values: true }, callback: () => waiting.touch() });
    return () => {
      stop();
      waiting.stop();
    };
  }, [form, onContact]);
}
