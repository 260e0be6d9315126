import { MessageBar, MessageBarBody, useEventCallback } from '@fluentui/react-components';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStructureLock } from '#renderer/kit/data/structure-lock.ts';
import { FormBody } from '#renderer/kit/form/FormBody.tsx';
import { focusNextError } from '#renderer/kit/form/focus.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { SectionLinks } from '#renderer/kit/form/SectionLinks.tsx';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import { useFormPhase } from '#renderer/kit/form/useFormPhase.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { addressOf } from '#shared/routes.ts';
import { UploadDialog } from '../files/UploadDialog.tsx';
import page from '../record-form.module.css';
import { EditBar } from './EditBar.tsx';
import { EditEndBar } from './EditEndBar.tsx';
import { EditSections } from './EditSections.tsx';
import { EditSide } from './EditSide.tsx';
import styles from './edit.module.css';
import { NewerDialog } from './NewerDialog.tsx';
import { countOf, parts } from './problems.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { isOpenEnd, useEdit } from './useEdit.ts';
import { useEditForm } from './useEditForm.ts';
import { useMarks } from './useMarks.ts';
import { useSaveEdit } from './useSaveEdit.ts';

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
  const element = useRef<HTMLFormElement>(null);
  const form = useEditForm(record, structure);
  const { plan, problems } = form;
  const edit = useEdit(record);
  const life = useFormPhase(element);
  const isDirty = plan.route !== 'nothing';
  const guard = useUnsavedGuard({
    isDirty: life.phase !== 'ended' && (isDirty || edit.isRunning),
    kind: edit.isRunning ? 'saving' : 'changes',
  });
  useStructureLock(true);
  useMarks(element, form.paths);

  // Nothing is sent over a write of which nobody knows how it ended: the record is read first.
  const isBlocked = !isDirty || isOpenEnd(edit.end);

  const { save, goOn, isJudged, replaceQuestion, newerQuestion } = useSaveEdit({
    record,
    form,
    edit,
    element,
    life,
    isBlocked,
    release: guard.release,
  });
  const check = async () => {
    await read();
    edit.forget();
  };
  const isOpen = life.phase === 'open';
  const cancel = useEventCallback(() => {
    if (goOn !== null) goOn();
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
        sections={parts.map((part) => ({ id: `edit-${part}`, title: t(`edit.parts.${part}`) }))}
      />
    ),
    [t],
  );
  const wrong = isJudged ? countOf(problems) : 0;

  return (
    <form
      ref={element}
      className={`${page.page} ${styles.marks}`}
      noValidate
      aria-busy={life.phase === 'ending'}
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
      {edit.end !== null && isOpen && (
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
      <FormBody isOpen={isOpen} className={page.workspace}>
        <EditSections form={form} record={record} structure={structure} isJudged={isJudged} />
        <EditSide form={form} element={element} />
      </FormBody>
      <EditBar
        phase={life.phase}
        isBlocked={isBlocked}
        isReplacement={plan.route === 'replaces'}
        status={wrong > 0 ? t('edit.corrections', { count: wrong }) : t(isDirty ? 'edit.dirty' : 'edit.clean')}
        onCancel={cancel}
      />
      {edit.progress !== null && <UploadDialog progress={edit.progress} />}
      {replaceQuestion !== null && (
        <ReplaceDialog record={record} staysReplaced={plan.staysReplaced} question={replaceQuestion} />
      )}
      {newerQuestion !== null && <NewerDialog question={newerQuestion} />}
    </form>
  );
}
