import { Radio, RadioGroup } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { validationTypes } from '#shared/resources/communities/index.ts';
import { validationLabel } from '../labels.ts';
import type { CommunityDraft, CommunityFormApi, CommunityValues } from './fields.ts';
import styles from './form.module.css';

/** How people join, each mode with what it means (docs/screens/03-communities.md §4). */
export function ValidationField({ form }: { form: CommunityFormApi }) {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const id = useId();
  const { control, name, label } = useFieldBinding(form)('validationType');
  const { value, setValue, onBlur, error } = useField<number | null, CommunityDraft, typeof name, CommunityValues>({
    control,
    name,
    alsoCheck: ['domains'],
  });
  return (
    <FieldFrame path={name} label={label} error={error} isRequired isWide>
      <RadioGroup
        name={name}
        value={value === null ? '' : String(value)}
        onChange={(_, { value: chosen }) => setValue(Number(chosen))}
        onBlur={onBlur}
      >
        {validationTypes.map((type) => (
          <Radio
            key={type}
            value={String(type)}
            aria-describedby={`${id}${type}`}
            label={
              <>
                {translate(validationLabel(type))}
                {/* Read as the description of the choice, not as a part of its name. */}
                <span id={`${id}${type}`} aria-hidden className={styles.meaning}>
                  {t(`form.modes.${type}`)}
                </span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
