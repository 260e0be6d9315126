import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { readBody } from '#shared/resources/campaigns/blocks.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import type { Check } from '../send/checks.ts';
import { addressesIn, isUnasked } from './rules.ts';

const hasImages = (body: string): boolean => {
  const message = readBody(body);
  return 'blocks' in message && addressesIn(message.blocks).images.length > 0;
};

/** Checks that every image of a stored message loads, whenever the page is opened (docs/screens/04-campaigns.md §6). */
export function useImageCheck({ id, body }: Pick<Campaign, 'id' | 'body'>): Check {
  const { data, error } = useQuery({
    queryKey: [...keys.resource('campaigns'), 'images', id, body],
    queryFn: async ({ signal }) => {
      if (!hasImages(body)) return { broken: 0, unasked: 0 };
      const answers = await read('campaigns.checkMessage', { id, body, only: 'images' }, { signal });
      const against = answers.images.filter(({ outcome }) => outcome !== 'ok');
      const broken = against.filter(({ outcome }) => !isUnasked(outcome)).length;
      return { broken, unasked: against.length - broken };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error !== null) return { id: 'images', state: 'unknown', text: 'proofreading:images.unknown' };
  if (data === undefined) return { id: 'images', state: 'waiting', text: 'campaigns:checks.waiting' };
  const { broken, unasked } = data;
  if (broken > 0)
    return { id: 'images', state: 'failed', text: 'proofreading:images.failed', values: { count: broken } };
  if (unasked === 0) return { id: 'images', state: 'ok', text: 'proofreading:images.ok' };
  const note = { text: 'proofreading:images.unasked', values: { count: unasked } } as const;
  return { id: 'images', state: 'unknown', ...note, cannotBeKnown: true };
}
