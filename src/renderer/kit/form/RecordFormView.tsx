import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Text, useTranslate } from '#renderer/kit/ui/translate.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftBar } from './drafts/DraftBar.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBar } from './FailureBar.tsx';
import { focusField, focusNextError } from './focus.ts';
import styles from './form.module.css';
import { SaveBar } from './SaveBar.tsx';
import { ContestedBar, TakenOverBar } from './SaveNotes.tsx';
import type { FormTarget } from './target.ts';
import type { RecordForm } from './useRecordForm.ts';

interface RecordFormViewProps<Draft extends FieldValues, Values> {
  record: RecordForm<Draft, Values>;
  /** Context of the notifications and error texts: `user`. */
  context: string;
  /** Likely causes of a refusal without a reason, translated. */
  causes?: readonly string[];
  /** Shown above the fields: missing permissions, notes. */
  notes?: ReactNode;
  /** A link for checking when the outcome of a save is unknown. */
  readBack?: ReactNode;
  /** Saving is disabled; `notes` say why. */
  isBlocked?: boolean;
  /** Called after `Save`: a creation opens its record, an edit stays. */
  onSaved?: () => void;
  onSavedAndClose: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Returns the label of a field of the form. */
const labelOf = <Draft,>({ fields }: FormTarget<Draft>, name: string, translate: Text): string =>
  // It was looked up by its name.
  translate(fields[name as keyof Draft & string].label);

/** The frame of a form: notes, errors, fields, and the bar with the save button. */
export function RecordFormView<Draft extends FieldValues, Values>({
  record,
  context,
  causes,
  notes,
  readBack,
  isBlocked = false,
  onSaved,
  onSavedAndClose,
  onCancel,
  children,
}: RecordFormViewProps<Draft, Values>) {
  const { t } = useTranslation('form');
  const { form, element, isDirty, isSaving, failure, isSent, unplaced, moved, target, draft, merge, save } = record;
  const translate = useTranslate();
  const { errors, submitCount } = form.formState;
  const saveThen = (next?: () => void) => async () => {
    if (await save()) next?.();
  };
  // Errors of fields are in the summary; the bar shows everything else.
  const isOnFields = failure?.kind === 'invalid' && failure.fields.length > 0 && unplaced.length === 0;
  const labelsOf = (names: readonly string[]) =>
    names.flatMap((name) => (target !== undefined && name in target.fields ? [labelOf(target, name, translate)] : []));

  const intoForm = (path?: string) => {
    // The bar disappears with the focused button.
    const first = path ?? element.current?.querySelector<HTMLElement>('[data-field]')?.dataset.field;
    if (element.current !== null && first !== undefined) focusField(element.current, first);
  };

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving && !isBlocked) void saveThen(onSaved)();
      }}
    >
      {notes}
      {target !== undefined && draft.offer !== null && (
        <DraftBar
          offer={draft.offer}
          fields={target.fields}
          stored={record.stored()}
          onRestore={() => intoForm(draft.restore()[0])}
          onDiscard={() => {
            draft.discard();
            intoForm();
          }}
        />
      )}
      {failure !== null && !isOnFields && (
        <FailureBar
          failure={failure}
          isSent={isSent}
          messages={unplaced}
          unsaved={labelsOf(failure.notStored ?? [])}
          moved={labelsOf(moved)}
          readBack={readBack}
          context={context}
          causes={causes}
        />
      )}
      {submitCount > 0 && <ErrorSummary errors={errors} form={element} />}
      <p className={styles.requiredNote}>{t('requiredNote')}</p>
      <div className={styles.sections}>{children}</div>
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        isBlocked={isBlocked}
        storedIn={draft.storedIn}
        notes={
          target !== undefined && (
            <>
              {merge.takenOver.length > 0 && (
                <TakenOverBar fields={target.fields} names={merge.takenOver} onClose={merge.forget} />
              )}
              {merge.isContested && <ContestedBar />}
            </>
          )
        }
        save={saveThen(onSaved)}
        saveAndClose={saveThen(onSavedAndClose)}
        cancel={onCancel}
        toError={(step) => element.current && focusNextError(element.current, step)}
      />
      {target !== undefined && merge.question !== null && (
        <ConflictDialog question={merge.question} fields={target.fields} />
      )}
    </form>
  );
}
