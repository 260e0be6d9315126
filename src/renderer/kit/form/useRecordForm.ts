import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type KeepStateOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { AppError, FieldError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { changedValues, firstValues, isSame } from './changes.ts';
import { type FormDraft, useDraft } from './drafts/useDraft.ts';
import { inScreenOrder, type RefusedField, refusedFields } from './errors.ts';
import { fieldElement, focusField, keepFocus } from './focus.ts';
import { takeHeldInput } from './held-input.ts';
import { isRuleMessage, serverType } from './messages.ts';
import { isUnder, valueAt } from './paths.ts';
import { fallbackMessage } from './rules.ts';
import type { NotSaved, SaveStrategy } from './save.ts';
import type { FormTarget } from './target.ts';
import { asItStands, keepTypedSince, valuesNow } from './typed.ts';
import { useUnsavedGuard } from './unsaved/useUnsavedGuard.ts';
import { useComputed } from './useComputed.ts';
import { type FormPhase, useFormPhase } from './useFormPhase.ts';
import { type Merge, useMerge } from './useMerge.ts';
import { useValidation } from './useValidation.ts';

/**
 * Last question before saving. False cancels and keeps the input; `again` when it changed the input: everything is
 * read, validated and asked once more.
 *
 * @param since the values on the platform when the form last agreed with it: when it was opened, or last saved. What
 * somebody else changed since is the difference between them and `stored` of the form.
 */
export type ConfirmSave<Draft, Values> = (
  values: Values,
  changes: Partial<Values>,
  since: Draft,
) => Promise<boolean | 'again'>;

export interface RecordFormOptions<Draft extends FieldValues, Values extends object, End> {
  /** Parses the draft into the values to save. */
  schema: z.ZodType<Values, Draft>;
  /**
   * What the rules of `schema` know beside the draft, as plain data: where it changes, what is told already is
   * validated again.
   */
  context?: unknown;
  /** Initial values: the record of the platform, or the defaults of a new one. */
  initial: Draft;
  confirm?: ConfirmSave<Draft, Values>;
  /** How it saves. */
  strategy: SaveStrategy<Draft, Values, End>;
  /** How an earlier save of the record ended, for this form to go on from, e.g. that of the form that created it. */
  formerEnd?: End | undefined;
  /** Something beside the fields has to be saved, e.g. a picture. */
  hasMore?: boolean;
  /** Whether there is anything to save, where not every difference from the stored draft is sent. */
  hasChanges?: (draft: Draft) => boolean;
  /** Given where something else keeps what is typed, and whether it has: the form keeps no draft then. */
  isKept?: boolean;
  /** Brings a refused field onto the screen, given by its path, such as by showing its step. */
  reveal?: (path: string) => void;
  /** The record of the form. Absent: it has no drafts, and conflicts are not detected. */
  target?: FormTarget<Draft>;
}

export interface SaveOptions {
  /** The person leaves the form with this save: it takes no input meanwhile. */
  closes?: boolean;
  /** Asked once everything is saved: whether the form is left. `closes` decides when absent. */
  ends?: () => boolean;
}

export interface RecordForm<Draft extends FieldValues, Values, End = unknown> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** Ref for the form element: errors are sorted and focused by their position on screen. */
  element: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed, unless the errors belong to fields. */
  failure: AppError | null;
  /** Whether a write may have reached the platform when the save failed. */
  isSent: boolean;
  /** Messages of the platform about fields that are not on the screen. */
  unplaced: readonly string[];
  /** Paths of fields that the failed save left neither unchanged nor as sent. */
  moved: readonly string[];
  /** How the last save ended, where it is not simply saved and no failure says it; null otherwise. */
  end: End | null;
  /** The last save may have been stored: nothing is sent before `forgetEnd`. */
  isUnsure: boolean;
  /** Takes the end of the last save as settled: the platform was read since. */
  forgetEnd: () => void;
  /** Everything that the rules refuse of the form as it is now, shown or not. */
  problems: () => RefusedField[];
  /** Listens to every change of the form's values, and of what its rules say. */
  onChange: (listener: () => void) => () => void;
  /** Shows what is wrong with some fields, given by their paths, as if the form were sent with them alone. */
  showErrors: (paths: readonly string[]) => void;
  target: FormTarget<Draft> | undefined;
  /** Returns the values on the platform, as far as this form knows. */
  stored: () => Draft;
  /** Takes new stored values, saved by something beside the form, as the baseline; the input stays. */
  restart: (now: Draft) => void;
  draft: FormDraft;
  /** Lets the next navigation pass the guard of unsaved work. */
  release: () => void;
  merge: Omit<Merge<Draft>, 'run'>;
  /** Whether it takes input: not while a save that ends it runs, nor afterwards. */
  phase: FormPhase;
  /**
   * Validates and saves; resolves to whether everything is saved. Never rejects, never loses input. A form that has ended
   * sends nothing. One that creates ends with its record, whoever saves it: what is typed next is never of that record.
   */
  save: (options?: SaveOptions) => Promise<boolean>;
}

