import { MessageBar, MessageBarBody, useEventCallback } from '@fluentui/react-components';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStructureLock } from '#renderer/kit/data/structure-lock.ts';
import { OfferedDraft } from '#renderer/kit/form/drafts/OfferedDraft.tsx';
import { ErrorSummary } from '#renderer/kit/form/ErrorSummary.tsx';
import { focusNextError } from '#renderer/kit/form/focus.ts';
import frame from '#renderer/kit/form/form.module.css';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { FormStatus, KeptDraft } from '#renderer/kit/form/SaveBar.tsx';
import { FormLayout, useFormOutline } from '#renderer/kit/form/sections/FormLayout.tsx';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { addressOf } from '#shared/routes.ts';
import { UploadDialog } from '../files/UploadDialog.tsx';
import { EditBar } from './EditBar.tsx';
import { EditEndBar } from './EditEndBar.tsx';
import { EditSections } from './EditSections.tsx';
import { EditSide } from './EditSide.tsx';
import styles from './edit.module.css';
import { NewerDialog } from './NewerDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useChangedFields } from './useChangedFields.ts';
import { useEditForm } from './useEditForm.ts';
import { useEditSave } from './useEditSave.ts';

interface EditFormProps {
  record: RecordItem;
  structure: Structure | null;
  /** The structure may not be read: its purposes, needs and proofs cannot be offered. */
  isRefused: boolean;
  read: () => Promise<unknown>;
  isReading: boolean;
}

/** The form that changes a record, on one page (docs/screens/07-solidary-records.md §6.2). */
export function EditForm({ record, structure, isRefused, read, isReading }: EditFormProps) {
  const { t } = useTranslation('recordForm');
  const navigate = useNavigate();
  const form = useEditForm(record, structure);
  const { plan, paths, replaceQuestion, newerQuestion } = form;
  const { element, isDirty, isUnsure, phase } = form.record;
  useStructureLock(true);
  useChangedFields(element, paths);
  const isOpen = phase === 'open';
  const formId = useId();
  // The way back does not lead to a form that was saved, or to a record that was replaced.
  const show = (id: number) => navigate({ to: addressOf('solidaryrecords_show', { id }), replace: true });
  const { save: trySave, check, saved, isUnchanged } = useEditSave(record, form, { read, onSaved: show });
  const save = () => void trySave();
  const cancel = useEventCallback(() => {
    if (saved !== null) void show(saved);
    else if (isOpen) void navigate({ to: addressOf('solidaryrecords_show', { id: record.id }) });
  });
  useFormKeys({
    save,
    saveAndClose: save,
    cancel,
    toError: (step) => element.current !== null && focusNextError(element.current, step),
  });
  const outline = useFormOutline(form.record);
  const { errors, submitCount } = form.record.form.formState;

  return (
    <form
      id={formId}
      ref={element}
      className={`${frame.form} ${styles.marks}`}
      noValidate
      aria-busy={phase === 'ending'}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormLayout
        outline={outline}
        isOpen={isOpen}
        aside={<EditSide form={form} />}
        isAsideFirst
        notes={
          <>
            <MissingRightBar right="solidary_update" />
            {isRefused && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{t('edit.refused', { structure: record.structureName ?? '' })}</MessageBarBody>
              </MessageBar>
            )}
            <OfferedDraft record={form.record} />
            <EditEndBar form={form} isReading={isReading} onCheck={check} />
            {submitCount > 0 && <ErrorSummary errors={errors} form={element} />}
          </>
        }
      >
        <EditSections form={form} record={record} structure={structure} />
      </FormLayout>
      <EditBar
        formId={formId}
        phase={phase}
        // Nothing is sent over a write of which nobody knows how it ended: the record is read first.
        isBlocked={isUnsure}
        isReplacement={plan.route === 'replaces'}
        status={
          <FormStatus errors={outline.survey.errors}>
            {t(isDirty ? 'edit.dirty' : isUnchanged ? 'edit.nothing' : 'edit.clean')}
          </FormStatus>
        }
        detail={isDirty && <KeptDraft draft={form.record.draft} />}
        onCancel={cancel}
      />
      {form.progress !== null && <UploadDialog progress={form.progress} />}
      {replaceQuestion !== null && (
        <ReplaceDialog record={record} staysReplaced={plan.staysReplaced} question={replaceQuestion} />
      )}
      {newerQuestion !== null && <NewerDialog question={newerQuestion} />}
    </form>
  );
}
