import { isTimeOfDay } from '#shared/calendar.ts';
import type { ScriptMoment } from '#shared/ipc/call-scripts.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { outwardRange } from '#shared/resources/solidaryrecords/times/dates.ts';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';

/** Whether what was typed comes to days and times that can be read out. */
export function hasTimes({ kind, base, punctual }: TimesDraft): boolean {
  if (kind === 'regular') return true;
  const { timeChoice, time } = punctual;
  return outwardRange(base, punctual) !== null && (timeChoice !== 1 || (time !== null && isTimeOfDay(time)));
}

const isGiven = (text: string | null): boolean => (text ?? '').trim() !== '';

/** The moments of a call that the form has an answer for: what was asked needs not be asked again. */
export function answeredMoments({
  identity: { familyName, telephone },
  journey: { origin, destination, goesAnywhere },
  needs: { subjectId, additionalSubject },
  times,
}: Pick<RecordDraft, 'identity' | 'journey' | 'needs' | 'times'>): ScriptMoment[] {
  const answers: readonly (readonly [ScriptMoment, boolean])[] = [
    // Whoever is named was greeted.
    ['greeting', isGiven(familyName) || isGiven(telephone)],
    ['person', isGiven(familyName) && isGiven(telephone)],
    ['journey', origin !== null && (destination !== null || goesAnywhere)],
    ['times', hasTimes(times)],
    ['purpose', subjectId !== null || isGiven(additionalSubject)],
  ];
  return answers.flatMap(([moment, isAnswered]) => (isAnswered ? [moment] : []));
}
