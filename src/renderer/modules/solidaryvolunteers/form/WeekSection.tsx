import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayLines, partLines } from '#renderer/features/week/labels.ts';
import { WeekEditor } from '#renderer/features/week/WeekEditor.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type AvailabilityForm, slotPaths } from './fields.ts';

/** The grid of the week, bound to a field per slot. */
export function WeekSection({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('solidaryvolunteers');
  const translate = useTranslate();
  const { control, getValues, setValue } = form.record.form;
  const cells = useWatch({ control, name: slotPaths });
  const [parts, days] = useMemo(() => [partLines(translate), dayLines(translate)], [translate]);

  const onChange = (next: readonly boolean[]) => {
    for (const [index, path] of slotPaths.entries()) {
      const isOn = next[index] === true;
      if (getValues(path) !== isOn) setValue(path, isOn, { shouldDirty: true });
    }
  };
  return (
    <Section title={t('fields.slots')}>
      {/* The summary of errors and the conflicts of a slot lead to the grid. */}
      <div data-field="slots" data-label={t('fields.slots')}>
        <WeekEditor label={t('fields.slots')} parts={parts} days={days} cells={cells} onChange={onChange} />
      </div>
    </Section>
  );
}
