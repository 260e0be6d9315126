import { useBlocker } from '@tanstack/react-router';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { isFormOfNew } from '#shared/routes.ts';
import { isSame } from '../changes.ts';
import { isInputHeld, onInputHeld, takeHeldInput } from '../held-input.ts';
import { type Leaving, UnsavedRegistry, type UnsavedWork } from './registry.ts';
import type { LeaveChoice } from './UnsavedDialog.tsx';
import { type ConfirmLeave, UnsavedContext } from './useUnsavedGuard.ts';

const UnsavedDialog = lazily(async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog);

/**
 * The main process asks the page before closing only while this is set; if the call fails, the window closes without
 * asking.
 */
const reportUnsaved = (isUnsaved: boolean): void => void invoke('app.setUnsaved', { isUnsaved }).catch(() => {});

/** Whether an address shows the page that is open: another copy to start from is another form. */
const isSamePage = (current: { pathname: string; search: object }, next: { pathname: string; search: object }) =>
  current.pathname === next.pathname && (!isFormOfNew(next.pathname) || isSame(current.search, next.search));

interface Question {
  promise: Promise<boolean>;
  leaving: Leaving;
  answer: (canLeave: boolean) => void;
}

/**
 * The one guard of unsaved work, for the router, the window and quitting (docs/screens/01-shell-home.md §6). Render it
 * inside the router.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(() => new UnsavedRegistry());
  const isInForm = useSyncExternalStore(registry.subscribe, registry.isUnsaved);
  const isHeld = useSyncExternalStore(onInputHeld, isInputHeld);
  const isUnsaved = isInForm || isHeld;
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question | null>(null);

  const confirmLeave = useCallback<ConfirmLeave>(
    (leaving = 'page') => {
      // Drawn at once: a form says with it whether it has changed.
      if (isInputHeld()) flushSync(takeHeldInput);
      if (!registry.isUnsaved(leaving)) return Promise.resolve(true);
      // One question at a time: closing the window while it is open does not stack a second one.
      if (open.current === null) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        const answer = (canLeave: boolean) => {
          open.current = null;
          setQuestion(null);
          resolve(canLeave);
        };
        open.current = { promise, leaving, answer };
        setQuestion(open.current);
      }
      return open.current.promise;
    },
    [registry],
  );

  useBlocker({
    shouldBlockFn: async ({ current, next }) => !isSamePage(current, next) && !(await confirmLeave()),
    enableBeforeUnload: false,
  });

  useEffect(() => {
    if (!isUnsaved) return;
    reportUnsaved(true);
    // Also when the layout is unmounted with the session: the main process must not wait for an answer that cannot
    // come.
    return () => reportUnsaved(false);
  }, [isUnsaved]);

  useEffect(
    () =>
      window.escale.on('app.closeRequested', async () => {
        if (await confirmLeave('window')) await invoke('app.confirmClose', undefined);
      }),
    [confirmLeave],
  );

  // The session may end while a question is open: the caller then stays where the guards lead.
  useEffect(() => () => open.current?.answer(false), []);

  const choose = async (choice: LeaveChoice) => {
    question?.answer(choice === 'leave' || (choice === 'save' && (await registry.saveAll(question.leaving))));
  };

  const guard = useMemo(() => ({ registry, confirmLeave }), [registry, confirmLeave]);
  return (
    <UnsavedContext value={guard}>
      {children}
      {question !== null && <OpenQuestion registry={registry} question={question} onChoose={choose} />}
    </UnsavedContext>
  );
}

/** The question about the unsaved work; it closes when the work has been saved in the meantime. */
function OpenQuestion({
  registry,
  question,
  onChoose,
}: {
  registry: UnsavedRegistry;
  question: Question;
  onChoose: (choice: LeaveChoice) => Promise<void>;
}) {
  const { leaving } = question;
  const [work, setWork] = useState(() => registry.dirty(leaving));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readBack = () => {
      setWork(registry.dirty(leaving));
      clearTimeout(timer);
      // After what the screen itself does once it has saved: the user's own navigation comes last.
      if (!registry.isUnsaved(leaving)) timer = setTimeout(() => question.answer(true));
    };
    const stop = registry.subscribe(readBack);
    readBack();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [registry, question, leaving]);
  if (work.length === 0) return null;
  const isAny = (wanted: UnsavedWork['kind']) => work.some(({ kind }) => kind === wanted);
  return (
    <Suspense>
      <UnsavedDialog
        running={work.find(({ kind }) => kind === 'running')?.work}
        work={isAny('running') ? 'running' : isAny('saving') ? 'saving' : 'changes'}
        drafts={
          !isAny('saving') && work.every(({ isKept }) => isKept) ? (leaving === 'signOut' ? 'dropped' : 'kept') : 'none'
        }
        canSave={!isAny('saving') && work.every(({ save }) => save !== undefined)}
        onChoose={onChoose}
      />
    </Suspense>
  );
}
