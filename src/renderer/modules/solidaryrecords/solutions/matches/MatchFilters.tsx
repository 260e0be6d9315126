import { Caption1, Field, Select, Switch } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { type Way, ways } from '../drivers/groups.ts';
import styles from '../solutions.module.css';
import type { MatchFilters as Filters } from './rows.ts';

interface MatchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Without the role and the frequency, which volunteers do not have. */
  isWayOnly?: boolean;
  shown: number;
  total: number;
}

const ALL = '';

/** Filters of the matches that are on this computer; nothing is asked of the platform. */
export function MatchFilters({ filters, onChange, isWayOnly = false, shown, total }: MatchFiltersProps) {
  const { t } = useTranslation('recordsolutions');
  const { way, driversOnly, frequency } = filters;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={t('filters.label')} className={styles.filters}>
      <Field label={t('filters.way')} size="small">
        <Select
          value={way ?? ALL}
          // The values of the options below.
          onChange={(_, { value }) => onChange({ ...filters, way: value === ALL ? null : (value as Way) })}
        >
          <option value={ALL}>{t('filters.bothWays')}</option>
          {ways.map((one) => (
            <option key={one} value={one}>
              {t(`way.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {!isWayOnly && (
        <>
          <Field label={t('filters.frequency')} size="small">
            <Select
              value={frequency === null ? ALL : String(frequency)}
              onChange={(_, { value }) => onChange({ ...filters, frequency: value === ALL ? null : Number(value) })}
            >
              <option value={ALL}>{t('filters.allFrequencies')}</option>
              <option value="1">{t('frequency.1')}</option>
              <option value="2">{t('frequency.2')}</option>
            </Select>
          </Field>
          <Switch
            label={t('filters.driversOnly')}
            checked={driversOnly}
            onChange={(_, { checked }) => onChange({ ...filters, driversOnly: checked })}
          />
        </>
      )}
      <Caption1 role="status">{t('filters.shown', { count: shown, total })}</Caption1>
    </div>
  );
}
