import { Button, Caption1, Input, Select, Spinner } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular, PrintRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { WholeListError } from '#renderer/features/solidary/WholeListError.tsx';
import { printEntry } from '#renderer/kit/actions/print-action.tsx';
import { useScreenActions } from '#renderer/kit/actions/screen.ts';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { PageActions, ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays, mondayOf } from '#shared/days.ts';
import { PlannerGrid } from './PlannerGrid.tsx';
import styles from './planner.module.css';
import { usePlannerRows } from './usePlannerRows.ts';
import { WeekRecordsBar } from './WeekRecordsBar.tsx';

const PlannerPrint = lazily(async () => (await import('./PlannerPrint.tsx')).PlannerPrint);

/** What is chosen, kept while the session lasts: one comes back to the same week and the same cell. */
interface PlannerState {
  monday: CalendarDay;
  isOwn: boolean;
  place: string;
  /** The cell from which a page was opened: it gets the focus back. */
  cell: string | null;
}

const DAYS_OF_WEEK = 7;

/**
 * `/solidaryvolunteers/planner`: a week of the accepted volunteers, who is free, who drives, how many kilometres
 * (docs/screens/08-solidary-people.md §9).
 */
export function PlannerPage() {
  const { t } = useTranslation('solidaryvolunteers');
  const format = useFormat();
  const structure = useCurrentStructure();
  const store = useKeptStore<PlannerState>(['planner'], {
    monday: mondayOf(today()),
    isOwn: true,
    place: '',
    cell: null,
  });
  const state = useStore(store);
  const { monday, isOwn, place } = state;
  const set = (change: Partial<PlannerState>) => store.set({ ...store.get(), ...change });
  const [isPrinting, setPrinting] = useState(false);
  const { rows, error, refetch } = usePlannerRows({ monday, structure: isOwn ? structure?.id : undefined, place });
  const week = t('planner.week', { from: format.longDay(monday), to: format.longDay(addDays(monday, 6)) });
  const of = isOwn && structure !== undefined ? structure.name : t('planner.all');
  const canPrint = rows !== undefined && rows.length > 0;
  useScreenActions(
    canPrint
      ? [
          {
            id: 'solidaryvolunteers.printPlanner',
            label: t('planner.print'),
            icon: printEntry.icon,
            shortcut: printEntry.shortcut,
            run: () => setPrinting(true),
          },
        ]
      : [],
  );
  return (
    <div className={styles.page}>
      <ScreenLine>
        <div className={flow.lineS}>
          <Button
            icon={<ChevronLeftRegular />}
            aria-label={t('planner.before')}
            title={t('planner.before')}
            onClick={() => set({ monday: addDays(monday, -DAYS_OF_WEEK), cell: null })}
          />
          <strong aria-live="polite">{week}</strong>
          <Button
            icon={<ChevronRightRegular />}
            aria-label={t('planner.after')}
            title={t('planner.after')}
            onClick={() => set({ monday: addDays(monday, DAYS_OF_WEEK), cell: null })}
          />
          <Button appearance="subtle" onClick={() => set({ monday: mondayOf(today()), cell: null })}>
            {t('planner.now')}
          </Button>
          {structure !== undefined && (
            <Select
              className={styles.structure}
              aria-label={t('planner.structure')}
              title={of}
              value={isOwn ? 'own' : 'all'}
              onChange={(_, { value }) => set({ isOwn: value === 'own', cell: null })}
            >
              <option value="own">{structure.name}</option>
              <option value="all">{t('planner.all')}</option>
            </Select>
          )}
          <Input
            className={`${styles.place} ${flow.fills}`}
            type="search"
            aria-label={t('planner.place')}
            placeholder={t('planner.place')}
            value={place}
            onChange={(_, { value }) => set({ place: value, cell: null })}
          />
        </div>
      </ScreenLine>
      <PageActions>
        {canPrint && (
          <Button icon={<PrintRegular />} onClick={() => setPrinting(true)}>
            {t('planner.print')}
          </Button>
        )}
      </PageActions>
      <WeekRecordsBar key={monday} monday={monday} />
      {rows === undefined && error === null && <Spinner size="small" label={t('planner.reading')} />}
      {rows === undefined && error !== null && <WholeListError error={error} onRetry={refetch} />}
      {rows !== undefined && rows.length === 0 && (
        <EmptyState title={t('planner.nobody')} text={t('planner.nobodyHint')} />
      )}
      {canPrint && (
        <>
          <PlannerGrid
            label={t('planner.label', { week })}
            monday={monday}
            rows={rows}
            returned={state.cell}
            onOpen={(cell) => set({ cell })}
          />
          <Caption1>{t('planner.legend')}</Caption1>
        </>
      )}
      {isPrinting && rows !== undefined && (
        <Suspense>
          <PlannerPrint title={week} structure={of} monday={monday} rows={rows} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </div>
  );
}
