import { Button, MessageBar, MessageBarBody, MessageBarTitle, Subtitle2, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import type { ImportKindName } from '#shared/import/kinds.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import { neutralized } from '#shared/spreadsheet.ts';
import { type AddingRight, JoinPanel } from './community/JoinPanel.tsx';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';
import { kindTexts } from './kind-texts.ts';
import { ReportTable, tones } from './ReportTable.tsx';
import { isUnfinished } from './results.ts';
import { SaveLinesButton } from './SaveLinesButton.tsx';
import { StepBar } from './StepBar.tsx';
import { usePlainMessage } from './useReasonText.ts';
import { useReportNotes } from './useReportNotes.ts';
import { useUnsaid } from './useUnsaid.ts';

const outcomes = ['added', 'existing', 'updated', 'refused', 'uncertain', 'notSent'] as const;

/** The outcome of every line, with the platform's messages. */
export function ReportStep({
  kind,
  adding,
  codes,
  communityId,
  checkId,
  blocked,
  leftOut,
  result,
  error,
  recordPath,
  onGoOn: onResume,
  onRestart,
  onShowList,
}: {
  kind: ImportKindName;
  adding: AddingRight | undefined;
  /** How the codes of the file were read. */
  codes: ReactNode;
  /** The community that its people become members of. */
  communityId: number | null;
  checkId: string;
  /** Number of lines that were not sent: in error, and left out by the person. */
  blocked: number;
  leftOut: number;
  /** Path of the page of a record that a message names. */
  recordPath?: (id: number) => string;
  result: ImportResult;
  /** Why resuming failed. */
  error: AppError | null;
  /** Sends the lines of unknown outcome, unless they are on the platform, and those that were not sent. */
  onGoOn: () => void;
  onRestart: () => void;
  onShowList: () => void;
}) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const unsaid = useUnsaid();
  const plain = usePlainMessage();
  const { counts, lines: all, batches, earlier = 0, unlisted = 0 } = result;
  // People with an account have a table of their own, from which they can be added.
  const lines = communityId === null ? all : all.filter(({ outcome }) => outcome !== 'existing');
  const wrong = lines.flatMap(({ line, outcome, message }) =>
    line !== null && (outcome === 'refused' || outcome === 'uncertain')
      ? [{ line, field: t(`report.outcomes.${outcome}`), error: plain(message) || unsaid(outcome) }]
      : [],
  );
  // The other lines are known to the main process only: the text speaks of them in general.
  const rest = {
    refused: { field: t('report.outcomes.refused'), error: t('report.refusedUnsaid') },
    uncertain: { field: t('report.outcomes.uncertain'), error: t('report.noAnswer') },
  };
  const texts = kindTexts[kind];
  const notes = useReportNotes(kind, result);
  const copying = useActionMutation<true>();
  const copy = () =>
    copying.run(async () => {
      await invoke('app.copyText', {
        text: [
          ...notes.map(({ title, text }) => [title, text].filter(Boolean).join(' ')),
          ...all.map(({ line, label, outcome, message, isFound }) =>
            [
              line ?? '',
              neutralized(label),
              t(`report.outcomes.${outcome}`),
              isFound ? t('report.found') : neutralized(message),
            ].join('\t'),
          ),
        ]
          .join('\n')
          .slice(0, 100_000),
      });
      return true;
    });
  return (
    <div className={flow.stackM}>
      <Subtitle2 as="h2">{t('report.title')}</Subtitle2>
      {error !== null && <ImportError error={error} />}
      <ul className={styles.figures}>
        {outcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <li key={outcome} data-tone={tones[outcome]}>
              {t(texts.figures[outcome], { count: counts[outcome] })}
            </li>
          ))}
      </ul>
      {earlier > 0 && <Text>{t('report.earlier', { count: earlier, shown: format.number(earlier) })}</Text>}
      {blocked > 0 && <Text>{t('report.leftOut', { count: blocked, shown: format.number(blocked) })}</Text>}
      {leftOut > 0 && <Text>{t('report.leftAside', { count: leftOut, shown: format.number(leftOut) })}</Text>}
      {codes}
      {notes.map(({ id, intent, title, text }) => (
        <MessageBar key={id} intent={intent} layout="multiline" role={intent === 'error' ? 'alert' : 'status'}>
          <MessageBarBody>
            {title && <MessageBarTitle>{title}</MessageBarTitle>}
            {text}
            {intent === 'error' && <SupportContact />}
          </MessageBarBody>
        </MessageBar>
      ))}
      {lines.length > 0 && <ReportTable lines={lines} batches={batches} recordPath={recordPath} />}
      {unlisted > 0 && <Text>{t('report.untold', { count: unlisted })}</Text>}
      {communityId !== null && adding !== undefined && counts.existing > 0 && (
        <JoinPanel {...{ adding, checkId, communityId, recordPath }} />
      )}
      {counts.refused + counts.uncertain > 0 && <SaveLinesButton checkId={checkId} lines={wrong} rest={rest} />}
      <Text className={styles.hint}>{t(texts.scope)}</Text>
      <StepBar>
        {(all.length > 0 || counts.notSent > 0) && (
          <Button onClick={copy}>{t(copying.data === true ? 'report.copied' : 'report.copy')}</Button>
        )}
        <Button onClick={onRestart}>{t('report.restart')}</Button>
        <Button appearance={isUnfinished(result) ? 'secondary' : 'primary'} onClick={onShowList}>
          {t('report.toList')}
        </Button>
        {isUnfinished(result) && (
          <Button appearance="primary" onClick={onResume}>
            {t(counts.uncertain > 0 ? 'report.resumeUncertain' : 'report.resume')}
          </Button>
        )}
      </StepBar>
    </div>
  );
}
