import { compareInstants, type Instant } from '#shared/instant.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { actionKey } from '#shared/resources/solidaryrecords/actions.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';

/**
 * The state of the contact with a driver, read from the diary, because the platform's own status of a contact never
 * changes.
 */
export const contactSteps = ['contacted', 'reminded', 'linked', 'refused'] as const;
export type ContactStep = (typeof contactSteps)[number];

const stepOfAction: Readonly<Record<string, ContactStep>> = {
  contact_sms: 'contacted',
  contact_message: 'contacted',
  contact_call: 'contacted',
  reminder_sms: 'reminded',
  reminder_message: 'reminded',
  reminder_call: 'reminded',
  link: 'linked',
  carpool_refusal: 'refused',
};

/** The newest moment of each step; null where the platform gave none. */
export type ContactState = Readonly<Partial<Record<ContactStep, Instant | null>>>;

/** Reads the state of the contact with a driver from the diary, which names the driver as the person concerned. */
export function contactStateOf(diary: readonly DiaryEntry[], driver: UserId): ContactState {
  const state: Partial<Record<ContactStep, Instant | null>> = {};
  for (const { action, userId, at } of diary) {
    const step = action === null || userId !== driver ? undefined : stepOfAction[actionKey(action)];
    if (step === undefined) continue;
    const before = state[step];
    if (before === undefined || compareInstants(before, at) < 0) state[step] = at;
  }
  return state;
}

/** The actions that log a contact: one for the first contact, another for the following ones. */
const contactLogs = {
  call: { first: 'contact_call', again: 'reminder_call' },
  sms: { first: 'contact_sms', again: 'reminder_sms' },
  message: { first: 'contact_message', again: 'reminder_message' },
  link: { first: 'link', again: 'link' },
  refusal: { first: 'carpool_refusal', again: 'carpool_refusal' },
} as const;
export type ContactLog = keyof typeof contactLogs;

/** The action that logs a contact: a reminder once the diary holds a first contact with this driver. */
export const actionToLog = (log: ContactLog, state: ContactState) =>
  contactLogs[log][state.contacted === undefined ? 'first' : 'again'];
