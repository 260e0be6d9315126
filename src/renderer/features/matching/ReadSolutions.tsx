import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useExternalCount } from '#renderer/features/external-journeys/useExternalCount.ts';
import { subjectOf } from '#renderer/features/record-actions/subject.ts';
import { useRecordWrites } from '#renderer/features/record-actions/useRecordWrites.ts';
import { CallListButton } from '#renderer/features/solidary/calls/CallListButton.tsx';
import { CALLED_AT_ONCE } from '#renderer/features/solidary/calls/call-state.ts';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { readLastCopy } from '#renderer/features/solidary/records/read-record.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { whenIdle } from '#renderer/kit/ui/when-idle.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { disabledReasonOf } from './access.ts';
import { ChooseDialog } from './choose/ChooseDialog.tsx';
import { NextStepBar } from './choose/NextStepBar.tsx';
import { LogDialog } from './contact/LogDialog.tsx';
import { MessageDrawer } from './contact/MessageDrawer.tsx';
import {
  type MapPlace,
  SolutionsContext,
  type SolutionsRequest,
  type SolutionsState,
  type Task,
  useSolutions,
} from './context.ts';
import { driverGroups } from './driver-groups.ts';
import { KeptDrivers } from './drivers/KeptDrivers.tsx';
import { ExternalTab } from './ExternalTab.tsx';
import { CarpoolsTab } from './matches/CarpoolsTab.tsx';
import { CompareTab } from './matches/CompareTab.tsx';
import { candidatesOf } from './matches/candidates.ts';
import { VolunteersTab } from './matches/VolunteersTab.tsx';
import styles from './matching.module.css';
import { SolutionTabs } from './SolutionTabs.tsx';
import { countsOf, type SolutionCounts, type SolutionTab, tabsOf } from './tabs.ts';

const RecordCalls = lazily(async () => (await import('./calls/RecordCalls.tsx')).RecordCalls);
const SolutionsMap = lazily(async () => (await import('./map/SolutionsMap.tsx')).SolutionsMap);

interface ReadSolutionsProps extends Pick<RecordPartProps, 'row' | 'isReadable'>, MapPlace {
  record: RecordItem;
  request: SolutionsRequest | null;
}

