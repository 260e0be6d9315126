import { chance, pick } from '../../data/random.ts';
import { DAY, wholeSeconds } from '../../data/time.ts';
import type { World } from '../../store/world.ts';
import type { DiaryEntry, RecordStatus } from './record.ts';

type Step = Pick<DiaryEntry, 'action' | 'comment' | 'progression'>;

/** What happened last to a record of each status, and how far it is. */
export const stages: Readonly<Record<RecordStatus, Step>> = {
  0: { progression: 0, action: 'solidary_create', comment: null },
  1: { progression: 25, action: 'solidary_update_progress_manually', comment: null },
  2: {
    progression: 50,
    action: 'solidary_contact_call',
    comment: 'Appelée deux fois.<br />Rappeler <soir> après 18 h',
  },
  3: { progression: 75, action: 'solidary_carpool_ongoing', comment: 'Tout va bien' },
  4: { progression: 100, action: 'solidary_punctual_carpool', comment: null },
  6: { progression: 50, action: 'solidary_deeply_updated', comment: null },
};

/** What stands between the stages of a record: actions that leave the status as it is at that stage. */
const between: Readonly<Record<1 | 2 | 3, readonly Step[]>> = {
  1: [
    { action: 'solidary_more_infos_call', comment: 'Demande l’adresse exacte du rendez-vous', progression: 25 },
    { action: 'solidary_more_infos_sms', comment: null, progression: 25 },
    { action: 'solidary_free', comment: 'Préfère être appelée le matin', progression: 25 },
  ],
  2: [
    { action: 'solidary_contact_sms', comment: null, progression: 50 },
    { action: 'solidary_contact_message', comment: 'Message envoyé depuis la plateforme', progression: 50 },
    { action: 'solidary_reminder_call', comment: 'Répondeur', progression: 50 },
    { action: 'solidary_carpool_refusal', comment: 'En vacances cette semaine-là', progression: 50 },
    { action: 'solidary_link', comment: null, progression: 50 },
    { action: 'solidary_free', comment: 'À rappeler<br />\navant jeudi', progression: 50 },
  ],
  3: [
    { action: 'solidary_follow_up_ask', comment: null, progression: 75 },
    { action: 'solidary_witness_ask', comment: 'Veut bien témoigner', progression: 75 },
    { action: 'solidary_free', comment: 'Le trajet se passe bien', progression: 75 },
  ],
};

const operators: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 23, 4: 30 };

/** User id of who works on the records of a structure. */
export const operatorOf = (structure: number): number => operators[structure] ?? 1;

/** What a seeded diary is about. */
interface DiaryOf {
  readonly status: RecordStatus;
  readonly structure: number;
  /** User id of the beneficiary. */
  readonly userId: number;
  /** When the last entry was written, milliseconds since 1970. */
  readonly end: number;
  /** Number of entries between the stages. */
  readonly extra: number;
  readonly number: number;
}

/** The steps of a diary, with those between the stages behind the stage to which they belong. */
function stepsOf({ status, extra, number }: DiaryOf): Step[] {
  const reached = ([0, 1, 2, 3, 4, 6] as const).filter((stage) => stage <= status && (stage < 3 || stage === status));
  const isOpen = (stage: RecordStatus): stage is 1 | 2 | 3 => stage === 1 || stage === 2 || stage === 3;
  const open = reached.filter(isOpen);
  return reached.flatMap((stage) => {
    if (!isOpen(stage)) return [stages[stage]];
    const count = Math.floor((extra + open.indexOf(stage)) / open.length);
    const steps = between[stage];
    return [stages[stage], ...Array.from({ length: count }, (_, index) => pick(steps, chance(37, number, index)))];
  });
}

/** Builds the diary of a seeded record, the oldest entry first: some of it is about drivers. */
export function seededDiary(world: World, diary: DiaryOf): DiaryEntry[] {
  const { userId, end, structure, number } = diary;
  const steps = stepsOf(diary);
  const isAboutDriver = (action: string) => /contact|reminder_|refusal|link/.test(action);
  // Users who are volunteers of the seed.
  const driverOf = (index: number) => 27 + (chance(38, number, index) % 12) * 50;
  return steps.map((step, index) => ({
    ...step,
    author: operatorOf(structure),
    about:
      isAboutDriver(step.action) && world.users.get(driverOf(index)) !== undefined && diary.extra > 0
        ? driverOf(index)
        : userId,
    date: wholeSeconds(end - ((steps.length - index) * 12 * DAY) / Math.max(6, steps.length)),
  }));
}
