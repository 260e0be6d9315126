import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { type ImportKindName, importKinds, kindOf } from '#shared/import/kinds.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { UnfinishedImport } from '#shared/ipc/transfer.ts';
import { CommunityName } from './community/CommunityName.tsx';
import { ImportError } from './ImportError.tsx';
import { useSending } from './sending/kept.ts';
import { useUnfinishedText } from './useUnfinishedText.ts';
import type { ImportActions } from './wizard.ts';

interface UnfinishedImportsProps {
  kind: ImportKindName;
  isBusy: boolean;
  onResume: ImportActions['resume'];
}

/** Lists partly sent imports, to resume or to delete. */
export function UnfinishedImports({ kind, isBusy, onResume }: UnfinishedImportsProps) {
  const { type } = importKinds[kind];
  // Read again whenever the step opens: another import may have ended meanwhile.
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['import', 'unfinished', type],
    queryFn: ({ signal }) => read('import.unfinished', { type }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  // The one that is being sent is shown with its progress.
  const sentName = useSending()?.state.file.name;
  const own = data.filter(
    ({ given, isRunning, fileName }) => kindOf({ type, given }) === kind && !(isRunning && fileName === sentName),
  );
  if (error !== null) return <UnreadListBar what="imports" onRetry={refetch} />;
  return own.map((unfinished) => (
    <UnfinishedBar
      key={unfinished.id}
      {...{ kind, unfinished, isBusy }}
      onResume={(file) => onResume(unfinished, file)}
    />
  ));
}

interface UnfinishedBarProps {
  kind: ImportKindName;
  unfinished: UnfinishedImport;
  isBusy: boolean;
  onResume: (file?: FileSelection) => void;
}

function UnfinishedBar({ kind, unfinished, isBusy, onResume }: UnfinishedBarProps) {
  const { type } = importKinds[kind];
  const { t } = useTranslation('import');
  const format = useFormat();
  const queryClient = useQueryClient();
  const unfinishedText = useUnfinishedText();
  const [isAsking, setAsking] = useState(false);
  const { id, fileName, startedAt, isRunning, given } = unfinished;
  const mutation = useActionMutation();
  const reopening = useActionMutation<ResponseOf<'import.reopen'>>();
  const why = reopening.data?.why ?? (reopening.error === null ? undefined : 'unknown');
  /** Opens the file where it lay; once that failed, the person chooses it. */
  const resume = () =>
    why === undefined
      ? reopening.run(async () => {
          const found = await invoke('import.reopen', { type, id });
          if (found.file !== undefined) onResume(found.file);
          return found;
        })
      : onResume();
  const discard = () =>
    mutation.run(async () => {
      try {
        await invoke('import.discard', { type, id });
      } finally {
        setAsking(false);
        await queryClient.invalidateQueries({ queryKey: ['import', 'unfinished', type] });
      }
    });
  const name = t('unfinished.file', { name: fileName });
  return (
    <>
      <MessageBar intent="warning" layout="multiline" role="status">
        <MessageBarBody>
          <MessageBarTitle>
            {t('unfinished.title', { name: fileName, date: format.dateTime(startedAt) })}
          </MessageBarTitle>
          {given !== undefined && (
            <CommunityName id={Number(given.communityId)}>
              {(name) => `${t('community.chosen', { name })} `}
            </CommunityName>
          )}
          {unfinishedText(unfinished)} {isRunning && t('unfinished.running')}
          {why !== undefined && ` ${t(`unfinished.why.${why}`)}`}
        </MessageBarBody>
        <MessageBarActions>
          <Button
            size="small"
            disabledFocusable={isBusy || reopening.isPending}
            aria-description={name}
            onClick={resume}
          >
            {t(why === undefined ? 'unfinished.resume' : 'unfinished.choose')}
          </Button>
          <Button
            size="small"
            appearance="transparent"
            disabled={isRunning}
            disabledFocusable={isBusy}
            aria-description={name}
            onClick={() => setAsking(true)}
          >
            {t('unfinished.discard')}
          </Button>
        </MessageBarActions>
      </MessageBar>
      {mutation.error !== null && <ImportError error={mutation.error} />}
      {isAsking && (
        <ConfirmDialog
          title={t('unfinished.discardTitle', { name: fileName })}
          gate={{ level: 'confirm' }}
          button={t('unfinished.discardConfirm')}
          isDanger
          isBusy={mutation.isPending}
          onConfirm={discard}
          onClose={() => setAsking(false)}
        >
          {t('unfinished.discardText')}
        </ConfirmDialog>
      )}
    </>
  );
}
