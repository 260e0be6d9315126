/** An action on a record (docs/platform/c-solidary.md §3). */
export interface Action {
  readonly id: number;
  /** Without `solidary_`. */
  readonly name: string;
  /** Null for those that no list gives; 0 for those that the platform writes itself. */
  readonly type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** The default progression: 0 or below leaves it as it is. */
  readonly progression: number;
}

const of = (type: Action['type'], progression: number, names: Readonly<Record<number, string>>): Action[] =>
  Object.entries(names).map(([id, name]) => ({ id: Number(id), name, type, progression }));

/** Every action of the platform. */
export const actions: readonly Action[] = [
  ...of(1, 25, { 40: 'more_infos_sms', 41: 'more_infos_message', 71: 'more_infos_call' }),
  ...of(2, 50, {
    43: 'contact_sms',
    44: 'contact_message',
    46: 'reminder_sms',
    47: 'reminder_message',
    49: 'link',
    50: 'carpool_refusal',
    72: 'contact_call',
    73: 'reminder_call',
    106: 'external_driver_contact',
  }),
  ...of(3, 75, {
    51: 'carpool_ongoing',
    52: 'follow_up_ask',
    53: 'follow_up_reminder',
    54: 'witness_ask',
    55: 'witness_reminder',
  }),
  ...of(4, 100, {
    56: 'punctual_carpool',
    57: 'regular_carpool',
    58: 'other_transport_solutions',
    59: 'ask_drop',
    60: 'too_late',
    61: 'closed_association',
    62: 'no_solution',
    63: 'no_available_carpooler',
    64: 'carpool_no_response',
    65: 'off_topic',
    107: 'external_carpool',
  }),
  ...of(5, -1, { 90: 'free' }),
  ...of(6, -1, { 105: 'deeply_updated' }),
  ...of(0, 0, { 37: 'create', 38: 'update', 39: 'update_progress_manually' }),
  ...of(null, 0, { 42: 'more_infos_email', 45: 'contact_email', 48: 'reminder_email' }),
];

/** Those that the platform lists, by type (docs/platform/c-solidary.yaml, listSolidaryActions). */
export const listedActions: readonly Action[] = actions.filter(({ type }) => type !== null && type > 0 && type < 6);

export const wireAction = ({ id, name, type, progression }: Action) => ({
  '@id': `/actions/${id}`,
  '@type': 'Action',
  id,
  name: `solidary_${name}`,
  type,
  progression: progression.toFixed(2),
});
