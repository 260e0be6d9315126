import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExternalCount } from '#renderer/features/external-journeys/useExternalCount.ts';
import { subjectOf } from '#renderer/features/record-actions/subject.ts';
import { useRecordWrites } from '#renderer/features/record-actions/useRecordWrites.ts';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { withheldReason } from './access.ts';
import { NextStepBar } from './choose/NextStepBar.tsx';
import type { SolutionsRequest } from './context.ts';
import { SolutionsContext, type SolutionsState, type Task } from './context.ts';
import { driverGroups } from './driver-groups.ts';
import styles from './matching.module.css';
import { SolutionTabs } from './SolutionTabs.tsx';
import { TabPanel } from './TabPanel.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { countsOf, type SolutionCounts, type SolutionTab, tabsOf } from './tabs.ts';
import { useUnconfirmed } from './useUnconfirmed.ts';

const SolutionsMap = lazily(async () => (await import('./map/SolutionsMap.tsx')).SolutionsMap);

interface ReadSolutionsProps extends Pick<RecordPartProps, 'row' | 'isReadable'> {
  record: RecordItem;
  asked: SolutionsRequest | null;
}

/** The solutions of a record that was read, in tabs, and the dialogs of what is done with a driver. */
export function ReadSolutions({ record, row, isReadable, asked }: ReadSolutionsProps) {
  const { t } = useTranslation('matching');
  const can = useCan();
  const isOn = useSwitch();
  const id = useId();
  const writes = useRecordWrites(record);
  const unconfirmed = useUnconfirmed(record.id, isReadable, writes.unconfirmed);
  const [chosenTab, setTab] = useState<SolutionTab | null>(null);
  const [isMapShown, setMapShown] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const [hasChosen, setChosen] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const counts: SolutionCounts = { ...countsOf(record), external: useExternalCount(record.id) };
  const tabs = tabsOf(record, { isOn, can });
  const tab = tabs.find((one) => one === chosenTab) ?? tabs.find((one) => (counts[one] ?? 0) > 0) ?? 'drivers';
  // External journeys have a map of their own.
  const hasMap = tab !== 'external';
  // A record that is there has a subject.
  const subject = subjectOf(record, row, isReadable);
  const take = useEffectEvent(({ what }: SolutionsRequest) => {
    if (what === 'tabs') return list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    const userId = focusedDriver(record);
    setTab('drivers');
    if (userId !== undefined) setTask({ kind: 'write', userId });
    return undefined;
  });
  useEffect(() => {
    if (asked !== null) take(asked);
  }, [asked]);
  if (subject === null) return null;

  const withheld = withheldReason(subject, can('solidary_update'));
  const choiceWithheld = withheld ?? (writes.isInDoubt ? 'doubt' : null);
  const state: SolutionsState = { record, subject, writes, unconfirmed, withheld, choiceWithheld, open: setTask };
  return (
    <SolutionsContext value={state}>
      <div className={styles.solutions}>
        <div className={styles.head}>
          <h2>{t('title')}</h2>
          {hasMap && (
            <Button
              size="small"
              icon={<MapRegular />}
              aria-pressed={isMapShown}
              aria-controls={`${id}map`}
              onClick={() => setMapShown(!isMapShown)}
            >
              {t('map.show')}
            </Button>
          )}
        </div>
        {choiceWithheld !== null && (
          <MessageBar intent={choiceWithheld === 'doubt' ? 'warning' : 'info'} layout="multiline">
            <MessageBarBody>{t(`withheld.${choiceWithheld}`)}</MessageBarBody>
          </MessageBar>
        )}
        {hasChosen && <NextStepBar onClose={() => setChosen(false)} />}
        <SolutionTabs id={id} list={list} tabs={tabs} tab={tab} counts={counts} onChange={setTab} />
        <div id={`${id}map`}>
          {isMapShown && hasMap && (
            <Suspense>
              <SolutionsMap record={record} tab={tab} />
            </Suspense>
          )}
        </div>
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`} className={styles.solutions}>
          <TabPanel tab={tab} row={row} isReadable={isReadable} />
        </div>
        {task !== null && (
          <DialogSequence>
            <TaskDialog
              task={task}
              onTask={setTask}
              onChosen={() => {
                setTask(null);
                setChosen(true);
                setTab('drivers');
              }}
            />
          </DialogSequence>
        )}
      </div>
    </SolutionsContext>
  );
}

/** The driver whose card has the focus, else the first one. */
function focusedDriver(record: RecordItem): UserId | undefined {
  const groups = driverGroups(record);
  const card = document.activeElement?.closest<HTMLElement>('[data-driver]')?.dataset.driver;
  return (groups.find(({ userId }) => String(userId) === card) ?? groups[0])?.userId;
}
