import { useDeferredValue, useMemo } from 'react';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import type { PrintedLetter } from '#renderer/kit/print/Letters.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { fillLetter } from './fill-letter.ts';
import type { Recipient } from './recipients.ts';

export interface FilledLetters {
  letters: readonly PrintedLetter[];
  /** What stands between braces in the text and means nothing. */
  unfilled: readonly string[];
  /** Names of those for whom a placeholder has no value. */
  withoutValue: readonly string[];
  /** The text was typed since: theirs follows, so that typing does not wait for hundreds of letters. */
  isBehind: boolean;
}

/** The letters of those who have an address. */
export function useFilledLetters(text: string, reached: readonly Recipient[]): FilledLetters {
  const format = useFormat();
  const { platformName } = useBootstrap().config;
  const date = format.dayInWords(today());
  const later = useDeferredValue(text);
  const filled = useMemo(() => {
    const all = reached.map((recipient) => ({ recipient, ...fillLetter(later, recipient, { date, platformName }) }));
    return {
      letters: all.map(({ recipient: { id, lines }, text: ofOne }) => ({ id, address: lines, text: ofOne })),
      unfilled: [...new Set(all.flatMap(({ unknown }) => unknown))],
      withoutValue: all.flatMap(({ recipient, withoutValue }) => (withoutValue.length > 0 ? [recipient.name] : [])),
    };
  }, [later, reached, date, platformName]);
  return { ...filled, isBehind: later !== text };
}
