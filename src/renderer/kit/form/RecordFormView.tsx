import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './ConflictDialog.tsx';
import { OfferedDraft } from './drafts/OfferedDraft.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBar } from './FailureBar.tsx';
import { FormBody } from './FormBody.tsx';
import { useFieldLabel } from './fields.tsx';
import { focusNextError } from './focus.ts';
import styles from './form.module.css';
import { SaveBar } from './SaveBar.tsx';
import { ContestedBar, TakenOverBar } from './SaveNotes.tsx';
import { useNamedField } from './useNamedField.ts';
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
  /**
   * The way on from a form that is saved; null where the person stays with it.
   * @param closes whether they chose to leave it; a new record is left in any case
   */
  wayOn: (closes: boolean) => (() => void) | null;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a form: notes, errors, fields, and the bar with the save button. */
export function RecordFormView<Draft extends FieldValues, Values>({
  record,
  context,
  causes,
  notes,
  readBack,
  isBlocked = false,
  wayOn,
  onCancel,
  children,
}: RecordFormViewProps<Draft, Values>) {
  const { t } = useTranslation('form');
  const { form, element, isDirty, failure, isSent, unplaced, moved, target, draft, merge, phase, save } = record;
  useNamedField(element);
  const labelOf = useFieldLabel(target?.fields ?? {});
  const { errors, submitCount } = form.formState;
  const isOpen = phase === 'open';
  const isSaving = record.isSaving || phase === 'ending';
  const saveAnd = (closes: boolean) => async () => {
    const way: { on: (() => void) | null } = { on: null };
    const ends = () => {
      way.on = wayOn(closes);
      return way.on !== null;
    };
    // Who has left meanwhile works elsewhere: nothing leads them away from there.
    if ((await save({ closes, ends })) && element.current !== null) way.on?.();
  };
  // Errors of fields are in the summary; the bar shows everything else.
  const isOnFields = failure?.kind === 'invalid' && failure.fields.length > 0 && unplaced.length === 0;
  const labelsOf = (paths: readonly string[]) =>
    paths.filter((path) => target !== undefined && path in target.fields).map(labelOf);

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving && !isBlocked && isOpen) void saveAnd(false)();
      }}
    >
      {notes}
      <OfferedDraft record={record} />
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
      <FormBody isOpen={isOpen} className={styles.sections}>
        {children}
      </FormBody>
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        isBlocked={isBlocked}
        goOn={phase === 'ended' ? wayOn(true) : null}
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
        save={saveAnd(false)}
        saveAndClose={saveAnd(true)}
        cancel={onCancel}
        toError={(step) => element.current && focusNextError(element.current, step)}
      />
      {target !== undefined && merge.question !== null && (
        <ConflictDialog question={merge.question} fields={target.fields} />
      )}
    </form>
  );
}
