import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { focusField } from '#renderer/kit/form/focus.ts';
import { focusRow } from '#renderer/kit/form/rows/commands.ts';
import type { PlaceInMessage } from '../check/rules.ts';
import type { MessageStore } from '../message/store.ts';

/** Opens a place of the message that is edited, and puts the focus there. */
export function goToPlace(store: MessageStore, place: PlaceInMessage): void {
  if (place === 'subject') {
    focusField(document.body, 'subject');
    return;
  }
  const key = store.blocks()[place]?.key;
  if (key === undefined) return;
  store.unfold(key);
  // The fields are drawn by the rendering after this one.
  requestAnimationFrame(() => {
    focusRow(document.body, key, 'fields');
    if (store.row(key)?.kind === 'text') focusText(key, document.activeElement);
  });
}

/** Frames within which the editor of a text is there, which is loaded with the first one. */
const FRAMES = 120;

/** Goes on from the head of a block into its text once that is there, unless the person went elsewhere meanwhile. */
function focusText(key: string, from: Element | null, frames = FRAMES): void {
  if (document.activeElement !== from || frames === 0) return;
  const row = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset.row === key);
  const text = row?.querySelector<HTMLElement>('[role="textbox"]');
  if (text) text.focus();
  else requestAnimationFrame(() => focusText(key, from, frames - 1));
}

/** Search parameter of the form that names a block, from 1; the subject is named as any field is (`useNamedField`). */
const named = z.object({ block: z.coerce.number().pipe(z.int().positive()) });

/** The search of the form that leads to a place of the message. */
export const searchOfPlace = (place: PlaceInMessage): { field: string } | { block: number } =>
  place === 'subject' ? { field: place } : { block: place + 1 };

/** Goes to the block that the address names, once the form stands. */
export function useNamedBlock(store: MessageStore): void {
  const search = useSearch({ strict: false });
  const isDone = useRef(false);
  useEffect(() => {
    const block = named.safeParse(search).data?.block;
    if (isDone.current || block === undefined) return;
    isDone.current = true;
    goToPlace(store, block - 1);
  }, [store, search]);
}
