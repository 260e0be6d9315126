import type { AddressRecord } from '../../data/addresses.ts';

/** 0 created, 1 taken into account, 2 looking, 3 follow-up, 4 closed, 6 replaced (docs/platform/c-solidary.md §3). */
export type RecordStatus = 0 | 1 | 2 | 3 | 4 | 6;

/** An action on a record. Dates are milliseconds since 1970. */
export interface DiaryEntry {
  readonly action: string;
  readonly comment: string | null;
  readonly progression: number;
  /** User id of who did it. */
  readonly author: number;
  /** User id of the person concerned. */
  readonly about: number;
  readonly date: number;
}

/** A subject or a need of a record. */
export interface Labelled {
  readonly id: number;
  readonly label: string;
}

/** A time of day, `HH:MM`, and how many minutes before and after it suit as well. */
export interface Moment {
  readonly time: string;
  readonly margin: number;
}

/** Days of the week from Monday on, with the times of day there and back. */
export interface Schedule {
  readonly days: readonly boolean[];
  readonly outward: string | null;
  readonly back: string | null;
}

/** The choices of dates and times as they were sent (docs/platform/c-solidary.md §5). */
export interface Choices {
  readonly outwardDate: number | null;
  readonly outwardTime: number | null;
  readonly returnDate: number | null;
  readonly regularDate: number | null;
}

/** When and where somebody wants to go. Dates are `YYYY-MM-DD`. */
export interface Journey {
  /** 1 punctual, 2 regular, 3 flexible. */
  readonly frequency: 1 | 2 | 3;
  readonly origin: AddressRecord;
  /** The origin again when any destination suits. */
  readonly destination: AddressRecord;
  readonly fromDate: string;
  /** Null for a punctual journey. */
  readonly toDate: string | null;
  /** Null for a regular journey. */
  readonly outward: Moment | null;
  readonly back: (Moment & { readonly date: string }) | null;
  /** Empty for a punctual journey. */
  readonly schedules: readonly Schedule[];
  readonly choices: Choices;
}

/** A driver who was chosen. Its id is the `solution` of a message. */
export interface Solution {
  readonly id: number;
  readonly matching: number;
  readonly role: 'carpooler' | 'transporter';
  readonly userId: number;
  /** The way back of the first, with which it shares the messages. */
  readonly pairedWith: number | null;
  readonly isContacted: boolean;
}

/** A message in the name of the beneficiary. */
export interface ThreadMessage {
  /** The solution to which it was sent. */
  readonly solution: number;
  /** User id of the operator. */
  readonly delegate: number;
  readonly text: string;
  readonly date: number;
}

/** A record of solidary transport: a journey that a beneficiary asks for. */
export interface SolidaryRecord extends Journey {
  readonly id: number;
  /** User id of the beneficiary. */
  readonly userId: number;
  readonly structure: number;
  readonly subject: Labelled;
  readonly needs: readonly Labelled[];
  readonly status: RecordStatus;
  readonly progression: number;
  /** User id of who made it; null for the beneficiary. */
  readonly operator: number | null;
  readonly createdDate: number;
  /** The record that this one replaces, and the one that replaces it. */
  readonly parent: number | null;
  readonly child: number | null;
  /** It was flexible when a volunteer could serve it: it can never be read again, whatever changes. */
  readonly isLost: boolean;
  /** Of the seed: how many volunteers are chosen when the matching first runs. */
  readonly toChoose: number;
  /** Of the seed: drivers match from any distance. */
  readonly isCrowded: boolean;
  readonly solutions: readonly Solution[];
  readonly messages: readonly ThreadMessage[];
  /** The oldest first. */
  readonly diary: readonly DiaryEntry[];
}

/** Whether a journey has a way back. */
export const hasReturn = ({ back, schedules }: Journey): boolean =>
  back !== null || schedules.some((schedule) => schedule.back !== null);
