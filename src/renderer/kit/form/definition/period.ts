import { z } from 'zod';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { type Clock, type ClockDraft, clock, clockDraft, emptyClock } from '../fields/wall-clock.ts';
import { clockDisplay, yesNoDisplay } from '../fields.tsx';
import type { Field } from './field.ts';

const date = (label: TextKey): Field<ClockDraft, Clock, string, { hasTime: boolean }> => ({
  ...clockDisplay(label),
  initial: emptyClock,
  // A copy of an event takes place at another time.
  isCopied: false,
  toDraft: (stored, { hasTime }) => clockDraft(stored, hasTime),
  rule: () => clock,
  render: null,
});

/**
 * A start and an end, with or without hours. They depend on one another: the form takes `checkPeriod` as its `check`
 * and `periodToWire` as its `finish`, and draws them in a section of its own.
 */
export const period = (
  labels: Readonly<Record<'hasTime' | 'fromDate' | 'toDate', TextKey>>,
): {
  hasTime: Field<boolean, boolean, boolean>;
  fromDate: ReturnType<typeof date>;
  toDate: ReturnType<typeof date>;
} => ({
  hasTime: {
    ...yesNoDisplay<boolean>(labels.hasTime),
    initial: false,
    isCopied: true,
    toDraft: (stored) => stored,
    rule: () => z.boolean(),
    render: null,
  },
  fromDate: date(labels.fromDate),
  toDate: date(labels.toDate),
});
