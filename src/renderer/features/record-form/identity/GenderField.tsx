import { Radio, RadioGroup } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import type { IdentityDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { givenGenders } from '#shared/resources/users/values.ts';
import styles from './identity.module.css';

interface GenderFieldProps {
  value: IdentityDraft['gender'];
  onChange: (value: IdentityDraft['gender']) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** Chooses the gender of a person. Not drawn again while another field is typed in, if its functions stay the same. */
export const GenderField = memo(function GenderField({ value, onChange, onLeave, error }: GenderFieldProps) {
  const { t } = useTranslation('recordForm');
  return (
    <FieldFrame path="identity.gender" label={t('identity.gender')} isRequired {...(error !== undefined && { error })}>
      <RadioGroup
        layout="horizontal"
        className={styles.radios}
        value={value === null ? '' : String(value)}
        onChange={(_, { value: chosen }) => onChange(givenGenders.find((gender) => String(gender) === chosen) ?? null)}
        onBlur={onLeave}
      >
        {givenGenders.map((gender) => (
          <Radio key={gender} value={String(gender)} label={t(`identity.genders.${gender}`)} />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
});
