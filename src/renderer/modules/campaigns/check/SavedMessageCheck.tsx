import { useMemo } from 'react';
import { readBody } from '#shared/resources/campaigns/blocks.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { MessageCheck } from './MessageCheck.tsx';

/** The check of a message as it is stored; renders nothing for a body without blocks. */
export function SavedMessageCheck({ campaign: { id, subject, body } }: { campaign: Campaign }) {
  const read = useMemo(() => readBody(body), [body]);
  return 'blocks' in read ? <MessageCheck id={id} subject={subject} blocks={read.blocks} /> : null;
}
