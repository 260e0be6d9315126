import { Button, Checkbox, MessageBar, MessageBarBody, Subtitle2, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import { type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import { CommunityName } from './community/CommunityName.tsx';
import { ImportError } from './ImportError.tsx';
import type { StateOf } from './import-state.ts';
import { kindTexts } from './kind-texts.ts';
import { ResumeNote } from './ResumeNote.tsx';
import { SendProgress } from './SendProgress.tsx';
import { StepBar } from './StepBar.tsx';
import { useUnfinishedText } from './useUnfinishedText.ts';

/** The confirmation before anything is sent: what will happen, with a checkbox. */
export function SendStep({
  kind,
  communityId,
  fileName,
  report,
  accounts,
  progress,
  wish,
  isBusy,
  other,
  error,
  onSend,
  onPause,
  onPrepareOther,
  onCancel,
  onBack,
}: {
  kind: ImportKindName;
  /** The community that its people become members of. */
  communityId: number | null;
  fileName: string;
  report: ImportReport;
  /** Lines of people who have an account: nothing of them is sent. */
  accounts: number;
  progress: Progress | null;
  wish: StateOf<'send'>['wish'];
  isBusy: boolean;
  /** Name of the file of another import that is being sent: one at a time. */
  other: string | null;
  error: AppError | null;
  onSend: () => void;
  onPause: (isPaused: boolean) => void;
  onPrepareOther: () => void;
  onCancel: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('import');
  const { config, training } = useBootstrap();
  const platform = training === null ? config.platformName : t('send.trainingPlatform');
  const [isUnderstood, setIsUnderstood] = useState(false);
  const format = useFormat();
  const unfinishedText = useUnfinishedText();
  const { checkId, blocked, leftOut, valid } = report;
  const { type } = importKinds[kind];
  const texts = kindTexts[kind];
  // Includes what a batch in flight has completed meanwhile.
  const { data: [resumes] = [], isPending } = useQuery({
    queryKey: ['import', 'unfinished', type, checkId],
    queryFn: ({ signal }) => read('import.unfinished', { type, checkId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    enabled: !isBusy,
  });

  if (isBusy) return <SendProgress {...{ progress, wish, onCancel, onPause, onPrepareOther }} />;
  const remaining = valid - (resumes?.settled ?? 0);
  // Those of an earlier attempt are settled.
  const known = resumes === undefined ? accounts : 0;
  const toSend = remaining - known;
  if (remaining === 0 && !isPending) {
    return (
      <div className={flow.stackM}>
        {error !== null && <ImportError error={error} />}
        <Subtitle2 as="h2">{t('send.nothingLeft')}</Subtitle2>
        {resumes !== undefined && <Text>{unfinishedText(resumes)}</Text>}
        <div className={flow.wrap}>
          <Button appearance="primary" disabled={other !== null} onClick={onSend}>
            {t('send.toReport')}
          </Button>
          <Button onClick={onBack}>{t('send.back')}</Button>
        </div>
      </div>
    );
  }

  return (
    <div className={flow.stackM}>
      {error !== null && <ImportError error={error} />}
      {other !== null && (
        <MessageBar intent="info" layout="multiline" role="status">
          <MessageBarBody>{t('send.afterOther', { name: other })}</MessageBarBody>
        </MessageBar>
      )}
      <Subtitle2 as="h2">{t('send.title')}</Subtitle2>
      {resumes !== undefined && <ResumeNote kind={kind} resumes={resumes} />}
      {toSend > 0 && (
        <Text>{t('send.count', { count: toSend, shown: format.number(toSend), name: fileName, platform })}</Text>
      )}
      {known > 0 && <Text>{t('members.atSending', { count: known, shown: format.number(known) })}</Text>}
      {blocked > 0 && <Text>{t('send.leftOut', { count: blocked, shown: format.number(blocked) })}</Text>}
      {leftOut > 0 && <Text>{t('send.leftAside', { count: leftOut, shown: format.number(leftOut) })}</Text>}
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {communityId === null ? (
            t(texts.consequence)
          ) : (
            <CommunityName id={communityId}>{(community) => t(texts.consequence, { community })}</CommunityName>
          )}
        </MessageBarBody>
      </MessageBar>
      <Checkbox
        label={t(texts.understand)}
        checked={isUnderstood}
        onChange={(_, { checked }) => setIsUnderstood(checked === true)}
      />
      <StepBar>
        <Button onClick={onBack}>{t('send.back')}</Button>
        <Button
          appearance="primary"
          disabled={!isUnderstood || other !== null}
          disabledFocusable={isPending}
          onClick={onSend}
        >
          {t('send.confirm')}
        </Button>
      </StepBar>
    </div>
  );
}
