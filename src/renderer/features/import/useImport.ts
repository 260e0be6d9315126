import { useEffect, useEffectEvent, useState } from 'react';
import { type Store, useStore } from '#renderer/kit/data/store.ts';
import type { ImportKindName } from '#shared/import/kinds.ts';
import type { ImportState } from './import-state.ts';
import { isSending, type KeptImport, useKeptImport } from './sending/kept.ts';
import { createWizard, type ImportActions, type Wizard } from './wizard.ts';

interface ShownImport {
  /** Tells imports apart. */
  id: number;
  state: ImportState;
  actions: ImportActions;
  /** The import that the page prepares while it shows the one that is being sent; the same where there is one. */
  prepared: ImportState;
  /** Another import that is being sent, or whose report waits. */
  other: Wizard | null;
  /** Name of the file of the other import, while it is being sent. */
  sentOther: string | null;
  /** Lets the import that is being sent go on behind, and begins another one. */
  prepareOther: () => void;
}

/**
 * The import that a page shows: the one of its kind that is being sent, or that ended while nobody looked, else its own.
 * A page that is left lets a sending go on, and releases everything else.
 */
export function useImport(kind: ImportKindName, named: readonly string[] = []): ShownImport {
  const store = useKeptImport();
  const kept = useStore(store);
  const [own, setOwn] = useState(() => createWizard(kind, named));
  const wizard = kept !== null && kept.wizard.kind === kind && !kept.isCovered ? kept.wizard : own;
  const state = useStore(wizard.state);
  const prepared = useStore(own.state);
  const other = kept !== null && kept.wizard !== wizard ? kept.wizard : null;
  const otherState = useStore((other ?? wizard).state);

  const leave = useEffectEvent(() => {
    const isKept = store.get()?.wizard === own;
    leaveKept(store, kind);
    if (!isKept) own.close();
  });
  useEffect(() => () => leave(), []);

  // Once another file is wanted, its report has been read.
  const isOver = wizard === kept?.wizard && (state.step === 'file' || state.step === 'community');
  useEffect(() => {
    if (isOver) store.set(null);
  }, [isOver, store]);

  return {
    id: wizard.id,
    state,
    actions: {
      ...wizard.actions,
      send: () => {
        if (keep(store, wizard)) wizard.actions.send();
      },
    },
    prepared,
    other,
    sentOther: other !== null && isSending(otherState) ? otherState.file.name : null,
    prepareOther: () => {
      if (kept === null) return;
      if (kept.wizard === own) setOwn(createWizard(kind, named));
      store.set({ ...kept, isCovered: true });
    },
  };
}

/** Keeps an import that is about to be sent; false while another one is being sent. */
function keep(store: Store<KeptImport | null>, wizard: Wizard): boolean {
  const before = store.get();
  if (before !== null && before.wizard !== wizard) {
    if (isSending(before.wizard.state.get())) return false;
    // Its report stays in the history.
    before.wizard.close();
  }
  store.set({ wizard, isCovered: false, isUntold: true });
  return true;
}

/** Lets a kept import go with its page, unless it is being sent or nobody has seen its report. */
function leaveKept(store: Store<KeptImport | null>, kind: ImportKindName): void {
  const kept = store.get();
  if (kept === null || kept.wizard.kind !== kind) return;
  if (kept.isCovered || isSending(kept.wizard.state.get())) {
    store.set({ ...kept, isCovered: false });
    return;
  }
  kept.wizard.close();
  store.set(null);
}
