import { Button } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentField, isTooLong, sentComment } from '#renderer/features/record-actions/CommentField.tsx';
import { AfterLine } from '#renderer/features/record-actions/composer/AfterLine.tsx';
import { useSubmit } from '#renderer/features/record-actions/composer/useSubmit.ts';
import { questionOf } from '#renderer/features/record-actions/guards.ts';
import { OutcomeBand } from '#renderer/features/record-actions/OutcomeBand.tsx';
import type { Concerned } from '#renderer/features/record-actions/subject.ts';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useHoldsDialog } from '#renderer/kit/data/outcome-looks.ts';
import { createStore } from '#renderer/kit/data/store.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { actionToLog, type ContactLog, contactStateOf } from '../contact-state.ts';
import { useSolutions } from '../context.ts';

interface LogDialogProps {
  log: ContactLog;
  driver: Concerned;
  onClose: () => void;
}

/**
 * Logs a contact with a driver in the diary: nothing is sent by text or telephone (docs/screens/07-solidary-records.md
 * §3.2). Where the action would take the record back, a note is offered too (§4.4).
 */
export function LogDialog({ log, driver, onClose }: LogDialogProps) {
  const { t } = useTranslation('matching');
  const labelOf = useActionLabel();
  const { record, subject } = useSolutions();
  const [comment] = useState(() => createStore(''));
  // Kept from the opening: the entry just added must not turn the action into a reminder.
  const [action] = useState(() => knownAction(actionToLog(log, contactStateOf(record.diary, driver.userId))));
  const { isBusy, save, saveAsNote, noteOf } = useSubmit(subject, {
    action,
    person: driver.userId,
    isTakingToo: false,
    finish: (result) => {
      if (result?.outcome === 'done') onClose();
    },
  });
  const goesBack = questionOf(subject, action) === 'goBack';
  const submit = () => {
    if (!isTooLong(comment.get())) void save(sentComment(comment.get()));
  };
  const submitNote = () => {
    const note = noteOf(comment.get());
    // With the label before it the comment may be too long: the person then has to shorten it.
    if (isTooLong(note)) comment.set(note);
    else void saveAsNote(comment.get());
  };
  const isHeld = useHoldsDialog(isBusy);
  const close = () => !isHeld && onClose();
  return (
    <DialogFrame
      title={t('log.title', { action: labelOf(action.name), name: driver.name })}
      isQuestion
      onDismiss={close}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        // With several options, Enter must not choose one.
        if (!goesBack) submit();
      }}
      actions={
        <>
          <Button disabledFocusable={isHeld} onClick={close}>
            {t('log.cancel')}
          </Button>
          <Button appearance={goesBack ? 'secondary' : 'primary'} disabledFocusable={isBusy} onClick={submit}>
            {t(goesBack ? 'log.saveBack' : 'log.save')}
          </Button>
          {goesBack && (
            <Button appearance="primary" disabledFocusable={isBusy} onClick={submitNote}>
              {t('log.saveNote')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('contact.onlyLogged')}</p>
      <CommentField comment={comment} rows={3} />
      {goesBack && <p>{t('log.goesBack')}</p>}
      <AfterLine subject={subject} action={action} isTakingToo={false} />
      <OutcomeBand subject={record} />
    </DialogFrame>
  );
}
