import { Button, MessageBar, MessageBarBody, ProgressBar, Subtitle2, Text } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { ImportError } from '../ImportError.tsx';
import { JoinTable } from './JoinTable.tsx';
import { type Joining, useJoining } from './useJoining.ts';

/** Whether the platform refused the person to add members, which holds until they sign out. */
export interface AddingRight {
  isRefused: boolean;
  onRefused: () => void;
}

interface JoinPanelProps {
  adding: AddingRight;
  checkId: string;
  communityId: number;
  recordPath: ((id: number) => string) | undefined;
}

/**
 * The people of a file who had an account already, whom the import did not make members: each can be added here, one
 * call per person (docs/screens/03-communities.md §7).
 */
export function JoinPanel({ adding, checkId, communityId, recordPath }: JoinPanelProps) {
  const { t } = useTranslation(['import', 'communitymembers']);
  const format = useFormat();
  const headingId = useId();
  const community = useRecordNames('communities', [communityId])(communityId);
  const joining = useJoining(checkId, adding.onRefused);
  const { people, waiting, joined, error, isRunning, hasRun } = joining;
  useUnsavedGuard({ isDirty: isRunning, kind: 'running', work: 'members' });
  if (error !== null) {
    return (
      <section className={flow.stackM} aria-labelledby={headingId}>
        <Subtitle2 as="h2" id={headingId}>
          {t('join.title')}
        </Subtitle2>
        <ImportError error={error} />
        <div className={flow.wrap}>
          <Button onClick={joining.retry}>{t('join.readAgain')}</Button>
        </div>
      </section>
    );
  }
  if (waiting === null || people.length === 0) return null;
  return (
    <section className={flow.stackM} aria-labelledby={headingId} aria-busy={isRunning}>
      <Subtitle2 as="h2" id={headingId}>
        {t('join.title')}
      </Subtitle2>
      <Text>
        {t('join.explanation', { name: community })}{' '}
        {waiting > 0 && t('join.waiting', { count: waiting, shown: format.number(waiting) })}{' '}
        {joined > 0 && t('join.joined', { count: joined, shown: format.number(joined) })}
      </Text>
      {adding.isRefused && !isRunning && (
        <AlertBar intent="error">
          <MessageBarBody>
            {t('communitymembers:actions.refusedToManagers')}
            <SupportContact />
          </MessageBarBody>
        </AlertBar>
      )}
      {isRunning ? <Running joining={joining} /> : hasRun && <Ended joining={joining} community={community} />}
      {!isRunning && waiting > 0 && (
        <div className={flow.wrap}>
          <Button
            appearance="primary"
            disabledFocusable={adding.isRefused}
            onClick={() => adding.isRefused || joining.start()}
          >
            {t('join.all', { count: waiting, shown: format.number(waiting) })}
          </Button>
        </div>
      )}
      <JoinTable {...{ joining, recordPath }} isRefused={adding.isRefused} />
    </section>
  );
}

function Running({ joining: { progress, stop } }: { joining: Joining }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const id = useId();
  const { done = 0, total = null } = progress ?? {};
  return (
    <>
      <Text id={id} role="status">
        {t('join.running', { done: format.number(done), total: format.number(total ?? 0) })}
      </Text>
      <ProgressBar value={total ? done / total : undefined} aria-labelledby={id} />
      <div className={flow.wrap}>
        <Button onClick={stop}>{t('join.stop')}</Button>
      </div>
    </>
  );
}

/** How the last run ended; it takes the focus of the button that is gone. */
function Ended({ joining: { stopped, waiting }, community }: { joining: Joining; community: string }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const left = waiting ?? 0;
  return (
    <div ref={bar} tabIndex={-1} className={flow.stackM}>
      {stopped !== null && stopped.kind !== 'cancelled' && stopped.kind !== 'denied' && <ImportError error={stopped} />}
      <MessageBar intent={left === 0 ? 'success' : 'warning'} layout="multiline" role="status">
        <MessageBarBody>
          {left === 0
            ? t('join.allDone', { name: community })
            : t('join.left', { count: left, shown: format.number(left) })}
        </MessageBarBody>
      </MessageBar>
    </div>
  );
}