/** The solutions of a record that was read, in tabs, with the dialogs of the actions on a driver. */
export function ReadSolutions({ record, row, isReadable, request, mapPlace }: ReadSolutionsProps) {
  const { t } = useTranslation('matching');
  const can = useCan();
  const isOn = useSwitch();
  const id = useId();
  const writes = useRecordWrites(record);
  const unconfirmed = useUnconfirmed(record.id, isReadable, writes.unconfirmed);
  const [chosenTab, setTab] = useState<SolutionTab | null>(null);
  const hasRoom = useMedia('(min-width: 960px)');
  const [isMapAsked, setMapShown] = useState<boolean | null>(null);
  const isSettled = useSettled();
  const isMapShown = isMapAsked ?? (hasRoom && isSettled);
  const [task, setTask] = useState<Task | null>(null);
  const [hasChosen, setChosen] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const tabs = tabsOf(record, { isOn, can });
  const counts: SolutionCounts = { ...countsOf(record, tabs), external: useExternalCount(record.id) };
  const tab = tabs.find((one) => one === chosenTab) ?? 'compare';
  // External journeys have a map of their own.
  const hasMap = tab !== 'external';
  const isMapDrawn = isMapShown && hasMap && mapPlace !== null;
  // A record that was read always has a subject.
  const subject = subjectOf(record, row, isReadable);
  const disabledReason = subject === null ? 'unreadable' : disabledReasonOf(subject, can('solidary_update'));
  const hasVolunteers = tabs.includes('volunteers');
  const toBeCalled = Math.min(CALLED_AT_ONCE, candidatesOf(record, hasVolunteers).length);
  const canCall = disabledReason === null && toBeCalled > 0;
  const take = useEffectEvent(({ what }: SolutionsRequest) => {
    if (what === 'calls' && canCall) return setTask({ kind: 'calls' });
    if (what !== 'message')
      return list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    const userId = focusedDriver(record);
    if (userId !== undefined) setTask({ kind: 'write', userId });
    return undefined;
  });
  useEffect(() => {
    if (request !== null) take(request);
  }, [request]);
  if (subject === null) return null;

  const choiceDisabledReason = disabledReason ?? (writes.isInDoubt ? 'doubt' : null);
  const state: SolutionsState = {
    record,
    subject,
    writes,
    unconfirmed,
    disabledReason,
    choiceDisabledReason,
    open: setTask,
  };
  return (
    <SolutionsContext value={state}>
      <div className={`${flow.stackS} ${flow.shrinks}`}>
        {choiceDisabledReason !== null && (
          <MessageBar intent={choiceDisabledReason === 'doubt' ? 'warning' : 'info'} layout="multiline">
            <MessageBarBody>{t(`disabledReasons.${choiceDisabledReason}`)}</MessageBarBody>
          </MessageBar>
        )}
        {hasChosen && <NextStepBar onClose={() => setChosen(false)} />}
        <KeptDrivers />
        <div className={styles.headRoom}>
          <div className={flow.between}>
            <SolutionTabs id={id} list={list} tabs={tabs} tab={tab} counts={counts} onChange={setTab} />
            <div className={`${flow.side} ${styles.tools}`}>
              {canCall && <CallListButton count={toBeCalled} onClick={() => setTask({ kind: 'calls' })} />}
              {hasMap && (
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<MapRegular />}
                  aria-label={t('map.show')}
                  title={t('map.show')}
                  aria-pressed={isMapShown}
                  aria-controls={isMapDrawn ? `${id}map` : undefined}
                  onClick={() => setMapShown(!isMapShown)}
                >
                  <span className={styles.word}>{t('map.show')}</span>
                </Button>
              )}
            </div>
          </div>
        </div>
        <div
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${tab}`}
          className={`${flow.stackS} ${flow.shrinks}`}
        >
          <TabPanel tab={tab} hasVolunteers={hasVolunteers} row={row} isReadable={isReadable} />
        </div>
        {isMapDrawn && createPortal(renderMap(), mapPlace)}
        {task !== null && (
          <DialogSequence>
            <TaskDialog
              task={task}
              hasVolunteers={hasVolunteers}
              onTask={setTask}
              onChosen={() => {
                setTask(null);
                setChosen(true);
              }}
            />
          </DialogSequence>
        )}
      </div>
    </SolutionsContext>
  );

  function renderMap() {
    return (
      <div id={`${id}map`} className={styles.map}>
        <Suspense>
          <SolutionsMap record={record} tab={tab} />
        </Suspense>
      </div>
    );
  }
}

/** Whether what was drawn first is on screen and the window has nothing else to do: the map comes after it. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return isSettled;
}

/** The driver whose card has the focus, else the first one. */
function focusedDriver(record: RecordItem): UserId | undefined {
  const groups = driverGroups(record);
  const card = document.activeElement?.closest<HTMLElement>('[data-driver]')?.dataset.driver;
  return (groups.find(({ userId }) => String(userId) === card) ?? groups[0])?.userId;
}

interface TabPanelProps extends Pick<RecordPartProps, 'row' | 'isReadable'> {
  tab: SolutionTab;
  hasVolunteers: boolean;
}

/** The content of one tab. */
function TabPanel({ tab, hasVolunteers, ...zone }: TabPanelProps) {
  const { record } = useSolutions();
  switch (tab) {
    case 'compare':
      return <CompareTab hasVolunteers={hasVolunteers} />;
    case 'carpools':
      return <CarpoolsTab />;
    case 'volunteers':
      return <VolunteersTab />;
    case 'external':
      return <ExternalTab {...zone} id={record.id} record={record} />;
  }
}

interface TaskDialogProps {
  task: Task;
  hasVolunteers: boolean;
  onTask: (task: Task | null) => void;
  onChosen: () => void;
}

/** The open dialog of an action on a driver. */
function TaskDialog({ task, hasVolunteers, onTask, onChosen }: TaskDialogProps) {
  const close = () => onTask('isFromCalls' in task && task.isFromCalls === true ? { kind: 'calls' } : null);
  switch (task.kind) {
    case 'choose': {
      const { driver } = task.choice;
      return (
        <ChooseDialog
          choice={task.choice}
          onLog={() => onTask({ ...task, kind: 'log', log: 'link', driver })}
          onChosen={onChosen}
          onClose={close}
        />
      );
    }
    case 'log':
      return <LogDialog log={task.log} driver={task.driver} onClose={close} />;
    case 'calls':
      return (
        <Suspense>
          <RecordCalls hasVolunteers={hasVolunteers} onTask={onTask} onClose={close} />
        </Suspense>
      );
    case 'write':
      return <MessageDrawer userId={task.userId} onClose={close} />;
  }
}

/**
 * Matchings whose choice was never confirmed: those of this session and, for a record that cannot be read, those stored
 * with its last copy (docs/screens/07-solidary-records.md §5.4). The platform is not asked.
 */
function useUnconfirmed(id: number, isReadable: boolean, ofThisRun: readonly number[]): readonly number[] {
  const { data } = useQuery({
    queryKey: ['solidaryrecord', id, 'unconfirmed', ofThisRun],
    queryFn: async () => (await readLastCopy(id))?.unconfirmed.map(({ matching }) => matching) ?? [],
    enabled: !isReadable,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isReadable || data === undefined ? ofThisRun : [...new Set([...ofThisRun, ...data])];
}
