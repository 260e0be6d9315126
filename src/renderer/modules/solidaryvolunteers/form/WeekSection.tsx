import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayLines, partLines } from '#renderer/features/week/labels.ts';
import { WeekEditor } from '#renderer/features/week/WeekEditor.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import { type AvailabilityForm, slotFields, timeEnds, timeField } from './fields.ts';

/** The grid of the week, bound to a field per slot. */
export function WeekSection({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('solidaryvolunteers');
  const translate = useTranslate();
  const { control, formState, getValues, setValue, trigger } = form.record.form;
  const cells = useWatch({ control, name: slotFields });
  const [parts, days] = useMemo(() => [partLines(translate), dayLines(translate)], [translate]);

  const onChange = (next: readonly boolean[]) => {
    for (const [index, field] of slotFields.entries()) {
      const isOn = next[index] === true;
      if (getValues(field) !== isOn) setValue(field, isOn, { shouldDirty: true });
    }
    // Whether a window needs its times depends on the days.
    if (formState.isSubmitted) {
      void trigger(windowNames.flatMap((part) => timeEnds.map((end) => timeField(part, end))));
    }
  };
  return (
    <Section title={t('fields.slots')}>
      {/* The summary of errors and the conflicts of a slot lead to the grid. */}
      <div data-field={slotFields[0]} data-label={t('fields.slots')}>
        <WeekEditor label={t('fields.slots')} parts={parts} days={days} cells={cells} onChange={onChange} />
      </div>
    </Section>
  );
}
