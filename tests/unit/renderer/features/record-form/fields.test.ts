import { describe, expect, it } from 'vitest';
import { messageOf, pathOf, type RecordPart, recordForm } from '#renderer/features/record-form/fields.ts';
import type { IdentityProblemCode } from '#renderer/features/record-form/identity/rules.ts';
import { emptyRecord } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { JourneyProblem } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { NeedsField, NeedsProblem } from '#shared/resources/solidaryrecords/form/needs.ts';
import type { ProofProblem } from '#shared/resources/solidaryrecords/form/proofs.ts';
import type { TimesField, TimesProblemCode } from '#shared/resources/solidaryrecords/times/rules.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import en from '../../../../../src/renderer/locales/en/recordForm.json';
import fr from '../../../../../src/renderer/locales/fr/recordForm.json';

const noProblems = { identity: [], proofs: [], needs: [], journey: [], times: [] };
const structure = fakeStructure(1);
const form = recordForm(structure, () => noProblems);
const paths = Object.keys(form.fields);

/** Every problem that the rules tell, by its part; the compiler holds the lists to the rules. */
const identity: Record<IdentityProblemCode, true> = {
  required: true,
  choose: true,
  phoneOrEmail: true,
  emailNeeded: true,
  tooLong: true,
  telephone: true,
  shared: true,
  email: true,
  taken: true,
  noDay: true,
  tooEarly: true,
  notPast: true,
  place: true,
  cleared: true,
};
const proofs: Record<ProofProblem['problem'], true> = {
  required: true,
  mustTick: true,
  tooLong: true,
  cannotEmpty: true,
};
const needs: Record<NeedsProblem['problem'], true> = { required: true, tooLong: true };
const journey: Record<JourneyProblem['problem'], true> = { required: true, same: true };
const times: Record<TimesProblemCode, true> = {
  required: true,
  noDay: true,
  noTime: true,
  past: true,
  pastMidnight: true,
  returnNeedsGivenDay: true,
  returnBeforeOutward: true,
  returnNotLater: true,
  untilBeforeBase: true,
  needsOutward: true,
  needsTime: true,
  needsDay: true,
  twiceOutward: true,
  twiceBack: true,
  noDayBetween: true,
};
const problems = { identity, proofs, needs, journey, times } satisfies Record<RecordPart, Record<string, true>>;

const textAt = (texts: unknown, key: string) =>
  key.split('.').reduce<unknown>((held, part) => (held as Record<string, unknown> | undefined)?.[part], texts);

describe('The fields of a record', () => {
  it('have a text for every problem that the rules tell, in both languages', () => {
    const fields: readonly NeedsField[] = ['subjectId', 'additionalSubject', 'additionalNeed'];
    const keys = Object.entries(problems).flatMap(([part, codes]) =>
      Object.keys(codes).flatMap((problem) =>
        // The names of the lists above are those of the parts.
        (part === 'needs' ? fields : ['']).map((field) => messageOf(part as RecordPart, { field, problem })),
      ),
    );
    const lacking = keys.filter((key) => {
      const path = key.replace('recordForm:', '');
      return [fr, en].some((texts) => typeof textAt(texts, path) !== 'string');
    });
    expect(lacking).toEqual([]);
  });

  it('stand at the paths at which the rules tell their problems', () => {
    const told: readonly TimesField[] = ['base', 'day', 'time', 'return', 'returnDay', 'returnTime', 'until', 'rows'];
    expect(told.map((field) => pathOf('times', field)).filter((path) => !paths.includes(path))).toEqual([]);
    expect(pathOf('times', 'row.1.days')).toBe('times.regular.rows.1.days');
    expect(pathOf('proofs', 'proof.2')).toBe('proofs.2');
    expect(pathOf('identity', 'email')).toBe('identity.email');
  });

  it('are not looked at where they are of the other kind of times', () => {
    const draft = emptyRecord('2026-03-06');
    expect(form.isShown('times.punctual', draft)).toBe(true);
    expect(form.isShown('times.regular.rows', draft)).toBe(false);
  });

  it('tell the problems of the rules at their fields', () => {
    const refusing = recordForm(structure, () => ({
      ...noProblems,
      times: [{ field: 'row.0.outward', problem: 'noTime' }],
      needs: [{ field: 'additionalNeed', problem: 'tooLong' }],
    }));
    const issues = refusing.schema(null).safeParse(emptyRecord('2026-03-06')).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'needs.additionalNeed recordForm:needs.problems.additionalNeed.tooLong',
      'times.regular.rows.0.outward recordForm:times.problems.noTime',
    ]);
  });
});
