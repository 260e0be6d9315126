import type { Notice } from '#renderer/kit/data/notify.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';

type Named = Pick<Editorial, 'id' | 'title'>;

/**
 * The message that names the editorial displayed from now on, and the one that the platform deactivated for it
 * (docs/platform/b-communities-content.md §6).
 */
export const swapped = (now: Named, former: Named, extras: Pick<Notice, 'undo'> = {}): Notice => ({
  context: 'editorials',
  name: 'swapped',
  outcome: 'success',
  values: { name: recordName(now), former: recordName(former) },
  ...extras,
});
