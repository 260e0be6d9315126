import { Field, Select, Tooltip } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import styles from '../actions.module.css';
import type { Person } from './people.ts';

interface PersonFieldProps {
  people: readonly Person[];
  value: UserId | null;
  onChange: (userId: UserId | null) => void;
  error: string | undefined;
}

/** Chooses whom an action concerns. */
export function PersonField({ people, value, onChange, error }: PersonFieldProps) {
  const { t } = useTranslation('recordActions');
  const labelOf = ({ role, name }: Person) => t(`composer.${role}`, { name });
  const shown = people.find(({ userId }) => userId === value);
  return (
    <Field
      size="small"
      required
      orientation="horizontal"
      className={styles.person}
      label={t('composer.person')}
      validationMessage={error}
    >
      <Tooltip relationship="description" content={t('composer.personTip')}>
        <Select
          size="small"
          // A long name is cut in a narrow column.
          title={shown && labelOf(shown)}
          value={value === null ? '' : String(value)}
          onChange={(_, data) => onChange(people.find(({ userId }) => String(userId) === data.value)?.userId ?? null)}
        >
          {people.map((one) => (
            <option key={one.userId} value={one.userId}>
              {labelOf(one)}
            </option>
          ))}
        </Select>
      </Tooltip>
    </Field>
  );
}
