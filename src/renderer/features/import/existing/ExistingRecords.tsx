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
import type { ExistingSearch } from './useExisting.ts';

const MAX_LISTED = 20;

interface ExistingRecordsProps {
  /** Which texts to use: `places` or `people`. */
  kind: 'places' | 'people';
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
  const reported = existing.slice(0, MAX_LISTED);
  const more = existing.length - reported.length;
  return (
    <MessageBar ref={bar} tabIndex={-1} intent={existing.length === 0 ? 'success' : 'warning'} layout="multiline">
      <MessageBarBody>
        {existing.length === 0
          ? t(`${kind}.noExisting`)
          : t(`${kind}.existing`, { count: existing.length, shown: format.number(existing.length) })}
        <ul className={styles.items}>
          {reported.map(({ line, id, name }) => (
            <li key={line}>
              {t(`${kind}.existingLine`, { line: format.number(line) })}{' '}
              {recordPath === undefined ? name : <RecordLink to={recordPath(id)}>{name}</RecordLink>}
            </li>
          ))}
          {more > 0 && <li>{t(`${kind}.more`, { count: more, shown: format.number(more) })}</li>}
        </ul>
      </MessageBarBody>
      {existing.length > 0 && (
        <MessageBarActions>
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
