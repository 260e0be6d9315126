import { Button, Switch } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortTable } from '#renderer/kit/list/sort-table/SortTable.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { Contacted } from '../contact/contacted.ts';
import styles from '../external-journeys.module.css';
import type { SearchPlace } from '../search/draft.ts';
import { useColumns } from './columns.tsx';
import type { ResultRow } from './rows.ts';
import { useJourneyTexts } from './useJourneyTexts.ts';

const Corridor = lazily(async () => (await import('./Corridor.tsx')).Corridor);

interface ResultsProps {
  rows: readonly ResultRow[];
  isBoth: boolean;
  ends: Readonly<Record<ResultRow['way'], { from: SearchPlace | null; to: SearchPlace | null }>>;
  contactedOf: (row: ResultRow) => Contacted | null;
  onContact: ((row: ResultRow) => void) | undefined;
  /** Offered where the record can be closed. */
  onClose: (() => void) | undefined;
}

/** Scrolls to the row of the point selected on the map. */
const showRow = (button: HTMLButtonElement | null) => button?.scrollIntoView?.({ block: 'nearest' });

/** What the providers found, as a table and on a map (docs/screens/10-external-journeys.md §3.3). */
export function Results({ rows, isBoth, ends, contactedOf, onContact, onClose }: ResultsProps) {
  const { t } = useTranslation('externaljourneys');
  const texts = useJourneyTexts();
  const [hasDetour, setDetour] = useState(false);
  const [hasMap, setMap] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const columns = useColumns({ ends, isBoth, hasDetour, contactedOf, onContact });
  const locate = {
    id: 'locate',
    label: t('map.locate'),
    isLabelHidden: true,
    cell: ({ key, journey }: ResultRow) => (
      <Button
        ref={current === key ? showRow : undefined}
        size="small"
        appearance="subtle"
        aria-pressed={current === key}
        aria-label={t('map.locateOf', { alias: texts.alias(journey) })}
        onClick={() => setCurrent(key)}
      >
        {t('map.locate')}
      </Button>
    ),
  };
  return (
    <>
      {hasMap && (
        <Suspense fallback={null}>
          <Corridor rows={rows} {...ends.outward} current={current} onCurrent={setCurrent} />
        </Suspense>
      )}
      <SortTable
        label={t('results.label')}
        columns={hasMap ? [...columns, locate] : columns}
        rows={rows}
        keyOf={({ key }) => key}
        sortedBy="date"
        tools={
          <>
            <span role="status">{t('results.count', { count: rows.length })}</span>
            <div className={`${flow.bar} ${styles.buttons}`}>
              <Switch checked={hasMap} label={t('map.show')} onChange={(_, { checked }) => setMap(checked)} />
              <Switch
                checked={hasDetour}
                label={t('results.showDetour')}
                onChange={(_, { checked }) => setDetour(checked)}
              />
            </div>
          </>
        }
      />
      <div className={`${flow.bar} ${styles.buttons}`}>
        <span>{t('results.notKept')}</span>
        {onClose !== undefined && <Button onClick={onClose}>{t('results.close')}</Button>}
      </div>
    </>
  );
}
