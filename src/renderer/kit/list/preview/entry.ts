import { EyeRegular } from '@fluentui/react-icons';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';

/**
 * Adds the preview to the menu of a row, right after the entry that opens it (docs/screens/02-users-hitchhikers.md §2).
 */
export function withPreview<R extends BaseRow>(actions: readonly Action<R>[], show: (row: R) => void): Action<R>[] {
  const preview = defineAction<R, void>({
    id: 'list.preview',
    label: 'list:preview.label',
    icon: EyeRegular,
    section: 'open',
    accepts: 'one',
    perform: show,
  });
  return actions.toSpliced(actions[0]?.section === 'open' ? 1 : 0, 0, preview);
}
