import { memo, useCallback, useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useStore } from '#renderer/kit/data/store.ts';
import { focusRow } from '#renderer/kit/form/rows/commands.ts';
import type { CampaignDraft, CampaignValues } from '../form/fields.tsx';
import type { MessageStore } from '../message/store.ts';
import { MessageCheck } from './MessageCheck.tsx';

interface WrittenMessageCheckProps {
  /** Id of the campaign; null for one that was never saved. */
  id: number | null;
  form: UseFormReturn<CampaignDraft, unknown, CampaignValues>;
  store: MessageStore;
}

/** The check of a message while it is written; it follows the typing with low priority. */
export function WrittenMessageCheck({ id, form: { control }, store }: WrittenMessageCheckProps) {
  const subject = useDeferredValue(useWatch({ control, name: 'subject' }) ?? '');
  const blocks = useDeferredValue(useStore({ get: store.blocks, subscribe: store.subscribe }));
  const goTo = useCallback(
    (index: number) => {
      const key = store.blocks()[index]?.key;
      if (key === undefined) return;
      store.setCollapsed([key], false);
      focusRow(document.body, key, 'fields');
    },
    [store],
  );
  return <Check id={id} subject={subject} blocks={blocks} onGoToBlock={goTo} />;
}

/** Rendered with the deferred content only, so that it never delays a key press. */
const Check = memo(MessageCheck);
