import { type ReactNode, Suspense, useEffect, useEffectEvent, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { OfferedDraft } from './drafts/OfferedDraft.tsx';
import type { FieldMarks } from './fields/marks.tsx';
import { useFieldLabel } from './fields.tsx';
import { focusField, focusNextError } from './focus.ts';
import styles from './form.module.css';
import { SaveBar } from './SaveBar.tsx';
import { FormLayout, useFormOutline } from './sections/FormLayout.tsx';
import { useNamedField } from './useNamedField.ts';
import type { RecordForm } from './useRecordForm.ts';

// What most visits of a form never show.
const ConflictDialog = lazily(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);
const ContestedBar = lazily(async () => (await import('./SaveNotes.tsx')).ContestedBar);
const ErrorSummary = lazily(async () => (await import('./ErrorSummary.tsx')).ErrorSummary);
const FailureBar = lazily(async () => (await import('./FailureBar.tsx')).FailureBar);
const TakenOverBar = lazily(async () => (await import('./SaveNotes.tsx')).TakenOverBar);

/** How the form of a record looks, whatever is in it. */
export interface FormLook {
  /** What the fields come to, such as a preview: beside them in a wide window, else below them. */
  aside?: ReactNode;
  /** `whole`: the form has a layout of its own; `page`: one that takes the page without its margins, up to its height. */
  layout?: 'sheet' | 'whole' | 'page';
  /** Which fields are marked: the optional ones, or the required ones where most are optional. */
  marks?: FieldMarks;
  /** What has to be known before it is saved, at its foot. */
  remark?: string | undefined;
  /** What saving is called, where it is something of its own: leaving with it is not offered then. */
  saveLabel?: string;
}

interface RecordFormViewProps<Draft extends FieldValues, Values> extends FormLook {
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
  /** What one goes on to once it is saved: its main button then. */
  next?: { label: string; wayOn: () => (() => void) | null } | undefined;
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
  next,
  onCancel,
  aside,
  layout,
  marks,
  remark,
  saveLabel,
  children,
}: RecordFormViewProps<Draft, Values>) {
  const { form, element, isDirty, failure, isSent, unplaced, moved, target, draft, merge, phase, save } = record;
  useNamedField(element);
  const labelOf = useFieldLabel(target?.fields ?? {});
  const { errors, submitCount } = form.formState;
  const isOpen = phase === 'open';
  const isNew = target?.id === null;
  const formId = useId();
  const outline = useFormOutline(record, layout);
  const focusFirst = useEffectEvent(() => {
    const first = element.current?.querySelector<HTMLElement>('[data-field]')?.dataset.field;
    if (isNew && element.current !== null && first !== undefined) focusField(element.current, first);
  });
  useEffect(() => focusFirst(), []);
  const isSaving = record.isSaving || phase === 'ending';
  const saveAnd =
    (closes: boolean, wayOf = () => wayOn(closes)) =>
    async () => {
      const way: { on: (() => void) | null } = { on: null };
      const ends = () => {
        way.on = wayOf();
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
      id={formId}
      ref={element}
      className={styles.form}
      data-fills-page={layout === 'page' || undefined}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving && !isBlocked && isOpen) void saveAnd(false)();
      }}
    >
      <FormLayout
        outline={outline}
        isOpen={isOpen}
        aside={aside}
        layout={layout}
        marks={marks}
        notes={
          <>
            {notes}
            <OfferedDraft record={record} />
            <Suspense>
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
            </Suspense>
          </>
        }
      >
        {children}
      </FormLayout>
      <SaveBar
        formId={formId}
        isNew={isNew}
        survey={outline.survey}
        isDirty={isDirty}
        isSaving={isSaving}
        isBlocked={isBlocked}
        next={next && { label: next.label, go: saveAnd(true, next.wayOn) }}
        remark={remark}
        saveLabel={saveLabel}
        goOn={phase === 'ended' ? wayOn(true) : null}
        draft={draft}
        notes={
          target !== undefined && (
            <Suspense>
              {merge.takenOver.length > 0 && (
                <TakenOverBar fields={target.fields} names={merge.takenOver} onClose={merge.forget} />
              )}
              {merge.isContested && <ContestedBar />}
            </Suspense>
          )
        }
        save={saveAnd(false)}
        saveAndClose={saveAnd(true)}
        cancel={onCancel}
        toError={(step) => element.current && focusNextError(element.current, step)}
      />
      <Suspense>
        {target !== undefined && merge.question !== null && (
          <ConflictDialog question={merge.question} fields={target.fields} />
        )}
      </Suspense>
    </form>
  );
}
