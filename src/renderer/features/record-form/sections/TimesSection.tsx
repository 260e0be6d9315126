import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { CalendarDay } from '#shared/calendar.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import { pastDates } from '#shared/resources/solidaryrecords/times/rules.ts';
import type { RecordForm } from '../fields.ts';
import { PunctualFields } from './PunctualFields.tsx';
import { RegularFields } from './RegularFields.tsx';

interface TimesSectionProps {
  form: RecordForm;
  structure: FormStructure;
  /** YYYY-MM-DD. */
  today: CalendarDay;
  /** An edition warns of past dates, a creation refuses them. */
  mode: 'create' | 'edit';
  id?: string;
}

const kinds = ['punctual', 'regular'] as const;

/** Dates and times of a record (docs/screens/07-solidary-records.md §6.3); what they come to stands under each choice. */
export const TimesSection = memo(function TimesSection({ form, structure, today, mode, id }: TimesSectionProps) {
  const { t } = useTranslation('recordForm');
  const bind = useFieldBinding(form);
  const kind = useWatch({ control: form.record.form.control, name: 'times.kind' });
  return (
    <FormSection title={t('times.title')} id={id}>
      <RadioField
        {...bind('times.kind')}
        isRequired
        isWide
        isInline
        options={kinds.map((value) => ({ value, label: t(`times.kinds.${value}`) }))}
      />
      {kind === 'punctual' ? (
        <PunctualFields form={form} windows={structure?.windows ?? null} today={today} />
      ) : (
        <RegularFields form={form} today={today} />
      )}
      {mode === 'edit' && <PastDates form={form} today={today} />}
    </FormSection>
  );
});

/** Warns of dates that are past, which an edition may keep (docs/screens/07-solidary-records.md §6.3). */
export function PastDates({ form, today }: Pick<TimesSectionProps, 'form' | 'today'>) {
  const { t } = useTranslation('recordForm');
  const { control, setValue } = form.record.form;
  const past = pastDates(useWatch({ control, name: 'times' }), today);
  if (past.length === 0) return null;
  const restart = () => {
    for (const day of past) {
      setValue(day === 'base' ? 'times.base' : 'times.punctual.day', today, { shouldDirty: true, shouldTouch: true });
    }
  };
  return (
    <MessageBar intent="warning" layout="multiline" className={flow.whole}>
      <MessageBarBody>{t('times.past')}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={restart}>
          {t('times.restart')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
