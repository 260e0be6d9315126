import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';

/** Key of the remembered contacts of a record, to be read again after a contact. */
export const rememberedContactsKey = (recordId: number) => ['external-contacts', recordId] as const;

/** The contacts that this computer remembers for a record; it asks no platform. */
export function useRememberedContacts(recordId: number) {
  const { data = [] } = useQuery({
    queryKey: rememberedContactsKey(recordId),
    queryFn: ({ signal }) => read('external.contacts', { recordId }, { signal }),
  });
  return data;
}
