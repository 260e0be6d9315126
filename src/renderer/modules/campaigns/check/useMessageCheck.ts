import { useEffect, useMemo, useRef } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { type Block, writeBody } from '#shared/resources/campaigns/blocks.ts';
import { type Answers, checkAnswers, checkLocally } from './rules.ts';

interface CheckedMessage {
  /** Id of the campaign; null for one that was never saved. */
  id: number | null;
  subject: string;
  blocks: readonly Block[];
}

/**
 * The check of a message: what can be found here follows the message, and its pictures and links are requested when
 * `ask` is called, never by themselves (docs/screens/04-campaigns.md §6, §10).
 */
export function useMessageCheck({ id, subject, blocks }: CheckedMessage) {
  const asking = useActionMutation<Answers>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const findings = useMemo(() => {
    const found = [...checkLocally({ subject, blocks }), ...(asking.data ? checkAnswers(blocks, asking.data) : [])];
    return found.toSorted((left, right) => Number(left.level === 'advice') - Number(right.level === 'advice'));
  }, [subject, blocks, asking.data]);
  return {
    findings,
    asking,
    ask: () => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      void asking.run(() => invoke('campaigns.checkMessage', { id, body: writeBody(blocks) }, { signal }));
    },
    stop: () => stop.current?.abort(),
  };
}
