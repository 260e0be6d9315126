import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';

/** Key of the marks of a record, to be read again after a contact. */
export const marksKey = (recordId: number) => ['external-contacts', recordId] as const;

/** The contacts that this computer remembers for a record; it asks no platform. */
export function useMarks(recordId: number) {
  const { data = [] } = useQuery({
    queryKey: marksKey(recordId),
    queryFn: ({ signal }) => read('external.contacts', { recordId }, { signal }),
  });
  return data;
}