/**
 * A form for one record: validates, detects conflicts with other users, saves one at a time, puts errors on their
 * fields, guards unsaved work and stores it as a draft.
 */
export function useRecordForm<Draft extends FieldValues, Values extends object, End = never>({
  schema,
  context,
  initial,
  confirm,
  strategy,
  formerEnd,
  hasMore = false,
  hasChanges,
  isKept,
  reveal,
  target,
}: RecordFormOptions<Draft, Values, End>): RecordForm<Draft, Values, End> {
  const form = useForm<Draft, unknown, Values>({
    resolver: zodResolver(schema, { error: fallbackMessage }),
    // A whole draft is a complete set of default values.
    defaultValues: initial as DefaultValues<Draft>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const life = useFormPhase(element);
  /** A form is one record's, or a new one's, from its start to its end: another record mounts another form. */
  const [boundTo] = useState(target?.id);
  if (target?.id !== boundTo) throw new Error(`the form of ${target?.resource} ${boundTo} was given another record`);
  const isNew = boundTo === null;
  /** The values on the platform, as far as this form knows. */
  const baseline = useRef(initial);
  /** Those before the first try of a save that has not succeeded yet; null once it has. */
  const unsaved = useRef<Draft>(null);
  const running = useRef<Promise<boolean>>(null);
  /** Whether the last save stored another record, with which this form ends. */
  const endsHere = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSent, setSent] = useState(false);
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [end, setEnd] = useState<NotSaved<End, Draft> | null>(
    formerEnd === undefined ? null : { isSaved: false, end: formerEnd, isUnsure: false },
  );
  /** Paths of the fields: of those of the target, or the names of a form without one. */
  const fields = useMemo(() => Object.keys(target?.fields ?? initial), [target?.fields, initial]);
  /** The fields that the running save refused. */
  const refused = useRef<readonly { path: string }[]>([]);
  const { showErrors, onChange, problems } = useValidation({ form, schema, context, fields: target?.fields });
  const changes = useComputed(onChange, () => hasChanges?.(form.getValues()));
  const isDirty = life.phase !== 'ended' && ((changes ?? form.formState.isDirty) || hasMore);
  const draft = useDraft({ form, target: isKept === undefined ? target : undefined, fields, baseline });
  const guard = useUnsavedGuard({
    isDirty,
    isKept: isKept ?? (draft.storedIn === 'disk' && !hasMore),
    save: () => saveOnce(),
    kind: isSaving && isSent ? 'saving' : 'changes',
  });
  const merge = useMerge({ form, fields, baseline, keepingFocus: (change) => keepFocus(element.current, change) });

  /** The first of some fields may not be on the screen. */
  const revealFirst = (paths: readonly string[]) => {
    const placeOf = (path: string) => fields.findIndex((field) => isUnder(path, field));
    const [first] = paths.toSorted((left, right) => placeOf(left) - placeOf(right));
    if (first !== undefined) reveal?.(first);
  };

  const focusFirstRefused = () => {
    revealFirst(refused.current.map(({ path }) => path));
    if (element.current === null) return;
    const [first] = inScreenOrder(element.current, refused.current);
    if (first !== undefined) focusField(element.current, first.path);
  };

  const showRefusal = (error: AppError) => {
    setFailure(error.kind === 'cancelled' ? null : error);
    if (error.kind !== 'invalid') return;
    revealFirst(error.fields.map(({ field }) => field));
    const isShown = ({ field }: FieldError) =>
      field !== '' && element.current !== null && fieldElement(element.current, field) !== null;
    // Errors of fields that are not on the screen are shown above the form.
    setUnplaced(error.fields.filter((one) => !isShown(one)).map(({ message }) => message));
    for (const { field, message } of error.fields.filter(isShown)) {
      form.setError(field as FieldPath<Draft>, { type: isRuleMessage(message) ? 'rule' : serverType, message });
    }
    refused.current = error.fields.map(({ field }) => ({ path: field }));
  };

  /** Returns the validated values; null when a rule refuses them. */
  const checked = async (): Promise<Values | null> => {
    takeHeldInput();
    let values: Values | null = null;
    await form.handleSubmit(
      (read) => {
        values = read;
      },
      (errors) => {
        refused.current = refusedFields(errors);
      },
    )();
    return values;
  };

  /** The values that differ from the stored ones: those of touched fields, and those computed from them. */
  const changesOf = (values: Values) => {
    const now = valuesNow(form);
    const first = firstValues(schema, baseline.current, now, fields);
    return changedValues(baseline.current, now, values, first, fields);
  };

  const restartFrom = (before: Draft, now: Draft, keeps: KeepStateOptions = {}) => {
    baseline.current = now;
    keepFocus(element.current, () => keepTypedSince(form, fields, before, now, keeps));
  };
  const restart = (now: Draft) => {
    unsaved.current = null;
    restartFrom(baseline.current, now, asItStands);
  };

  /** Marks the form as saving during the work; not while a question is open. */
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
      // What is computed from other fields is nobody's edit.
      return values && changedValues(baseline.current, valuesNow(form), values, null, fields);
    };
    return merge.run(() => busy(read()), changesNow);
  };

  const write = async (values: Values): Promise<boolean> => {
    const sent = valuesNow(form);
    const changes = changesOf(values);
    const answer = confirm === undefined || (await confirm(values, changes, unsaved.current ?? baseline.current));
    if (answer === 'again') return run();
    if (!answer) return false;
    setSent(true);
    const stored = baseline.current;
    const outcome = await busy(draft.during(() => strategy.send({ values, changes, draft: sent, stored })));
    if (!outcome.isSaved) {
      setEnd(outcome);
      if (outcome.now) restart(outcome.now);
      if (outcome.error !== undefined) showRefusal(outcome.error);
      return false;
    }
    guard.release();
    unsaved.current = null;
    endsHere.current = outcome.ends === true;
    // What is created, or stored as another record, is not edited here: its form starts from what the platform holds.
    if (!isNew && !endsHere.current) restartFrom(sent, outcome.now ?? sent);
    draft.settle();
    return true;
  };

  /**
   * Reads the record after a failed write, which may have changed it: the platform empties all roles before it fails
   * over one (docs/platform/a-auth-users.md §5).
   */
  const readAfterFailure = async (error: AppError, sent: Draft) => {
    const read = target?.read;
    if (read === undefined || error.readBack === undefined || error.readBack === 'unseen') return;
    const now = await read().catch(() => null);
    if (now === null) return;
    setMoved(
      fields.filter((path) => {
        const held = valueAt(now, path);
        return !isSame(held, valueAt(baseline.current, path)) && !isSame(held, valueAt(sent, path));
      }),
    );
  };

  const run = async (): Promise<boolean> => {
    setFailure(null);
    setSent(false);
    setUnplaced([]);
    setMoved([]);
    setEnd(null);
    endsHere.current = false;
    refused.current = [];
    unsaved.current ??= baseline.current;
    try {
      if (!(await mayWrite())) return false;
      // Validated again: what was taken over has to follow the same rules.
      const values = await checked();
      return values !== null && (await write(values));
    } catch (thrown) {
      const error = toAppError(thrown);
      await readAfterFailure(error, valuesNow(form));
      showRefusal(error);
      return false;
    }
  };

  const attempt = async ({ closes = false, ends = () => closes }: SaveOptions): Promise<boolean> => {
    // From the press on: nobody would save what is typed now.
    if (isNew || closes) life.close();
    const isSaved = await run();
    if (isSaved && (ends() || isNew || endsHere.current)) {
      life.end();
      draft.end();
    } else {
      life.reopen();
    }
    if (!isSaved) focusFirstRefused();
    return isSaved;
  };

  const saveOnce = (options: SaveOptions = {}): Promise<boolean> => {
    if (life.isOver()) return Promise.resolve(true);
    // Nothing is sent over a write of which nobody knows how it ended.
    if (end?.isUnsure === true) return Promise.resolve(false);
    running.current ??= attempt(options).finally(() => {
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
    end: end?.end ?? null,
    isUnsure: end?.isUnsure === true,
    forgetEnd: () => setEnd(null),
    problems,
    onChange,
    showErrors,
    target,
    stored: () => baseline.current,
    restart,
    draft,
    release: guard.release,
    merge,
    phase: life.phase,
    save: saveOnce,
  };
}
