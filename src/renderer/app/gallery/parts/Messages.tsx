import { MessageBar, MessageBarBody, type MessageBarIntent } from '@fluentui/react-components';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { UnreadBar } from '#renderer/kit/resource/UnreadBar.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { UnsentBar } from '#renderer/kit/ui/states/UnsentBar.tsx';
import { TransferFailure, TransferNumbers } from '#renderer/kit/ui/transfer/TransferEnd.tsx';
import { failure } from '../people.ts';
import { useGalleryTexts } from '../texts.ts';

const intents: readonly MessageBarIntent[] = ['success', 'warning', 'error', 'info'];
const nothing = async () => {};

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
      <p>
        <ErrorLine error={failure} /> <SupportContact />
      </p>
    </>
  );
}
