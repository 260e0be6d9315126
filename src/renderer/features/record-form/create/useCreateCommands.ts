import { useEventCallback } from '@fluentui/react-components';
import { type RefObject, useState } from 'react';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { DraftStorage } from '#renderer/kit/form/drafts/keeper.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useFormKeys } from '#renderer/kit/form/useFormKeys.ts';
import { useFormPhase } from '#renderer/kit/form/useFormPhase.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { addressOf } from '#shared/routes.ts';
import { focusFlexibleBar } from './FlexibleBar.tsx';
import { stepAfter, stepBefore, steps } from './steps.ts';
import type { CreateFormState } from './useCreateForm.ts';
import { useCreation } from './useCreation.ts';
import type { StepFocus } from './useStepFocus.ts';
import { useSubmit } from './useSubmit.ts';

interface CreateCommandsOptions {
  form: CreateFormState;
  focus: StepFocus;
  element: RefObject<HTMLFormElement | null>;
  structure: CurrentStructure;
  read: ReadStructure;
  /** Everything is on one page. */
  isLight: boolean;
  /** The record is flexible, which has to be accepted. */
  isWarned: boolean;
  /** Where the call is kept, and how it is erased once its record is created. */
  call: { storedIn: DraftStorage; finish: () => Promise<void> };
}

/** What the form of a new record does: goes between its steps, creates the record and shows it, or leaves. */
export function useCreateCommands(options: CreateCommandsOptions) {
  const { form, focus, element, structure, read, isLight, isWarned, call } = options;
  const { open } = useNavigation();
  const submit = useSubmit();
  const life = useFormPhase(element);
  const isOpen = life.phase === 'open';
  /** Number of the record that this form has created. */
  const [created, setCreated] = useState<number | null>(null);
  const creation = useCreation({
    form,
    submit,
    structure,
    read,
    onRefusedEmail: () => {
      life.reopen();
      focus.showField('identity', 'identity.email', () => form.judge('identity'));
    },
    onSharedTelephone: () => {
      life.reopen();
      focus.showField('identity', 'identity.telephone', () => form.judge('identity'));
    },
  });
  // From its checks to its notes: a second press in between would make a second record.
  const creating = useActionMutation();
  const guard = useUnsavedGuard({
    isDirty: life.phase !== 'ended' && (form.isDirty || submit.isRunning),
    isKept: call.storedIn === 'disk' && form.files.files.size === 0,
    kind: submit.isRunning ? 'saving' : 'changes',
  });
  const isBlocked = read.state === 'loading' || read.state === 'failed';
  const { step, acceptsFlexible } = form.state;
  const isLast = isLight || step === 'summary';

  const show = (id: number) => open(addressOf('solidaryrecords_show', { id }));

  const create = async () => {
    if (life.isOver() || submit.isRunning || isBlocked || focus.stopAt(steps)) return;
    if (isWarned && !acceptsFlexible) {
      focusFlexibleBar(element.current);
      return;
    }
    // What is typed from now on would be of no record.
    life.close();
    const id = await creation.create();
    if (id === null) return life.reopen();
    life.end();
    setCreated(id);
    await call.finish();
    guard.release();
    await show(id);
  };

  // The same functions from one drawing to the next: a key does not draw the buttons again.
  const advance = useEventCallback(() => {
    if (!isOpen) return;
    if (isLast) return void creating.run(create);
    if (!focus.stopAt([step])) focus.goTo(stepAfter(step));
  });
  const goBack = useEventCallback(() => focus.goTo(stepBefore(step)));
  const cancel = useEventCallback(() => {
    if (created !== null) void show(created);
    else if (isOpen) void open(addressOf('solidaryrecords'));
  });
  useFormKeys({
    save: advance,
    saveAndClose: advance,
    cancel,
    toError: () => focus.stopAt(steps),
  });
  return {
    submit,
    creation,
    isBlocked,
    isLast,
    phase: life.phase,
    advance,
    /** Null where no step comes before. */
    goBack: isLight || step === 'known' ? null : goBack,
    cancel,
  };
}
