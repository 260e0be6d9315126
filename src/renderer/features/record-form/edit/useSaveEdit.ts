import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { focusField } from '#renderer/kit/form/focus.ts';
import type { FormLife } from '#renderer/kit/form/useFormPhase.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import { editOf } from '#shared/resources/solidaryrecords/form/edit-values.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';
import { flexibleBarId } from '../create/FlexibleBar.tsx';
import { countOf, firstPath } from './problems.ts';
import type { Edit } from './useEdit.ts';
import type { EditFormState } from './useEditForm.ts';

interface SaveEditOptions {
  record: RecordItem;
  form: EditFormState;
  edit: Edit;
  element: RefObject<HTMLFormElement | null>;
  life: FormLife;
  /** Nothing may be sent. */
  isBlocked: boolean;
  /** Lets the next navigation pass the guard of unsaved work. */
  release: () => void;
}

/**
 * Saves the form of a stored record: leads to what is wrong, asks what has to be asked, sends once, and shows the record
 * (docs/screens/07-solidary-records.md §6.2).
 */
export function useSaveEdit({ record, form, edit, element, life, isBlocked, release }: SaveEditOptions) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isJudged, setJudged] = useState(false);
  // From its checks to its end: a second press in between would ask and send a second time.
  const saving = useActionMutation();
  const replaceQuestion = useQuestion<null, boolean>(false);
  const newerQuestion = useQuestion<RecordEditResult, boolean>(false);
  const { draft, plan, problems } = form;
  /** Number of the record to show once this form has saved. */
  const [saved, setSaved] = useState<number | null>(null);

  const judge = () => {
    flushSync(() => setJudged(true));
    const path = firstPath(form.problems);
    if (element.current !== null && path !== null) focusField(element.current, path);
  };

  /** Sends what the form holds; null where nothing was saved, or nobody knows. */
  const send = async (): Promise<number | null> => {
    const values = editOf(record, draft, plan, form.context);
    if (plan.route === 'replaces' && !(await replaceQuestion.ask(null))) return null;
    return edit.save(
      plan.route === 'files'
        ? { route: 'files' }
        : plan.route === 'beneficiary' && form.beneficiary !== null
          ? { route: 'person', person: form.beneficiary, edit: values }
          : { route: 'record', edit: values },
      form.filesToSend,
      (result) => newerQuestion.ask(result),
    );
  };

  // The way back does not lead to a form that was saved, or to a record that was replaced.
  const show = (id: number) => navigate({ to: addressOf('solidaryrecords_show', { id }), replace: true });

  const trySave = async () => {
    if (life.isOver() || edit.isRunning || isBlocked) return;
    if (countOf(problems) > 0) return judge();
    if (form.isWarned && !form.acceptsFlexible) {
      element.current?.querySelector<HTMLElement>(`#${flexibleBarId} button`)?.focus();
      return;
    }
    // What is typed from now on would not be saved: the form is left with this save.
    life.close();
    if (plan.identity.includes('email') && (await form.check.check(draft.identity.email)) !== null) {
      life.reopen();
      return judge();
    }
    const saved = await send();
    if (saved === null) return life.reopen();
    life.end();
    setSaved(saved);
    release();
    await show(saved);
    // It is not read for that, which would have effects; while this page stood, it would have led to the old record.
    if (saved !== record.id) {
      setRecord(client, record.id, { record: { ...record, status: REPLACED, replacedBy: saved } });
    }
  };

  return {
    save: () => void saving.run(trySave),
    isJudged,
    /** The way on from a form that has saved; null while it has not. */
    goOn: saved === null ? null : () => void show(saved),
    replaceQuestion: replaceQuestion.question,
    newerQuestion: newerQuestion.question,
  };
}
