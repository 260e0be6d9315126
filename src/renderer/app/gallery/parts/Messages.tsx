import { MessageBar, MessageBarBody, type MessageBarIntent } from '@fluentui/react-components';
import { JobEntries } from '#renderer/kit/actions/bulk/JobEntries.tsx';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { UnreadBar } from '#renderer/kit/resource/UnreadBar.tsx';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { UnsentBar } from '#renderer/kit/ui/states/UnsentBar.tsx';
import { TransferFailure, TransferNumbers } from '#renderer/kit/ui/transfer/TransferEnd.tsx';
import { instantOf } from '#shared/instant.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import { failure } from '../people.ts';
import { useGalleryTexts } from '../texts.ts';

const intents: readonly MessageBarIntent[] = ['success', 'warning', 'error', 'info'];
const nothing = async () => {};

const counts = { done: 3200, partial: 0, skipped: 12, failed: 2, denied: 0, uncertain: 1, notTried: 1785 };
/** Actions on many rows: one that runs, one that was interrupted, and a report with rows to look at. */
const jobs = (title: string): BulkJobView[] =>
  (['running', 'interrupted', 'ended'] as const).map((phase) => ({
    id: phase,
    name: 'changeRelayPoints',
    title,
    isUndo: false,
    changes: [],
    startedAt: instantOf(0),
    phase,
    wish: null,
    total: 5000,
    announced: 5000,
    done: 3215,
    counts,
    undoable: 0,
    isRead: false,
  }));

/** What is said above content, and under an action. */
export function Messages() {
  const texts = useGalleryTexts();
  return (
    <>
      {intents.map((intent) => (
        <MessageBar key={intent} intent={intent} politeness="polite">
          <MessageBarBody>{texts.sentence}</MessageBarBody>
        </MessageBar>
      ))}
      <AlertBar intent="error">
        <MessageBarBody>{texts.sentence}</MessageBarBody>
      </AlertBar>
      <MissingRightBar right="analytic_read" />
      <NotRefreshedBand error={failure} onRetry={nothing} />
      <UnreadBar title={texts.unread} thrown={failure} context="relaypointtypes" onRetry={nothing} />
      <UnreadListBar what="drafts" onRetry={nothing} />
      <UnsentBar
        title={texts.partlySaved}
        error={failure}
        labels={{ retry: texts.action, sending: texts.waiting, forget: texts.other }}
        onRetry={nothing}
        onForget={nothing}
      >
        {texts.sentence}
      </UnsentBar>
      <TransferNumbers fileName="users.csv" missing={2} numbers={[{ label: texts.parts.list, value: 5001 }]} />
      <TransferFailure error={failure} />
      <JobEntries jobs={jobs(texts.action)} onOpen={() => {}} />
      <p>
        <ErrorLine error={failure} /> <SupportContact />
      </p>
    </>
  );
}
