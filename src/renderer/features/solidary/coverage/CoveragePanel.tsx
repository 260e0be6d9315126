import { Caption1, Spinner, Subtitle2 } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '#renderer/kit/list/state.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { CurrentStructure } from '../local/current-structure.ts';
import { OWN } from '../local/filters.ts';
import { WholeListError } from '../WholeListError.tsx';
import { useWholeList } from '../whole-list.ts';
import { CoverageGrid } from './CoverageGrid.tsx';
import styles from './coverage.module.css';
import { coverageOf } from './coverage.ts';

interface CoveragePanelProps {
  structure: CurrentStructure | undefined;
  filters: ListState['filters'];
  onFilters: (filters: ListState['filters']) => void;
}

/** The coverage of the week by the volunteers of the current structure (docs/screens/08-solidary-people.md §9). */
export function CoveragePanel({ structure, filters, onFilters }: CoveragePanelProps) {
  const { t } = useTranslation('solidarylists');
  const { data, error, refetch } = useWholeList('solidaryvolunteers', true);
  const slots = useMemo(
    () => (data === undefined ? undefined : coverageOf(data.rows, structure?.id)),
    [data, structure?.id],
  );
  return (
    <section className={`${flow.framed} ${flow.stackS} ${styles.panel}`} aria-label={t('coverage.title')}>
      <Subtitle2 as="h2">
        {structure === undefined ? t('coverage.title') : t('coverage.titleOf', { structure: structure.name })}
      </Subtitle2>
      <Caption1>{t('coverage.help')}</Caption1>
      {data === undefined && error === null && <Spinner size="small" label={t('reading')} />}
      {data === undefined && error !== null && <WholeListError error={error} onRetry={() => void refetch()} />}
      {slots !== undefined && (
        <CoverageGrid
          slots={slots}
          chosen={filters.slot}
          onChoose={(slot) => {
            // Accepted volunteers are counted: pending ones beside them would find nobody.
            const { slot: _slot, isPending: _isPending, ...others } = filters;
            const own: ListState['filters'] = structure === undefined ? {} : { structure: OWN };
            onFilters(slot === null ? others : { ...others, ...own, slot });
          }}
        />
      )}
    </section>
  );
}
