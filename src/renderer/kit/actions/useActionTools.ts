import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { openExternal } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { mostOf } from './bulk/ceiling.ts';
import type { Action } from './define.ts';
import type { ActionContext, ActionTools } from './tools.ts';

export function useActionContext(): ActionContext {
  const session = useSignedIn();
  const { config } = useBootstrap();
  return useMemo(() => ({ session, config }), [session, config]);
}

/** How many rows are chosen, and whether a query chose them. */
export interface ChosenCount {
  count: number;
  isQuery: boolean;
}

/**
 * Returns a function that says why an action is shown disabled, be it for the number of rows that are chosen; undefined
 * where it is not.
 */
export function useRefusal(): (action: Refusable, chosen?: ChosenCount | null) => string | undefined {
  const context = useActionContext();
  const translate = useTranslate();
  const format = useFormat();
  return (action, chosen = null) => {
    const reason = action.refusal?.(context) ?? null;
    if (reason !== null) return translate(reason);
    const most = chosen === null ? Number.POSITIVE_INFINITY : mostOf(action, chosen.isQuery);
    if (chosen === null || chosen.count <= most) return undefined;
    return translate('actions:bulk.ceiling', { most: format.number(most), shown: format.number(chosen.count) });
  };
}

type Refusable = Pick<Action, 'accepts' | 'refusal'> & { most?: number };

/** Returns a function that translates the label of an action. */
export function useActionLabel(): (action: Pick<Action, 'label' | 'labelValues'>) => string {
  const context = useActionContext();
  const translate = useTranslate();
  return ({ label, labelValues }) => translate(label, labelValues?.(context));
}

/** Returns a function that translates what an action is called among those of a selection: its short label, if any. */
export function useShortLabel(): (action: Pick<Action, 'label' | 'labelValues' | 'shortLabel'>) => string {
  const labelOf = useActionLabel();
  const translate = useTranslate();
  return (action) => (action.shortLabel === undefined ? labelOf(action) : translate(action.shortLabel));
}

/** Returns the tools that actions are performed with. */
export function useActionTools(): ActionTools {
  const context = useActionContext();
  const { open, pathname } = useNavigation();
  const copy = useCopy();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  return { ...context, open, pathname, openExternal, copy: (text) => void copy(text), translate, notify, client };
}
