import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AppError, FieldError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { changedValues, isSame } from './changes.ts';
import { type FormDraft, useDraft } from './drafts/useDraft.ts';
import { inScreenOrder, refusedFields } from './errors.ts';
import { fieldElement, focusField, keepFocus } from './focus.ts';
import { isRuleMessage, serverType } from './messages.ts';
import { fallbackMessage } from './rules.ts';
import type { FormTarget } from './target.ts';
import { useUnsavedGuard } from './unsaved/useUnsavedGuard.ts';
import { type Merge, useMerge } from './useMerge.ts';

export interface RecordFormOptions<Draft extends FieldValues, Values extends object> {
  /** Reads what the fields hold and gives what is saved. */
  schema: z.ZodType<Values, Draft>;
  /** Where the form starts: what the platform holds, or the defaults of a new record. */
  initial: Draft;
  /** Last question before saving; false gives up and keeps everything as typed. */
  confirm?: (values: Values, changes: Partial<Values>) => Promise<boolean>;
  /**
   * Saves, and gives what the fields are to show from now on (the record as the platform now holds it; null keeps what
   * was typed). Throws an AppFailure when it was refused.
   */
  save: (values: Values, changes: Partial<Values>) => Promise<Draft | null>;
  /** Something beside the fields waits to be saved, e.g. a picture. */
  hasMore?: boolean;
  /** What the form is of. Absent: it has no drafts, and nothing is compared before saving. */
  target?: FormTarget<Draft>;
}

export interface RecordForm<Draft extends FieldValues, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** To be put on the form element: errors are ordered and focused by what stands on the screen. */
  element: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save was refused, where it is not for one of the fields alone. */
  failure: AppError | null;
  /** Whether anything was on its way to the platform when it failed. */
  isSent: boolean;
  /** What the platform said of no field on the screen. */
  unplaced: readonly string[];
  /** Fields that the failed save has left otherwise than they were and than they were sent. */
  moved: readonly (keyof Draft & string)[];
  target: FormTarget<Draft> | undefined;
  /** What the platform holds, as far as this form knows. */
  stored: () => Draft;
  /** Takes what the platform holds by now, saved by something beside the form; what the person typed stays. */
  restart: (now: Draft) => void;
  draft: FormDraft<Draft>;
  merge: Omit<Merge<Draft>, 'run'>;
  /** Checks and saves; true when everything is saved. Never rejects, never loses what was typed. */
  save: () => Promise<boolean>;
}

/**
 * A form for one record: checks, compares with what somebody else changed meanwhile, saves once at a time, puts
 * refusals on their fields, guards unsaved work and keeps it as a draft.
 */
