import { z } from 'zod';
import { type DraftOf, defineFields, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import { type Field, mapOf, part } from '#renderer/kit/form/definition/field.ts';
import { dayDisplay, phoneDisplay, textDisplay, yesNoDisplay } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import {
  emptyRecord,
  type FormProblem,
  type FormStructure,
  type ProofAnswer,
  type RecordDraft,
} from '#shared/resources/solidaryrecords/form/draft.ts';
import { requestedProofs } from '#shared/resources/solidaryrecords/form/proofs.ts';
import {
  answerDisplay,
  homeDisplay,
  namedDisplay,
  needsDisplay,
  placeDisplay,
  rowsDisplay,
  subjectDisplay,
} from './displays.tsx';

/** The parts of the form of a record, in the order of the screen. */
export const recordParts = ['identity', 'proofs', 'needs', 'journey', 'times'] as const;
export type RecordPart = (typeof recordParts)[number];

/** What is wrong with each part of a record, by the rules of `src/shared`. */
export type RecordProblems = { readonly [Part in RecordPart]: readonly FormProblem[] } & {
  /** Nobody was chosen for whom the record is: it is no field, and told under the path `person`. */
  readonly lacksPerson?: boolean;
};

type Display<Value> = Pick<Field<Value, Value, Value>, 'label' | 'Value' | 'holds'>;

/** A field of which the rules of the whole record say what is wrong: they look at several at once. */
const field = <Value>(initial: Value, display: Display<Value>): Field<Value, Value, Value> => ({
  ...display,
  dependsOn: recordParts,
  initial,
  isCopied: true,
  toDraft: (stored) => stored,
  rule: () => z.custom<Value>(),
  render: null,
});

const text = (label: TextKey) => field<string | null>(null, textDisplay(label));
const day = (label: TextKey) => field<string | null>(null, dayDisplay(label));
/** A choice of the draft, named by the texts under a key. */
const named = <Value extends number | string | null>(
  initial: Value,
  label: TextKey,
  textOf: (value: Value) => TextKey,
) => field<Value>(initial, namedDisplay(label, textOf));

const { identity, needs, journey, times } = emptyRecord('');
const noAnswer: ProofAnswer = { value: null, isGiven: false };

/**
 * The fields of a record, for a creation and for an edition alike (docs/screens/07-solidary-records.md §6).
 *
 * @param structure offers purposes and needs, and asks for proofs
 * @param problemsOf what is wrong with a draft; `context` is what the rules know beside it
 */
export const recordForm = <Context>(
  structure: FormStructure,
  problemsOf: (draft: RecordDraft, context: Context) => RecordProblems,
) =>
  defineFields<RecordDraft>()(
    {
      identity: part({
        gender: named(identity.gender, 'recordForm:identity.gender', (value) =>
          value === null ? 'form:unset' : `recordForm:identity.genders.${value}`,
        ),
        givenName: text('recordForm:identity.givenName'),
        familyName: text('recordForm:identity.familyName'),
        telephone: field<string | null>(null, phoneDisplay('recordForm:identity.telephone')),
        email: text('recordForm:identity.email'),
        birthDate: day('recordForm:identity.birthDate'),
        homeAddress: field(identity.homeAddress, homeDisplay),
        newsSubscription: field<boolean | null>(null, yesNoDisplay('recordForm:identity.newsSubscription')),
      }),
      proofs: part(
        Object.fromEntries(
          requestedProofs(structure).map((proof) => [proof.id, field(noAnswer, answerDisplay(proof))]),
        ) as Readonly<Record<number, Field<ProofAnswer, ProofAnswer, ProofAnswer>>>,
      ),
      needs: part({
        subjectId: field(needs.subjectId, subjectDisplay(structure)),
        additionalSubject: text('recordForm:needs.additionalSubject'),
        needs: field(needs.needs, needsDisplay(structure)),
        additionalNeed: text('recordForm:needs.additionalNeed'),
      }),
      journey: part({
        origin: field(journey.origin, placeDisplay('recordForm:journey.origin')),
        destination: field(journey.destination, placeDisplay('recordForm:journey.destination')),
        goesAnywhere: field(journey.goesAnywhere, yesNoDisplay<boolean>('recordForm:journey.anywhere')),
      }),
      times: part({
        kind: named(times.kind, 'recordForm:times.kind', (kind) => `recordForm:times.kinds.${kind}`),
        base: day('recordForm:times.base'),
        punctual: part({
          dateChoice: named(times.punctual.dateChoice, 'recordForm:times.date', (n) => `recordForm:times.dates.${n}`),
          day: day('recordForm:times.day'),
          timeChoice: named(times.punctual.timeChoice, 'recordForm:times.time', (n) => `recordForm:times.times.${n}`),
          time: text('recordForm:times.hour'),
          returnChoice: named(
            times.punctual.returnChoice,
            'recordForm:times.return',
            (n) => `recordForm:times.returns.${n}`,
          ),
          returnDay: day('recordForm:times.returnDay'),
          returnTime: text('recordForm:times.returnTime'),
        }),
        regular: part({
          dateChoice: named(
            times.regular.dateChoice,
            'recordForm:times.period',
            (n) => `recordForm:times.periods.${n}`,
          ),
          until: day('recordForm:times.until'),
          rows: field(times.regular.rows, rowsDisplay),
        }),
      }),
    },
    {
      check: (_read, refuse, _stored, { draft, context }: { draft: RecordDraft; context: Context }) => {
        const found = problemsOf(draft, context);
        if (found.lacksPerson === true) refuse('person', ruleMessage('recordForm:search.required'));
        for (const one of recordParts) {
          for (const problem of found[one]) refuse(pathOf(one, problem.field), messageOf(one, problem));
        }
      },
      shownWhen: {
        'times.punctual': (draft) => draft.times.kind === 'punctual',
        'times.regular': (draft) => draft.times.kind === 'regular',
      },
      steps: mapOf(recordParts, (one) => [one]),
    },
  );

type RecordFormDefinition = ReturnType<typeof recordForm<unknown>>;
export type RecordFormDraft = DraftOf<RecordFormDefinition>;
export type RecordFormValues = ValuesOf<RecordFormDefinition>;
/** The form of a record, as its sections take it. */
export type RecordForm = FormOf<RecordFormDefinition>;
/** The same without its definition: its values and how they change. */
export type RecordFormMethods = RecordForm['record']['form'];

/** Where the rules of dates and times tell a problem, in the draft. */
const timesPaths: Readonly<Record<string, string>> = {
  base: 'base',
  day: 'punctual.day',
  time: 'punctual.time',
  return: 'punctual.returnChoice',
  returnDay: 'punctual.returnDay',
  returnTime: 'punctual.returnTime',
  until: 'regular.until',
  rows: 'regular.rows',
};

/** The path of the field of a problem. */
export function pathOf(one: RecordPart, name: string): string {
  if (one === 'proofs') return name.replace(/^proof\./, 'proofs.');
  if (one === 'times') return `times.${timesPaths[name] ?? name.replace(/^row\./, 'regular.rows.')}`;
  return `${one}.${name}`;
}

/** The text of a problem, as the message of a rule. */
export const messageOf = (one: RecordPart, { field: name, problem }: FormProblem): string =>
  // Each problem of the rules has its text; a test goes through all of them.
  ruleMessage(`recordForm:${one}.problems.${one === 'needs' ? `${name}.` : ''}${problem}` as TextKey);
