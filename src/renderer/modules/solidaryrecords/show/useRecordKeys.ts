import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import type { OfferId, Offers } from './offers.ts';
import type { ZoneRequests } from './useZoneRequests.ts';

interface Options {
  offers: Offers;
  start: (offer: OfferId) => void;
  requests: ZoneRequests;
  read: () => void;
}

/**
 * The keys of a record's page (docs/screens/07-solidary-records.md §2): A composer, S solutions, M message to the driver
 * who has the focus, E edit, F5 reads again. What is withheld has no key.
 */
export function useRecordKeys({ offers: { main, menu }, start, requests, read }: Options): void {
  const isOffered = (offer: OfferId) => main === offer || menu.some(({ id, withheld }) => id === offer && !withheld);
  const canCompose = (['act', 'follow', 'note'] as const).some(isOffered);
  useShortcut('recordCompose', canCompose ? () => requests.compose(null) : undefined);
  useShortcut('recordSolutions', () => requests.solve('tabs'));
  useShortcut('recordMessage', isOffered('write') ? () => start('write') : undefined);
  useShortcut('recordEdit', isOffered('edit') ? () => start('edit') : undefined);
  useShortcut('refresh', read);
}
