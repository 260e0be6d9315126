import { Button, Checkbox, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore, type Store } from '#renderer/kit/data/store.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { type ActionType, actionType, FREE_NOTE } from '#shared/resources/solidaryrecords/actions.ts';
import { CLOSED, REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import styles from '../actions.module.css';
import { CommentField, isTooLong, sentComment } from '../CommentField.tsx';
import type { WriteResult } from '../calls.ts';
import { CloseDialog } from '../dialogs/CloseDialog.tsx';
import { GoBackDialog } from '../dialogs/GoBackDialog.tsx';
import { canTakeToo, type DisabledReason, disabledReasonOf, type Question, questionOf } from '../guards.ts';
import type { RecordSubject } from '../subject.ts';
import { useActions } from '../useActions.ts';
import { ActionField } from './ActionField.tsx';
import { AfterLine } from './AfterLine.tsx';
import { type CommentDraft, useCommentDraft } from './draft.ts';
import { likelyOf } from './likely.ts';
import { PersonField } from './PersonField.tsx';
import { peopleOf, personOf } from './people.ts';
import { useSubmit } from './useSubmit.ts';

/** A request to show the composer, which then takes the focus. Each request is an object of its own. */
export interface ComposerRequest {
  /** Type of the actions whose group opens; null for the composer as it is. */
  group: ActionType | null;
}

interface ComposerProps {
  subject: RecordSubject;
  /** Number of the record that this one replaces; null for none. */
  former?: number | null;
  /** A request to show the composer: it takes the focus, with this group of actions open. */
  request?: ComposerRequest | null;
  /** Called after each write that was sent, with its outcome. */
  onWritten?: ((result: WriteResult) => void) | undefined;
}

/** Adds an action to a record, with the guards of each status (docs/screens/07-solidary-records.md §4.4). */
export function Composer({ subject, former = null, request = null, onWritten }: ComposerProps) {
  const { t } = useTranslation('recordActions');
  const { actions, isFallback } = useActions();
  const [comment] = useState(() => createStore(''));
  const draft = useCommentDraft(subject.id, comment, former);
  const [actionId, setActionId] = useState<number | null>(null);
  const [personChosen, setPerson] = useState<UserId | null>(null);
  const [takesToo, setTakesToo] = useState(true);
  const [showErrors, setShowErrors] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const [firstType, setFirstType] = useState<ActionType | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(({ group }: ComposerRequest) => {
    setFirstType(group);
    input.current?.focus();
    setListOpen(true);
  });
  useEffect(() => {
    if (request !== null) take(request);
  }, [request]);

  const offered = actions.filter((action) => disabledReasonOf(subject, action) === null);
  const action = offered.find(({ id }) => id === actionId) ?? null;
  const people = peopleOf(subject);
  const person = personOf(subject, people, personChosen, action?.type ?? null);
  const reason = reasonOf(subject, offered.length < actions.length);
  const isTakingToo = action !== null && canTakeToo(subject, action) && takesToo;

  const finish = (result: WriteResult | null, isStored: boolean) => {
    setQuestion(null);
    if (result !== null) onWritten?.(result);
    // An action that is stored must not be sent again with the part that failed.
    if (!isStored) return;
    comment.set('');
    draft.settle();
    setActionId(null);
    setPerson(null);
    setTakesToo(true);
    setShowErrors(false);
    input.current?.focus();
  };
  const { isBusy, save, saveAsNote, noteOf } = useSubmit(subject, { action, person, isTakingToo, finish });

  const submit = () => {
    setShowErrors(true);
    if (action === null || person === null || isTooLong(comment.get())) {
      if (action === null) input.current?.focus();
      return;
    }
    const needed = questionOf(subject, action);
    if (needed === null) void save(sentComment(comment.get()));
    else setQuestion(needed);
  };
  const saveNote = () => {
    const note = noteOf(comment.get());
    if (!isTooLong(note)) return void saveAsNote(comment.get());
    // With the label before it the comment is too long: the person has to shorten it, as a note.
    comment.set(note);
    setActionId(FREE_NOTE);
    setQuestion(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // In the capture phase: in the field, Enter would open the list of choices or choose in it.
    event.preventDefault();
    event.stopPropagation();
    setListOpen(false);
    submit();
  };

  return (
    <div className={`${flow.stackS} ${flow.shrinks}`} onKeyDownCapture={onKeyDown}>
      {reason !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(`composer.disabledReasons.${reason}`)}</MessageBarBody>
        </MessageBar>
      )}
      {offered.length > 0 && subject.beneficiary !== null && (
        <>
          <ActionField
            input={input}
            label={t('composer.action')}
            actions={offered}
            value={actionId}
            onChange={setActionId}
            error={showErrors && action === null ? t('composer.required') : undefined}
            hint={isFallback ? t('composer.actionsUnread') : undefined}
            firstType={firstType}
            isOpen={isListOpen}
            onOpen={setListOpen}
            likely={likelyOf(subject, offered)}
          />
          <PersonField
            people={people}
            value={person}
            onChange={setPerson}
            error={showErrors && person === null ? t('composer.personRequired') : undefined}
          />
          <CommentField comment={comment} rows={2} />
          <RestoredNote draft={draft} comment={comment} />
          {action !== null && canTakeToo(subject, action) && (
            <Checkbox
              label={t('composer.takeToo')}
              checked={takesToo}
              onChange={(_, { checked }) => setTakesToo(checked === true)}
            />
          )}
          <div className={`${flow.lineS} ${styles.foot}`}>
            <AfterLine subject={subject} action={action} isTakingToo={isTakingToo} />
            <Button
              size="small"
              appearance="primary"
              aria-keyshortcuts="Control+Enter"
              disabledFocusable={isBusy}
              onClick={submit}
            >
              {t(isBusy ? 'composer.saving' : action?.type === actionType.closing ? 'composer.close' : 'composer.save')}
            </Button>
          </div>
        </>
      )}
      {question === 'close' && action !== null && (
        <CloseDialog
          subject={subject}
          initial={{ reason: action.id, comment: comment.get() }}
          onClose={(result, typed) => {
            // The text of the dialog is kept when nothing was saved.
            comment.set(typed);
            finish(result, result?.outcome === 'done');
            setQuestion(null);
          }}
        />
      )}
      {question === 'goBack' && action !== null && (
        <GoBackDialog
          subject={subject}
          action={action}
          isBusy={isBusy}
          onSave={() => void save(sentComment(comment.get()))}
          onNote={saveNote}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}

/** Why actions are left out, all of them or a part; null where none is. */
function reasonOf({ beneficiary, status }: RecordSubject, isPartial: boolean): DisabledReason | 'nobody' | null {
  if (beneficiary === null) return 'nobody';
  if (!isPartial) return null;
  if (status === REPLACED) return 'replaced';
  return status === CLOSED ? 'closed' : 'takeFirst';
}

/** Says that a comment was put back, and offers to forget it; nothing where none was. */
function RestoredNote({ draft, comment }: { draft: CommentDraft; comment: Store<string> }) {
  const { t } = useTranslation('recordActions');
  const format = useFormat();
  if (draft.restoredAt === null) return null;
  const forget = () => {
    comment.set('');
    draft.settle();
  };
  return (
    <p className={flow.quiet}>
      {t('composer.restored', { when: format.dateTime(draft.restoredAt) })}{' '}
      <Button size="small" appearance="subtle" onClick={forget}>
        {t('composer.forget')}
      </Button>
    </p>
  );
}
