/**
 * Actions of solidary records, without schemas, for the screens (docs/screens/07-solidary-records.md §4.3). Which ones
 * can be chosen, and what each sets, comes from the platform; ids that the screens send by themselves are here.
 */

/** Types of actions, by what they do to a record. */
export const actionType = {
  automatic: 0,
  takingIntoAccount: 1,
  search: 2,
  followUp: 3,
  closing: 4,
  free: 5,
  replaced: 6,
} as const;
export type ActionType = (typeof actionType)[keyof typeof actionType];

/** `name` is the platform's, with its prefix; `progression` in percent is set by the action, null keeps the former. */
export interface RecordAction {
  readonly id: number;
  readonly name: string;
  readonly type: ActionType | null;
  readonly progression: number | null;
}

/** Begins the name of every action on the wire. */
export const ACTION_PREFIX = 'solidary_';

/** The name of an action without the platform's prefix, under which its label stands. */
export const actionKey = (name: string): string =>
  name.startsWith(ACTION_PREFIX) ? name.slice(ACTION_PREFIX.length) : name;

/** The manual change of progression; the platform does not list it (docs/platform/c-solidary.md §3). */
export const PROGRESS_BY_HAND = 39;
/** The free note, which moves nothing. */
export const FREE_NOTE = 90;
/** Would replace the record without a successor: it is never sent. */
export const DEEPLY_UPDATED = 105;

/** Id, type and name without prefix of each action that the platform has after its migrations, in the order it lists. */
export const knownActions = {
  update_progress_manually: { id: PROGRESS_BY_HAND, type: 0 },
  more_infos_sms: { id: 40, type: 1 },
  more_infos_message: { id: 41, type: 1 },
  more_infos_call: { id: 71, type: 1 },
  contact_sms: { id: 43, type: 2 },
  contact_message: { id: 44, type: 2 },
  reminder_sms: { id: 46, type: 2 },
  reminder_message: { id: 47, type: 2 },
  link: { id: 49, type: 2 },
  carpool_refusal: { id: 50, type: 2 },
  contact_call: { id: 72, type: 2 },
  reminder_call: { id: 73, type: 2 },
  external_driver_contact: { id: 106, type: 2 },
  carpool_ongoing: { id: 51, type: 3 },
  follow_up_ask: { id: 52, type: 3 },
  follow_up_reminder: { id: 53, type: 3 },
  witness_ask: { id: 54, type: 3 },
  witness_reminder: { id: 55, type: 3 },
  punctual_carpool: { id: 56, type: 4 },
  regular_carpool: { id: 57, type: 4 },
  other_transport_solutions: { id: 58, type: 4 },
  ask_drop: { id: 59, type: 4 },
  too_late: { id: 60, type: 4 },
  closed_association: { id: 61, type: 4 },
  no_solution: { id: 62, type: 4 },
  no_available_carpooler: { id: 63, type: 4 },
  carpool_no_response: { id: 64, type: 4 },
  off_topic: { id: 65, type: 4 },
  external_carpool: { id: 107, type: 4 },
  free: { id: FREE_NOTE, type: 5 },
} as const satisfies Readonly<Record<string, { id: number; type: ActionType }>>;
export type KnownAction = keyof typeof knownActions;

/** Progression that an action of each type sets unless another is sent, in percent. */
const defaults: Readonly<Record<ActionType, number | null>> = {
  0: null,
  1: 25,
  2: 50,
  3: 75,
  4: 100,
  5: null,
  6: null,
};

/** An action as the platform lists it, for what has to be known before its list is read. */
export function knownAction(key: KnownAction): RecordAction {
  const { id, type } = knownActions[key];
  return { id, name: `${ACTION_PREFIX}${key}`, type, progression: defaults[type] };
}
