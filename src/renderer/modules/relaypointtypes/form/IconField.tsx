import { Radio, RadioGroup, Spinner } from '@fluentui/react-components';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import { type FieldProps, useField } from '#renderer/kit/form/fields/useField.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Icon } from '#shared/resources/relaypointtypes/index.ts';
import { TypeIcon } from '../TypeIcon.tsx';
import styles from './form.module.css';

interface IconProps {
  /** Undefined while they are loading. */
  icons: readonly Icon[] | undefined;
}

/** A choice of one icon, each with its name and its small variant for private points; arrows move between them. */
export function IconField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, number | null>, Values>({
  control,
  name,
  label,
  icons,
  ...frame
}: FieldProps<Draft, number | null, Name, Values> & IconProps) {
  const { t } = useTranslation('relaypointtypes');
  const { value, setValue, onBlur, error } = useField<number | null, Draft, Name, Values>({ control, name });
  return (
    <FieldFrame path={name} label={label} error={error} isWide {...frame}>
      <RadioGroup
        name={name}
        className={styles.icons}
        value={value === null ? '' : String(value)}
        onChange={(_, { value: chosen }) => setValue(Number(chosen))}
        onBlur={onBlur}
      >
        {icons === undefined && <Spinner size="tiny" label={t('form.loadingIcons')} />}
        {icons?.map((icon) => (
          <Radio
            key={icon.id}
            value={String(icon.id)}
            className={`${flow.framed} ${styles.choice}`}
            label={<IconLabel icon={icon} />}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}

function IconLabel({ icon: { name, url, privateUrl } }: { icon: Icon }) {
  const { t } = useTranslation('relaypointtypes');
  return (
    <span className={flow.side}>
      <TypeIcon url={url} alt="" size={32} />
      <span className={`${flow.words} ${flow.grow}`}>{name}</span>
      {privateUrl !== null && <TypeIcon url={privateUrl} alt={t('form.privateIcon')} size={18} />}
    </span>
  );
}
