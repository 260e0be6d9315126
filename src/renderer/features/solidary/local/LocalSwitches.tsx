import { Caption1, Switch, useId } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ListState } from '#renderer/kit/list/state.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { wholeList } from '#shared/resources/solidary/local.ts';
import type { CurrentStructure } from './current-structure.ts';
import { OWN, YES } from './filters.ts';
import styles from './local.module.css';

type Filters = ListState['filters'];

interface LocalSwitchesProps {
  structure: CurrentStructure | undefined;
  filters: Filters;
  /** Rows of the platform's own filters, as last known. */
  total: number | undefined;
  onChange: (filters: Filters) => void;
}

const without = (filters: Filters, ...names: string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/**
 * The two switches above solidary people: rows of the current structure, and those pending there
 * (docs/screens/08-solidary-people.md §9). A list that is too long to be read whole says so, and they are disabled.
 */
export function LocalSwitches({ structure, filters, total, onChange }: LocalSwitchesProps) {
  const { t } = useTranslation('solidarylists');
  const { number } = useFormat();
  const reasonId = useId('local-reason-');
  const isOwn = filters.structure === OWN;
  const isPending = filters.isPending === YES;
  const isOn = isOwn || isPending || filters.slot !== undefined;
  const isTooLong = !isOn && total !== undefined && total > wholeList.maxRows;
  const reason =
    structure === undefined
      ? t('noStructure')
      : isTooLong
        ? t('tooLong', { number: number(total), max: number(wholeList.maxRows) })
        : null;
  const shared = {
    className: styles.switch,
    disabled: reason !== null,
    'aria-describedby': reason === null ? undefined : reasonId,
  };
  return (
    <>
      <Switch
        {...shared}
        label={t('structure')}
        title={structure?.name}
        checked={isOwn}
        onChange={(_, { checked }) =>
          onChange(checked ? { ...filters, structure: OWN } : without(filters, 'structure', 'isPending', 'slot'))
        }
      />
      <Switch
        {...shared}
        label={t('pending')}
        checked={isPending}
        onChange={(_, { checked }) =>
          onChange(
            checked ? { ...without(filters, 'slot'), structure: OWN, isPending: YES } : without(filters, 'isPending'),
          )
        }
      />
      {reason !== null && (
        <Caption1 id={reasonId} className={styles.reason}>
          {reason}
        </Caption1>
      )}
      <Caption1 role="status" className={styles.local}>
        {isOn ? t('local') : ''}
      </Caption1>
    </>
  );
}
