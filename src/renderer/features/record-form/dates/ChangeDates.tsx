import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useStructureLock } from '#renderer/kit/data/structure-lock.ts';
import { OfferedDraft } from '#renderer/kit/form/drafts/OfferedDraft.tsx';
import { FormBody } from '#renderer/kit/form/FormBody.tsx';
import { focusField } from '#renderer/kit/form/focus.ts';
import frame from '#renderer/kit/form/form.module.css';
import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { toAppError } from '#shared/failure.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { addressOf } from '#shared/routes.ts';
import { EditEndBar } from '../edit/EditEndBar.tsx';
import { EditSide } from '../edit/EditSide.tsx';
import { NewerDialog } from '../edit/NewerDialog.tsx';
import { ReplaceDialog, ReplaceEffects } from '../edit/ReplaceDialog.tsx';
import { useEditForm } from '../edit/useEditForm.ts';
import { useEditSave } from '../edit/useEditSave.ts';
import { UploadDialog } from '../files/UploadDialog.tsx';
import { DatesFields, firstFieldOf } from './DatesFields.tsx';

export interface ChangeDatesProps {
  record: RecordItem;
  /** Reads the record again. */
  read: () => Promise<unknown>;
  isReading: boolean;
  onClose: () => void;
  /** Called once the dates are saved, with the number of the record to show, which is a new one where it was replaced. */
  onSaved: (id: number) => void;
}

/**
 * Changes the days and hours of a record on its own page, beside its solutions and its journal: the form of an edition
 * with the fields of its dates alone, its rules, draft, questions and outcomes (docs/screens/07-solidary-records.md §6.4).
 */
export function ChangeDates(props: ChangeDatesProps) {
  const { t } = useTranslation(['recordForm', 'common']);
  const { state, structure, thrown, retry } = useRecordStructure(props.record.structureId);
  return (
    <Section
      title={t('recordForm:changeDates.title')}
      tools={
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('common:actions.close')}
          onClick={props.onClose}
        />
      }
    >
      {state === 'loading' ? (
        <LoadingState />
      ) : state === 'failed' ? (
        <ErrorState error={toAppError(thrown)} context="solidarystructures" onRetry={retry} />
      ) : (
        <DatesForm {...props} structure={structure} />
      )}
    </Section>
  );
}

function DatesForm({
  record,
  structure,
  read,
  isReading,
  onClose,
  onSaved,
}: ChangeDatesProps & { structure: Structure | null }) {
  const { t } = useTranslation(['recordForm', 'form']);
  const form = useEditForm(record, structure);
  const { replaceQuestion, newerQuestion, plan } = form;
  const { element, isUnsure, phase } = form.record;
  useStructureLock(true);
  const { save: trySave, check, isUnchanged } = useEditSave(record, form, { read, onSaved });
  /** The running save was asked for here, not by the question about unsaved work, which is a dialog over this page. */
  const [isAskedHere, setAskedHere] = useState(false);
  const save = async () => {
    setAskedHere(true);
    await trySave();
    setAskedHere(false);
  };
  const isAsking = replaceQuestion !== null && isAskedHere;
  const isOpen = phase === 'open';
  const first = firstFieldOf(record);
  useEffect(() => {
    if (element.current !== null) focusField(element.current, first);
  }, [element, first]);
  // Only while the focus is here: the composer beside it has keys of its own.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.shiftKey) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    const isSave = hasCommand && (event.key === 'Enter' || event.key.toLowerCase() === 's');
    if (!isSave && (event.key !== 'Escape' || hasCommand || isPopup(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) void save();
    else if (replaceQuestion !== null) replaceQuestion.answer(false);
    else if (isOpen) onClose();
  };
  return (
    <form
      ref={element}
      className={frame.form}
      noValidate
      aria-busy={phase === 'ending'}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={flow.stackS}>
        <OfferedDraft record={form.record} />
        <EditEndBar form={form} isReading={isReading} onCheck={check} />
        {/* Hidden while it is asked, so that the panel leaves the room to what stands below; the focus comes back here. */}
        <div hidden={isAsking}>
          <div className={flow.stackS}>
            <FormBody isOpen={isOpen}>
              <DatesFields form={form} record={record} structure={structure} />
            </FormBody>
            <EditSide form={form} />
            <div className={flow.row}>
              <RecordLink to={addressOf('solidaryrecords_edit', { id: record.id })}>
                {t('recordForm:changeDates.toForm')}
              </RecordLink>
              <span role="status" className={flow.quietText}>
                {isUnchanged && plan.route === 'nothing' && t('recordForm:edit.nothing')}
              </span>
              <div className={frame.buttons}>
                <Button appearance="subtle" onClick={onClose}>
                  {t('form:cancel')}
                </Button>
                <Button type="submit" appearance="primary" disabledFocusable={isUnsure || !isOpen}>
                  {t(plan.route === 'replaces' ? 'recordForm:edit.saveReplacing' : 'form:save')}
                </Button>
              </div>
            </div>
          </div>
        </div>
        {isAsking && <ReplaceQuestion record={record} staysReplaced={plan.staysReplaced} question={replaceQuestion} />}
      </div>
      {form.progress !== null && <UploadDialog progress={form.progress} />}
      {replaceQuestion !== null && !isAsking && (
        <ReplaceDialog record={record} staysReplaced={plan.staysReplaced} question={replaceQuestion} />
      )}
      {newerQuestion !== null && <NewerDialog question={newerQuestion} />}
    </form>
  );
}

/** An open list of the field takes Escape for itself. */
const isPopup = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [aria-expanded="true"]') !== null;

interface ReplaceQuestionProps {
  record: RecordItem;
  staysReplaced: boolean;
  question: Question<null, boolean>;
}

/** Asks in place before a record is replaced, so that its journal stays in sight; the safe answer has the focus. */
function ReplaceQuestion({ record, staysReplaced, question }: ReplaceQuestionProps) {
  const { t } = useTranslation('recordForm');
  const back = useRef<HTMLButtonElement>(null);
  const title = useId();
  const effects = useId();
  useEffect(() => back.current?.focus(), []);
  // The button disappears with its question.
  const answer = (isAccepted: boolean) => flushSync(() => question.answer(isAccepted));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-labelledby={title} aria-describedby={effects}>
      <strong id={title}>{t('edit.replace.title', { id: record.id })}</strong>
      <div id={effects}>
        <ReplaceEffects record={record} staysReplaced={staysReplaced} />
        <p>
          {t('changeDates.diaryStays')} {t('changeDates.told')}
        </p>
      </div>
      <div className={frame.buttons}>
        <Button ref={back} onClick={() => answer(false)}>
          {t('edit.replace.back')}
        </Button>
        <Button appearance="primary" onClick={() => answer(true)}>
          {t('edit.replace.confirm')}
        </Button>
      </div>
    </div>
  );
}
