import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { MessagePreview } from '../message/MessagePreview.tsx';
import type { MessageStore } from '../message/store.ts';
import type { CampaignDraft, CampaignValues } from './fields.tsx';

/** Milliseconds after the last change until the preview follows: it is no part of answering a key. */
const PAUSE = 200;

/** The message as it is being written. */
export function LivePreview({
  form: { control },
  store,
}: {
  form: UseFormReturn<CampaignDraft, unknown, CampaignValues>;
  store: MessageStore;
}) {
  const { t } = useTranslation('message');
  const subject = useWatch({ control, name: 'subject' });
  const [blocks, setBlocks] = useState(store.blocks);
  const isWide = useMedia('(min-width: 1600px)');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setBlocks(store.blocks()), PAUSE);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return (
    <>
      <h2>{t('form.preview')}</h2>
      <MessagePreview subject={subject ?? ''} blocks={blocks} hasBoth={isWide} />
    </>
  );
}
