import {
  Button,
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  ProgressBar,
  Text,
} from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import { LeaveOutButton, type LeavingOutLines } from '../LeaveOutButton.tsx';
import { maxListed, ShortList } from '../ShortList.tsx';
import type { ExistingSearch } from './useExisting.ts';

interface ExistingRecordsProps {
  /** Which texts to use: of people, those who become members have others. */
  kind: 'places' | 'people' | 'members';
  search: ExistingSearch;
  recordPath: ((id: number) => string) | undefined;
  /** Leaves out lines of the file. */
  leavingOut: LeavingOutLines;
}

/** Searches on request which lines of a file exist on the platform. */
export function ExistingRecords({ kind, search, recordPath, leavingOut }: ExistingRecordsProps) {
  const { t } = useTranslation('import');
  const progressId = useId();
  const { state, start, stop } = search;
  if (state.step === 'running') {
    const { progress } = state;
    const share = progress?.total ? progress.done / progress.total : undefined;
    return (
      <div className={flow.stackM} aria-busy>
        <Text id={progressId} role="status">
          {t(`${kind}.searching`)}
        </Text>
        <ProgressBar value={share} aria-labelledby={progressId} />
        <div className={flow.wrap}>
          <Button onClick={stop}>{t(`${kind}.stop`)}</Button>
        </div>
      </div>
    );
  }
  if (state.step === 'found') return <Found {...{ kind, recordPath, leavingOut }} existing={state.existing} />;
  return (
    <>
      {state.error !== null && <ImportError error={state.error} />}
      <div className={flow.wrap}>
        <Button onClick={start}>{t(`${kind}.search`)}</Button>
        <Caption1 className={styles.beside}>{t(`${kind}.searchHint`)}</Caption1>
      </div>
    </>
  );
}

type Existing = ResponseOf<'import.existing'>;

function Found({
  kind,
  existing,
  recordPath,
  leavingOut,
}: { existing: Existing } & Omit<ExistingRecordsProps, 'search'>) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => bar.current?.focus(), []);
  const title =
    existing.length === 0
      ? t(`${kind}.noExisting`)
      : t(`${kind}.existing`, { count: existing.length, shown: format.number(existing.length) });
  const items = existing.slice(0, maxListed).map(({ line, id, name }) => ({
    key: String(line),
    text: (
      <>
        {t(`${kind}.existingLine`, { line: format.number(line) })}{' '}
        {recordPath === undefined ? name : <RecordLink to={recordPath(id)}>{name}</RecordLink>}
      </>
    ),
  }));
  return (
    <MessageBar
      ref={bar}
      tabIndex={-1}
      intent={existing.length === 0 ? 'success' : kind === 'members' ? 'info' : 'warning'}
      layout="multiline"
    >
      <MessageBarBody>
        {title}
        {existing.length > 0 && <ShortList label={title} items={items} total={existing.length} />}
      </MessageBarBody>
      {existing.length > 0 && (
        <MessageBarActions>
          {kind === 'members' && (
            <LeaveOutButton
              label={t('members.take', { count: existing.length, shown: format.number(existing.length) })}
              lines={existing}
              leavingOut={leavingOut}
              repairOf={({ line, record }) => ({ hasAccount: true, line, record })}
            />
          )}
          <LeaveOutButton
            label={t('existing.leaveOut', { count: existing.length, shown: format.number(existing.length) })}
            lines={existing}
            leavingOut={leavingOut}
          />
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
