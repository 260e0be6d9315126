import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Event, eventStatuses } from '#shared/resources/events/index.ts';
import { wallClockOf, whenIs } from '#shared/wall-clock.ts';

export type EventStatus = (typeof eventStatuses)[number];
export type When = NonNullable<ReturnType<typeof whenIs>>;

/** Whether an event is past, running or upcoming, by this computer's clock; null when its dates cannot be read. */
export const whenOf = (event: Pick<Event, 'fromDate' | 'toDate'>): When | null =>
  whenIs(event, wallClockOf(Date.now()));

export const whenLabel = (when: When): TextKey => `events:values.when.${when}`;
export const statusLabel = (status: EventStatus): TextKey => `events:values.status.${status}`;

export const whenTones: Readonly<Record<When, Tone>> = { upcoming: 'info', running: 'good', past: 'neutral' };
export const statusTones: Readonly<Record<EventStatus, Tone>> = { 0: 'caution', 1: 'good', 2: 'neutral' };

/** Colours of the badges of an event's page. */
export const whenColors = { upcoming: 'brand', running: 'success', past: 'informative' } as const;
export const statusColors = { 0: 'warning', 1: 'success', 2: 'informative' } as const;
