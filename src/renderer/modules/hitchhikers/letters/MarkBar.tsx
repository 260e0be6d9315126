import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { JobDialog } from '#renderer/kit/actions/bulk/JobDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { missingFlagRights } from '../queue/rules.ts';
import type { OnNoted, Recipient } from './recipients.ts';
import { type Marking, useMarking } from './useMarking.ts';

interface MarkBarProps {
  /** Those for whom something was printed. */
  recipients: readonly Recipient[];
  /** Called at the end of what notes it, also after this is closed. */
  onNoted: OnNoted | undefined;
}

/** Offers to note on the platform what was printed and posted, once it was printed; else says which right is missing. */
export function MarkBar(props: MarkBarProps) {
  const { t } = useTranslation(['hitchhikers', 'rights']);
  const format = useFormat();
  const missing = missingFlagRights(useCan());
  if (missing.length === 0) return <Marks {...props} />;
  const rights = format.list(missing.map((right) => t(`rights:${right}`)));
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('hitchhikers:queue.noRight', { rights })}</MessageBarBody>
    </MessageBar>
  );
}

function Marks({ recipients, onNoted }: MarkBarProps) {
  const { t } = useTranslation('hitchhikers');
  const printed = useMarking('isPrinted', recipients, onNoted);
  const posted = useMarking('isPosted', recipients, onNoted);
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('letters.printed')}</MessageBarTitle>
          {t('letters.printedText')}
        </MessageBarBody>
        <MessageBarActions>
          <MarkButton {...printed} />
          <MarkButton {...posted} />
        </MessageBarActions>
      </MessageBar>
      <MutationError error={printed.error ?? posted.error} />
      {[printed, posted].map(
        ({ mark, job, onCloseJob }) => job !== null && <JobDialog key={mark} id={job} onClose={onCloseJob} />,
      )}
    </>
  );
}

function MarkButton({ mark, left, start }: Marking) {
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  return (
    <Button disabledFocusable={start === undefined} onClick={start}>
      {left === 0 ? t(`letters.marked.${mark}`) : t(`letters.mark.${mark}`, { count: left, shown: number(left) })}
    </Button>
  );
}
