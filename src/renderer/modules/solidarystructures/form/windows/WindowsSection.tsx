import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TimeField } from '#renderer/kit/form/fields/TimeField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { seamsOf, windowNames } from '#shared/resources/solidary/windows.ts';
import type { StructureFormApi } from '../fields.tsx';
import styles from '../form.module.css';

interface WindowsSectionProps {
  form: StructureFormApi;
  id: string;
  /** Whether records may exist already, which keep their times. */
  isStored: boolean;
}

/** Morning, afternoon and evening, each from and to (docs/screens/09-solidary-structures.md §5.2). */
export function WindowsSection({ form, id, isStored }: WindowsSectionProps) {
  const { t } = useTranslation('structureForm');
  const { control } = form.record.form;
  const windows = useWatch({ control, name: 'windows' });
  return (
    <FormSection id={id} title={t('sections.windows')} notes={isStored && <p>{t('windows.kept')}</p>}>
      {windowNames.map((name) => (
        <fieldset key={name} className={`${flow.halves} ${flow.fills}`}>
          <legend className={styles.legend}>{t(`windows.${name}`)}</legend>
          {(['from', 'to'] as const).map((edge) => (
            <TimeField
              key={edge}
              control={control}
              name={`windows.${name}.${edge}`}
              label={t(`windows.${edge}`, { part: t(`windows.${name}`) })}
              alsoCheck={edge === 'from' ? [`windows.${name}.to`] : []}
              isRequired
            />
          ))}
        </fieldset>
      ))}
      <div role="status" className={`${flow.stackS} ${flow.whole}`}>
        {seamsOf(windows).map(({ kind, first, second, from, to }) => (
          <MessageBar key={first} intent="warning" layout="multiline">
            <MessageBarBody>
              {t(`windows.${kind}`, { first: t(`windows.${first}`), second: t(`windows.${second}`), from, to })}
            </MessageBarBody>
          </MessageBar>
        ))}
      </div>
    </FormSection>
  );
}
