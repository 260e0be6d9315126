import { Link, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { showDay } from '#renderer/kit/form/fields/day.ts';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import { WallClockField } from '#renderer/kit/form/fields/WallClockField.tsx';
import { laterEnd, periodOfDraft } from '#renderer/kit/form/fields/wall-clock.ts';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { Event } from '#shared/resources/events/index.ts';
import { whenOf } from '../labels.ts';
import type { EventFormApi } from './fields.ts';

const noHours = { fromDate: null, toDate: null } as const;

/** The dates of an event: two days, with or without hours. */
export function PeriodSection({ form, stored }: { form: EventFormApi; stored: Event | null }) {
  const { t } = useTranslation('events');
  const bind = useFieldBinding(form);
  const { control, formState, getValues, setValue, trigger } = form.record.form;
  const hasTime = useWatch({ control, name: 'hasTime' });
  /** Hours typed before they were switched off, restored when they are switched on again. */
  const typed = useRef<Record<'fromDate' | 'toDate', string | null>>(noHours);

  const onToggle = (isOn: boolean) => {
    const hours = isOn ? typed.current : noHours;
    typed.current = { fromDate: getValues('fromDate.time'), toDate: getValues('toDate.time') };
    for (const name of ['fromDate', 'toDate'] as const) {
      setValue(`${name}.time`, hours[name], { shouldDirty: true });
    }
    if (formState.isSubmitted) void trigger(['fromDate', 'toDate']);
  };

  return (
    <FormSection title={t('form.sections.period')} notes={<PastNote form={form} stored={stored} />}>
      <SwitchField
        {...bind('hasTime')}
        hint={hasTime ? undefined : t('form.hints.wholeDays')}
        isRequired
        isWide
        onToggle={onToggle}
      />
      <WallClockField
        {...bind('fromDate')}
        timeLabel={t('fields.fromTime')}
        hasTime={hasTime}
        isRequired
        alsoCheck={['toDate']}
      />
      <WallClockField
        {...bind('toDate')}
        timeLabel={t('fields.toTime')}
        hasTime={hasTime}
        isRequired
        repair={<EndRepair form={form} />}
      />
    </FormSection>
  );
}

/** Puts an end that is before the start after it. */
function EndRepair({ form }: { form: EventFormApi }) {
  const { t } = useTranslation('form');
  const { control, setValue } = form.record.form;
  const [hasTime, fromDate, toDate] = useWatch({ control, name: ['hasTime', 'fromDate', 'toDate'] });
  const end = laterEnd({ hasTime, fromDate, toDate });
  if (end === null) return null;
  const text = [end.day === toDate.day ? null : showDay(end.day), end.time].filter((part) => part !== null).join(' ');
  const how = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
  return (
    <Link
      as="button"
      type="button"
      inline
      onClick={({ currentTarget }) => {
        // The error goes with the button.
        currentTarget.closest('[data-field="toDate"]')?.querySelector('input')?.focus();
        setValue('toDate.day', end.day, how);
        setValue('toDate.time', end.time, how);
      }}
    >
      {t('repair.set', { value: text })}
    </Link>
  );
}

/** Warns of past dates, which are allowed and most likely a mistake. */
function PastNote({ form: { record }, stored }: { form: EventFormApi; stored: Event | null }) {
  const { t } = useTranslation('events');
  const [hasTime, fromDate, toDate] = useWatch({
    control: record.form.control,
    name: ['hasTime', 'fromDate', 'toDate'],
  });
  const dates = periodOfDraft({ hasTime, fromDate, toDate });
  const isAsStored = dates?.fromDate === stored?.fromDate && dates?.toDate === stored?.toDate;
  if (dates === null || isAsStored) return <div role="status" />;
  const when = whenOf(dates);
  return (
    <div role="status">
      {when !== null && when !== 'upcoming' && dates.toDate >= dates.fromDate && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(`form.hints.${when}`)}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
