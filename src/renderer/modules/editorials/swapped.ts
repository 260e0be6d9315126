import type { Notice } from '#renderer/kit/data/notify.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';

type Named = Pick<Editorial, 'id' | 'title'>;

/**
 * Says which editorial is displayed from now on, and which one the platform put out for it
 * (docs/platform/b-communities-content.md §6).
 */
export const swapped = (now: Named, former: Named, extras: Pick<Notice, 'undo'> = {}): Notice => ({
  context: 'editorials',
  name: 'swapped',
  outcome: 'success',
  values: { name: recordName(now), former: recordName(former) },
  ...extras,
});
