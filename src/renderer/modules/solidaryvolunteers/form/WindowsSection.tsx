import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { partLabel } from '#renderer/features/week/labels.ts';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { TimeField } from '#renderer/kit/form/fields/TimeField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import { seamsOf, windowNames } from '#shared/resources/solidary/windows.ts';
import type { AvailabilityFormApi } from './fields.ts';
import { StructureWindows } from './StructureWindows.tsx';

interface WindowsSectionProps {
  form: AvailabilityFormApi;
  structures: readonly PersonStructure[];
}

/** The window of each part of the day, from and to. */
export function WindowsSection({ form, structures }: WindowsSectionProps) {
  const { t } = useTranslation('solidaryvolunteers');
  const bind = useFieldBinding(form);
  return (
    <FormSection title={t('fields.windows')} notes={<StructureWindows form={form} structures={structures} />}>
      {windowNames.map((name) => (
        <div key={name} className={`${flow.halves} ${flow.fills}`}>
          <TimeField {...bind(`windows.${name}.from`)} />
          <TimeField {...bind(`windows.${name}.to`)} />
        </div>
      ))}
      <Overlaps form={form} />
    </FormSection>
  );
}

/** Warns of windows that overlap, which the platform allows. */
function Overlaps({ form }: { form: AvailabilityFormApi }) {
  const { t } = useTranslation('solidaryvolunteers');
  const translate = useTranslate();
  const windows = useWatch({ control: form.record.form.control, name: 'windows' });
  const overlaps = seamsOf(windows).filter(({ kind }) => kind === 'overlap');
  return (
    <div role="status">
      {overlaps.map(({ first, second }) => (
        <MessageBar key={first} intent="warning" layout="multiline">
          <MessageBarBody>
            {t('form.overlap', { first: translate(partLabel(first)), second: translate(partLabel(second)) })}
          </MessageBarBody>
        </MessageBar>
      ))}
    </div>
  );
}
