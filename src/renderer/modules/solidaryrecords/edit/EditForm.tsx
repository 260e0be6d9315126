import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSolidaryEdit } from '#renderer/kit/data/solidary-edit.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { focusField, focusNextError } from '#renderer/kit/form/focus.ts';
import { SectionLinks } from '#renderer/kit/form/SectionLinks.tsx';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import { editOf } from '#shared/resources/solidaryrecords/form/edit-values.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { addressOf } from '#shared/routes.ts';
import { FlexibleBar, flexibleBarId } from '../form/create/FlexibleBar.tsx';
import { UploadDialog } from '../form/files/UploadDialog.tsx';
import { setRecord } from '../record.ts';
import { EditBar } from './EditBar.tsx';
import { EditEndBar } from './EditEndBar.tsx';
import { EditSections } from './EditSections.tsx';
import styles from './edit.module.css';
import { NewerDialog } from './NewerDialog.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { countOf, firstPath, parts } from './problems.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { isOpenEnd, useEdit } from './useEdit.ts';
import { useEditForm } from './useEditForm.ts';
import { useMarks } from './useMarks.ts';

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
  const { t } = useTranslation('recordedit');
  const navigate = useNavigate();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [isJudged, setJudged] = useState(false);
  const form = useEditForm(record, structure);
  const { draft, plan, problems } = form;
  const edit = useEdit(record);
  // From its checks to its end: a second press in between would ask and send a second time.
  const saving = useActionMutation();
  const replaceQuestion = useQuestion<null, boolean>(false);
  const newerQuestion = useQuestion<RecordEditResult, boolean>(false);
  const isDirty = plan.route !== 'nothing';
  const guard = useUnsavedGuard({
    isDirty: isDirty || edit.isRunning,
    kind: edit.isRunning ? 'saving' : 'changes',
  });
  useSolidaryEdit(true);
  useMarks(element, form.paths);

  // Nothing is sent over a write of which nobody knows how it ended: the record is read first.
  const isBlocked = !isDirty || isOpenEnd(edit.end);

  const judge = () => {
    flushSync(() => setJudged(true));
    const path = firstPath(form.problems);
    if (element.current !== null && path !== null) focusField(element.current, path);
  };

  const trySave = async () => {
    if (edit.isRunning || isBlocked) return;
    if (countOf(problems) > 0) return judge();
    if (form.isWarned && !form.acceptsFlexible) {
      element.current?.querySelector<HTMLElement>(`#${flexibleBarId} button`)?.focus();
      return;
    }
    if (plan.identity.includes('email') && (await form.check.check(draft.identity.email)) !== null) return judge();
    const values = editOf(record, draft, plan, form.context);
    if (plan.route === 'replaces' && !(await replaceQuestion.ask(null))) return;
    const saved = await edit.save(
      plan.route === 'files'
        ? { route: 'files' }
        : plan.route === 'beneficiary' && form.beneficiary !== null
          ? { route: 'person', person: form.beneficiary, edit: values }
          : { route: 'record', edit: values },
      form.filesToSend,
      (result) => newerQuestion.ask(result),
    );
    if (saved === null) return;
    guard.release();
    // The way back does not lead to a form that was saved, or to a record that was replaced.
    await navigate({ to: addressOf('solidaryrecords_show', { id: saved }), replace: true });
    // It is not read for that, which would have effects; while this page stood, it would have led to the old record.
    if (saved !== record.id) {
      setRecord(client, record.id, { record: { ...record, status: REPLACED, replacedBy: saved } });
    }
  };

  const save = () => void saving.run(trySave);
  const check = async () => {
    await read();
    edit.forget();
  };
  const cancel = () => void navigate({ to: addressOf('solidaryrecords_show', { id: record.id }) });
  useFormKeys({
    save,
    saveAndClose: save,
    cancel: () => !edit.isRunning && cancel(),
    toError: (step) => element.current !== null && focusNextError(element.current, step),
  });
  const wrong = isJudged ? countOf(problems) : 0;

  return (
    <form
      ref={element}
      className={styles.page}
      noValidate
      aria-busy={edit.isRunning}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <SectionLinks
        label={t('sections')}
        sections={parts.map((part) => ({ id: `edit-${part}`, title: t(`parts.${part}`) }))}
      />
      {isRefused && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('refused', { structure: record.structureName ?? '' })}</MessageBarBody>
        </MessageBar>
      )}
      {edit.end !== null && (
        <EditEndBar
          end={edit.end}
          isReading={isReading}
          onCheck={() => void check()}
          onCopy={() => {
            guard.release();
            form.copy();
          }}
        />
      )}
      <div className={styles.workspace}>
        <EditSections form={form} record={record} structure={structure} isJudged={isJudged} />
        <aside className={styles.side}>
          <PlanPanel plan={plan} />
          {form.isWarned && (
            <FlexibleBar
              isAccepted={form.acceptsFlexible}
              onAccept={() => form.acceptFlexible()}
              onChooseDay={() => {
                flushSync(() =>
                  form.set('times', { ...draft.times, punctual: { ...draft.times.punctual, dateChoice: 1 } }),
                );
                if (element.current !== null) focusField(element.current, 'times.day');
              }}
            />
          )}
        </aside>
      </div>
      <EditBar
        isRunning={edit.isRunning}
        isBlocked={isBlocked}
        isReplacement={plan.route === 'replaces'}
        status={wrong > 0 ? t('corrections', { count: wrong }) : t(isDirty ? 'dirty' : 'clean')}
        onCancel={cancel}
      />
      {edit.progress !== null && <UploadDialog progress={edit.progress} />}
      {replaceQuestion.question !== null && (
        <ReplaceDialog record={record} staysReplaced={plan.staysReplaced} question={replaceQuestion.question} />
      )}
      {newerQuestion.question !== null && <NewerDialog question={newerQuestion.question} />}
    </form>
  );
}
