import { Button, Caption1, Field, Select, Switch } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { type Way, ways } from '../driver-groups.ts';
import styles from '../matching.module.css';
import type { MatchFilters as Wanted } from './rows.ts';

interface MatchFiltersProps {
  filters: Wanted;
  onChange: (filters: Wanted) => void;
  /** Without the role and the frequency, which volunteers do not have. */
  isWayOnly?: boolean;
  shown: number;
  total: number;
}

const ALL = '';

/**
 * Filters of the matches, applied on this computer, behind a button that shows how many are set and how many matches
 * pass. The platform is not called.
 */
export function MatchFilters(props: MatchFiltersProps) {
  const { filters, shown, total } = props;
  const { t } = useTranslation('matching');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const set = [filters.way !== null, filters.driversOnly, filters.frequency !== null].filter(Boolean).length;
  const label = t('filters.label');
  return (
    <>
      <Button
        size="small"
        icon={<FilterRegular />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {set === 0 ? label : t('tabs.counted', { label, shown: number(set) })}
      </Button>
      <Caption1 role="status">
        <span aria-hidden>{t('filters.share', { shown: number(shown), total: number(total) })}</span>
        <VisuallyHidden>{t('filters.shown', { count: shown, total })}</VisuallyHidden>
      </Caption1>
      <div id={id} hidden={!isOpen} className={styles.filterPanel}>
        {isOpen && <Filters {...props} />}
      </div>
    </>
  );
}

function Filters({ filters, onChange, isWayOnly = false }: MatchFiltersProps) {
  const { t } = useTranslation('matching');
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
    </div>
  );
}