export function useRecordForm<Draft extends FieldValues, Values extends object>({
  schema,
  initial,
  confirm,
  save,
  hasMore = false,
  target,
}: RecordFormOptions<Draft, Values>): RecordForm<Draft, Values> {
  const form = useForm<Draft, unknown, Values>({
    resolver: zodResolver(schema, { error: fallbackMessage }),
    // A whole draft is a complete set of default values.
    defaultValues: initial as DefaultValues<Draft>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  /** What the platform holds, as far as this form knows. */
  const baseline = useRef(initial);
  const running = useRef<Promise<boolean>>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSent, setSent] = useState(false);
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<readonly (keyof Draft & string)[]>([]);
  const isDirty = form.formState.isDirty || hasMore;
  const draft = useDraft({ form, target, baseline });
  const isKept = draft.keeping === 'disk' && !hasMore;
  const guard = useUnsavedGuard({
    isDirty,
    isKept,
    save: () => saveOnce(),
    kind: isSaving && isSent ? 'saving' : 'changes',
  });
  const merge = useMerge({ form, baseline, keepingFocus: (change) => keepFocus(element.current, change) });

  const focusFirstRefused = (paths: readonly { path: string }[]) => {
    if (element.current === null) return;
    const [first] = inScreenOrder(element.current, [...paths]);
    if (first !== undefined) focusField(element.current, first.path);
  };

  const showRefusal = (error: AppError) => {
    setFailure(error.kind === 'cancelled' ? null : error);
    if (error.kind !== 'invalid') return;
    const isShown = ({ field }: FieldError) =>
      field !== '' && element.current !== null && fieldElement(element.current, field) !== null;
    // What no field on the screen can show stands above them.
    setUnplaced(error.fields.filter((one) => !isShown(one)).map(({ message }) => message));
    for (const { field, message } of error.fields.filter(isShown)) {
      form.setError(field as FieldPath<Draft>, { type: isRuleMessage(message) ? 'rule' : serverType, message });
    }
    focusFirstRefused(error.fields.map(({ field }) => ({ path: field })));
  };

  /** What the form gives once every rule is met; null when something is refused. */
  const checked = async (): Promise<Values | null> => {
    let values: Values | null = null;
    await form.handleSubmit(
      (read) => {
        values = read;
      },
      (errors) => focusFirstRefused(refusedFields(errors)),
    )();
    return values;
  };

  const changesOf = (values: Values) => changedValues(baseline.current, structuredClone(form.getValues()), values);

  const restartFrom = (before: Draft, now: Draft) => {
    baseline.current = now;
    keepFocus(element.current, () => keepTypedSince(form, before, now));
  };

  /** The form says that it is saving while something is on its way; not while the person is asked something. */
  const busy = async <T>(work: Promise<T>): Promise<T> => {
    setSaving(true);
    try {
      return await work;
    } finally {
      setSaving(false);
    }
  };

  const mayWrite = async (): Promise<boolean> => {
    const read = target?.read;
    if (read === undefined) return true;
    const changesNow = async () => {
      const values = await checked();
      return values && changesOf(values);
    };
    return merge.run(() => busy(read()), changesNow);
  };

  const write = async (values: Values): Promise<boolean> => {
    const sent = structuredClone(form.getValues());
    const changes = changesOf(values);
    if (confirm !== undefined && !(await confirm(values, changes))) return false;
    setSent(true);
    const now = (await busy(save(values, changes))) ?? sent;
    guard.release();
    restartFrom(sent, now);
    draft.settle();
    return true;
  };

  /**
   * A write that failed may have left its mark: the platform empties all roles before it fails over one
   * (docs/platform/a-auth-users.md §5).
   */
  const readAfterFailure = async (error: AppError, sent: Draft) => {
    const read = target?.read;
    if (read === undefined || error.readBack === undefined || error.readBack === 'unseen') return;
    const now = await read().catch(() => null);
    if (now === null) return;
    // A form's draft has plain keys.
    const names = Object.keys(now) as (keyof Draft & string)[];
    setMoved(names.filter((name) => !isSame(now[name], baseline.current[name]) && !isSame(now[name], sent[name])));
  };

  const run = async (): Promise<boolean> => {
    setFailure(null);
    setSent(false);
    setUnplaced([]);
    setMoved([]);
    try {
      if (!(await mayWrite())) return false;
      // Checked as it stands now: what was taken over meets the same rules.
      const values = await checked();
      return values !== null && (await write(values));
    } catch (thrown) {
      const error = toAppError(thrown);
      await readAfterFailure(error, structuredClone(form.getValues()));
      showRefusal(error);
      return false;
    }
  };

  const saveOnce = (): Promise<boolean> => {
    running.current ??= run().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  return {
    form,
    element,
    isDirty,
    isSaving,
    failure,
    isSent,
    unplaced,
    moved,
    target,
    stored: () => baseline.current,
    restart: (now) => restartFrom(baseline.current, now),
    draft,
    merge,
    save: saveOnce,
  };
}

/** Starts again from what is saved, keeping what the person typed beside what the fields held before. */
function keepTypedSince<Draft extends FieldValues, Values>(
  form: UseFormReturn<Draft, unknown, Values>,
  before: Draft,
  now: Draft,
): void {
  const current = structuredClone(form.getValues());
  form.reset(now);
  // The names of a draft are fields of its form.
  for (const name of Object.keys(current) as FieldPath<Draft>[]) {
    if (!isSame(current[name], before[name])) form.setValue(name, current[name], { shouldDirty: true });
  }
}
