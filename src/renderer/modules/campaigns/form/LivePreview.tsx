import { Button } from '@fluentui/react-components';
import { memo, useDeferredValue, useEffect, useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { ReadingButton, ReadingList } from '../check/Reading.tsx';
import type { PlaceInMessage } from '../check/rules.ts';
import { useMessageCheck } from '../check/useMessageCheck.ts';
import { MessagePreview } from '../message/MessagePreview.tsx';
import type { MessageStore } from '../message/store.ts';
import type { CampaignDraft, CampaignValues } from './fields.tsx';
import { goToPlace } from './go-to-place.ts';

/** Milliseconds after the last change until the preview follows: it is no part of answering a key. */
const PAUSE = 200;

interface LivePreviewProps {
  /** Id of the campaign; null for one that was never saved. */
  id: number | null;
  /** Address that it is sent from; null where it is not known yet. */
  from: string | null;
  form: UseFormReturn<CampaignDraft, unknown, CampaignValues>;
  store: MessageStore;
}

/** The message as it is being written, and how it reads. */
export function LivePreview({ id, from, form: { control }, store }: LivePreviewProps) {
  const subject = useDeferredValue(useWatch({ control, name: 'subject' }) ?? '');
  const [blocks, setBlocks] = useState(store.blocks);
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
  return <ReadMessage {...{ id, from, subject, blocks, store }} />;
}

interface ReadMessageProps extends Pick<LivePreviewProps, 'id' | 'from' | 'store'> {
  subject: string;
  blocks: ReturnType<MessageStore['blocks']>;
}

/** Rendered with the deferred content only, so that it never delays a key press. */
const ReadMessage = memo(function ReadMessage({ id, from, subject, blocks, store }: ReadMessageProps) {
  const isWide = useMedia('(min-width: 1600px)');
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const check = useMessageCheck({ id, subject, blocks });
  const renderLink = (place: PlaceInMessage, words: string) => (
    <Button size="small" onClick={() => goToPlace(store, place)}>
      {words}
    </Button>
  );
  return (
    <MessagePreview
      {...{ subject, blocks, from }}
      hasBoth={isWide}
      tools={
        <ReadingButton check={check} isOpen={isOpen} controls={list} onToggle={() => setOpen((before) => !before)} />
      }
      notes={isOpen && <ReadingList id={list} check={check} renderLink={renderLink} />}
    />
  );
});
