import { MessageBar, MessageBarBody, useEventCallback } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { useStructureLock } from '#renderer/kit/data/structure-lock.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { OfferedDraft } from '#renderer/kit/form/drafts/OfferedDraft.tsx';
import { FormBody } from '#renderer/kit/form/FormBody.tsx';
import { focusNextError } from '#renderer/kit/form/focus.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { SectionLinks } from '#renderer/kit/form/SectionLinks.tsx';
import { useComputed } from '#renderer/kit/form/useComputed.ts';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { addressOf } from '#shared/routes.ts';
import { recordParts } from '../fields.ts';
import { UploadDialog } from '../files/UploadDialog.tsx';
import page from '../record-form.module.css';
import { EditBar } from './EditBar.tsx';
import { EditEndBar } from './EditEndBar.tsx';
import { EditSections } from './EditSections.tsx';
import { EditSide } from './EditSide.tsx';
import styles from './edit.module.css';
import { NewerDialog } from './NewerDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useChangedFields } from './useChangedFields.ts';
import { useEditForm } from './useEditForm.ts';

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
  const client = useQueryClient();
  const form = useEditForm(record, structure);
  const { plan, paths, replaceQuestion, newerQuestion } = form;
  const { element, end, isDirty, isUnsure, phase, problems, onChange } = form.record;
  useStructureLock(true);
  useChangedFields(element, paths);
  // From its checks to its end: a second press in between would ask and send a second time.
  const saving = useActionMutation();
  /** Number of the record to show once this form has saved. */
  const [saved, setSaved] = useState<number | null>(null);
  // Nothing is sent over a write of which nobody knows how it ended: the record is read first.
  const isBlocked = !isDirty || isUnsure;
  const isOpen = phase === 'open';

  // The way back does not lead to a form that was saved, or to a record that was replaced.
  const show = (id: number) => navigate({ to: addressOf('solidaryrecords_show', { id }), replace: true });
  const trySave = async () => {
    if (isBlocked || !isOpen) return;
    if (!(await form.record.save({ closes: true }))) return;
    const shown = form.saved();
    setSaved(shown);
    await show(shown);
  };
  // Whichever way the form is left with a save, the question about unsaved work included. The old record is not read for
  // that, which would have effects; while this page stands, it would lead away to the old record.
  const tellReplaced = useEffectEvent(() => {
    const shown = form.saved();
    if (shown === record.id) return;
    setRecord(client, record.id, { record: { ...record, status: REPLACED, replacedBy: shown } });
  });
  useEffect(() => () => tellReplaced(), []);
  const save = () => void saving.run(trySave);
  const check = async () => {
    await read();
    form.record.forgetEnd();
  };
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
  const links = useMemo(
    () => (
      <SectionLinks
        label={t('edit.sections')}
        sections={recordParts.map((part) => ({ id: `edit-${part}`, title: t(`edit.parts.${part}`) }))}
      />
    ),
    [t],
  );
  const { isSubmitted } = form.record.form.formState;
  // Not looked for before it is told: the rules of a whole record are not run at each key.
  const wrong = useComputed(onChange, () => (isSubmitted ? problems().length : 0));

  return (
    <form
      ref={element}
      className={`${page.page} ${styles.marks}`}
      noValidate
      aria-busy={phase === 'ending'}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <MissingRightBar right="solidary_update" />
      {links}
      {isRefused && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('edit.refused', { structure: record.structureName ?? '' })}</MessageBarBody>
        </MessageBar>
      )}
      <OfferedDraft record={form.record} />
      {end !== null && isOpen && (
        <EditEndBar
          end={end}
          isUnsure={isUnsure}
          isReading={isReading}
          onCheck={() => void check()}
          onCopy={form.copy}
        />
      )}
      <FormBody isOpen={isOpen} className={page.workspace}>
        <EditSections form={form} record={record} structure={structure} />
        <EditSide form={form} />
      </FormBody>
      <EditBar
        phase={phase}
        isBlocked={isBlocked}
        isReplacement={plan.route === 'replaces'}
        status={wrong > 0 ? t('edit.corrections', { count: wrong }) : t(isDirty ? 'edit.dirty' : 'edit.clean')}
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
