import { Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { TimesField, TimesProblem } from '#shared/resources/solidaryrecords/times/rules.ts';
import { shownProblem, useLeft } from '../identity/useLeft.ts';
import type { SectionProps } from '../section-props.ts';
import { PastDates } from './PastDates.tsx';
import { PunctualFields } from './PunctualFields.tsx';
import { RegularFields } from './RegularFields.tsx';

interface TimesSectionProps extends SectionProps<TimesDraft, TimesProblem> {
  /** YYYY-MM-DD. */
  today: CalendarDay;
  /** An edition warns of past dates, a creation refuses them. */
  mode: 'create' | 'edit';
  id?: string;
}

/** Dates and times of a record (docs/screens/07-solidary-records.md §6.3); what they come to stands under each choice. */
export function TimesSection({ value, onChange, errors, isJudged, structure, today, mode, id }: TimesSectionProps) {
  const { t } = useTranslation('recordForm');
  const { leave, isLeft } = useLeft<TimesField>();
  const errorOf = (field: TimesField) => {
    const problem = shownProblem(errors, field, isJudged || isLeft(field));
    return problem === undefined ? undefined : t(`times.problems.${problem}`);
  };
  const fields = { value, onChange, windows: structure?.windows ?? null, today, errorOf, leave };
  return (
    <FormSection title={t('times.title')} {...(id !== undefined && { id })}>
      <FieldFrame path="times.kind" label={t('times.kind')} isRequired isWide>
        <RadioGroup
          layout="horizontal"
          value={value.kind}
          onChange={(_, { value: kind }) => onChange({ ...value, kind: kind === 'regular' ? 'regular' : 'punctual' })}
        >
          <Radio value="punctual" label={t('times.kinds.punctual')} />
          <Radio value="regular" label={t('times.kinds.regular')} />
        </RadioGroup>
      </FieldFrame>
      {value.kind === 'punctual' ? <PunctualFields {...fields} /> : <RegularFields {...fields} />}
      {mode === 'edit' && <PastDates value={value} onChange={onChange} today={today} />}
    </FormSection>
  );
}
