import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isSame } from '../changes.ts';
import { inScreenOrder, type RefusedField, refusedFields } from '../errors.ts';
import { fieldElement } from '../focus.ts';
import { isUnder, valueAt } from '../paths.ts';
import type { RecordForm } from '../useRecordForm.ts';
import type { FormSectionEntry } from './store.ts';

/** How a section of a form stands. */
export interface SectionState {
  /** The number of its fields whose error is told. */
  errors: number;
  /** Something is in it, and no rule refuses anything of it. */
  isDone: boolean;
}

/** What is in a form and what is missing, by its fields on the screen. */
export interface FormSurvey {
  sections: Readonly<Record<string, SectionState>>;
  /** The number of fields whose error is told. */
  errors: number;
  /** Labels of the fields that a rule refuses, told or not, in the order of the screen. */
  missing: readonly string[];
  /** Labels of the fields that differ from what is stored. */
  changed: readonly string[];
}

/** Milliseconds without a change after which a form is looked through: its rules are not run for each key. */
const PAUSE = 250;

/**
 * Looks through a form after each pause, and once what is told about its fields changes.
 * @param runsRules false for a form whose rules read long texts: what is missing in it is told when it is saved
 */
export function useFormSurvey<Draft extends FieldValues, Values, End>(
  record: Pick<RecordForm<Draft, Values, End>, 'form' | 'element' | 'onChange' | 'problems' | 'stored'>,
  sections: readonly FormSectionEntry[],
  runsRules: boolean,
): FormSurvey {
  const [survey, setSurvey] = useState(nothing);
  const { errors } = record.form.formState;
  const look = useEffectEvent(() => {
    const found = surveyOf(record.element, sections, {
      told: refusedFields(errors),
      problems: runsRules ? record.problems() : [],
      values: record.form.getValues(),
      stored: record.stored(),
    });
    if (found !== null && !isSame(found, survey)) setSurvey(found);
  });
  const { onChange } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked through again where what is told changes.
  useEffect(() => {
    let timer = setTimeout(() => look());
    const stop = onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [onChange, errors, sections]);
  return survey;
}

const nothing: FormSurvey = { sections: {}, errors: 0, missing: [], changed: [] };

interface Held {
  told: readonly RefusedField[];
  problems: readonly RefusedField[];
  values: object;
  stored: object;
}

function surveyOf(
  element: RefObject<HTMLElement | null>,
  sections: readonly FormSectionEntry[],
  { told, problems, values, stored }: Held,
): FormSurvey | null {
  const form = element.current;
  if (form === null) return null;
  const labelOf = (path: string) => fieldElement(form, path)?.dataset.label;
  const labels = (paths: readonly string[]) =>
    [...new Set(paths.map(labelOf).filter((label) => label !== undefined && label !== ''))] as string[];
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const isIn = (section: Element, { path }: { path: string }) => {
    const field = fieldElement(form, path);
    return field !== null && section.contains(field);
  };
  const states = sections.flatMap(({ id, isGiven: isTold }): [string, SectionState][] => {
    const section = document.getElementById(id);
    if (section === null) return [];
    const isFilled =
      isTold ?? fields.some((one) => section.contains(one) && isGiven(valueAt(values, one.dataset.field ?? '')));
    return [
      [
        id,
        {
          errors: new Set(told.filter((one) => isIn(section, one)).map(({ path }) => path)).size,
          isDone: isFilled && !problems.some((one) => isIn(section, one)),
        },
      ],
    ];
  });
  const paths = fields.map(({ dataset }) => dataset.field ?? '');
  const differing = paths.filter((path) => !isSame(valueAt(values, path), valueAt(stored, path)));
  return {
    sections: Object.fromEntries(states),
    errors: told.length,
    missing: labels(inScreenOrder(form, problems).map(({ path }) => path)),
    // A group of fields is named by those of its fields that differ.
    changed: labels(differing.filter((path) => !differing.some((other) => other !== path && isUnder(other, path)))),
  };
}

/** Whether a field holds something: a switch that is off, and what is empty, do not. */
function isGiven(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value === 'object' ? Object.values(value).some(isGiven) : true;
}
