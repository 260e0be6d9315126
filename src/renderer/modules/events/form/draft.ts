import { type AddressDraft, addressDraft } from '#renderer/kit/form/fields/address.ts';
import { type ClockDraft, clockDraft, emptyClock } from '#renderer/kit/form/fields/wall-clock.ts';
import type { Event } from '#shared/resources/events/index.ts';

/** What the fields of an event hold while somebody types, in the order of the screen. */
export interface EventDraft {
  name: string | null;
  description: string | null;
  fullDescription: string | null;
  communityId: number | null;
  hasTime: boolean;
  fromDate: ClockDraft;
  toDate: ClockDraft;
  address: AddressDraft;
  url: string | null;
  isPrivate: boolean;
  status: number | null;
  creatorId: number | null;
}

const active = 1;

/** The fields of an event that is stored. */
export const eventDraft = (stored: Event): EventDraft => ({
  name: stored.name,
  description: stored.description,
  fullDescription: stored.fullDescription,
  communityId: stored.communityId,
  hasTime: stored.hasTime,
  fromDate: clockDraft(stored.fromDate, stored.hasTime),
  toDate: clockDraft(stored.toDate, stored.hasTime),
  address: addressDraft(stored.address),
  url: stored.url,
  isPrivate: stored.isPrivate,
  status: stored.status,
  creatorId: stored.creatorId,
});

/**
 * What a new event starts from (docs/screens/05-content.md A2); its creator is whoever creates it until somebody else
 * is chosen.
 */
export const newEventDraft = (creatorId: number): EventDraft => ({
  name: null,
  description: null,
  fullDescription: null,
  communityId: null,
  hasTime: false,
  fromDate: emptyClock,
  toDate: emptyClock,
  address: addressDraft(null),
  url: null,
  isPrivate: false,
  status: active,
  creatorId,
});

/** A copy of an event: everything but when it takes place, which is another time, and who creates it. */
export const copiedEventDraft = (source: Event, creatorId: number): EventDraft => ({
  ...eventDraft(source),
  fromDate: emptyClock,
  toDate: emptyClock,
  creatorId,
});
