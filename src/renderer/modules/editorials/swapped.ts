import type { Notice } from '#renderer/kit/data/notify.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { editorialName } from './labels.ts';

type Named = Pick<Editorial, 'id' | 'title'>;

/**
 * Says which editorial is displayed from now on, and which one the platform put out for it
 * (docs/platform/b-communities-content.md §6).
 */
export const swapped = (now: Named, former: Named, extras: Pick<Notice, 'undo'> = {}): Notice => ({
  context: 'editorials',
  name: 'swapped',
  outcome: 'success',
  values: { name: editorialName(now), former: editorialName(former) },
  ...extras,
});
