import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRESS_BY_HAND } from '#shared/resources/solidaryrecords/actions.ts';
import { CommentField, isTooLong, sentComment } from '../CommentField.tsx';
import type { WriteResult } from '../calls.ts';
import { goesBack, type StopByHand, statusOfStop, stopsByHand } from '../guards.ts';
import { useStatusTexts } from '../status-texts.ts';
import { namesOf, type RecordSubject } from '../subject.ts';
import { useRecordWrites } from '../useRecordWrites.ts';
import { RecordActionDialog } from './RecordActionDialog.tsx';
import { useDialogComment } from './useDialogComment.ts';

interface StopDialogProps {
  subject: RecordSubject;
  /** The stop that is chosen at first. */
  initial: StopByHand;
  /** Sets the progress by hand, or takes a closed record up again. */
  purpose: 'progress' | 'reopen';
  /** Offers 100 %, which is closing. */
  onClosing?: (() => void) | undefined;
  onClose: (result: WriteResult | null) => void;
}

const CLOSING = 'closing';

/**
 * Moves a record to one of the stops 25, 50 and 75 by hand (docs/screens/07-solidary-records.md §4.4): the platform
 * answers any other value by a 500 that leaves a line in the diary.
 */
export function StopDialog({ subject, initial, purpose, onClosing, onClose }: StopDialogProps) {
  const { t } = useTranslation('recordActions');
  const textsOf = useStatusTexts();
  const { isBusy, act } = useRecordWrites(subject);
  const comment = useDialogComment(subject.id);
  const [stop, setStop] = useState<StopByHand>(initial);
  const [showErrors, setShowErrors] = useState(false);
  const after = { status: statusOfStop[stop], progression: stop };
  const isSame = purpose === 'progress' && subject.status === after.status && subject.progression === stop;
  const isBack = purpose === 'progress' && goesBack(subject, after);

  const submit = async () => {
    const user = subject.beneficiary?.userId;
    setShowErrors(true);
    if (isSame || user === undefined || isTooLong(comment.get())) return;
    const act39 = { action: PROGRESS_BY_HAND, user, comment: sentComment(comment.get()), progression: stop };
    const result = await act(act39);
    if (result?.outcome !== 'done') return;
    comment.set('');
    onClose(result);
  };

  return (
    <RecordActionDialog
      subject={subject}
      title={t(`${purpose}.title`, namesOf(subject))}
      button={t(isBack ? 'goBack.save' : `${purpose}.button`)}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={() => onClose(null)}
    >
      {purpose === 'reopen' && <p>{t('reopen.text')}</p>}
      <Field label={t(`${purpose}.label`)} validationMessage={isSame && showErrors ? t('progress.same') : undefined}>
        <RadioGroup
          value={String(stop)}
          onChange={(_, { value }) => {
            if (value === CLOSING) onClosing?.();
            else setStop(stopsByHand.find((one) => String(one) === value) ?? stop);
          }}
        >
          {stopsByHand.map((one) => (
            <Radio
              key={one}
              value={String(one)}
              label={t('progress.stop', textsOf({ status: statusOfStop[one], progression: one }))}
            />
          ))}
          {onClosing !== undefined && (
            <Radio value={CLOSING} label={t('progress.closingNamed', textsOf({ status: 4, progression: 100 }))} />
          )}
        </RadioGroup>
      </Field>
      {isBack && <p role="status">{t('goBack.text', textsOf(after))}</p>}
      <CommentField comment={comment} rows={3} />
    </RecordActionDialog>
  );
}
