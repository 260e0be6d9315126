import { useTranslation } from 'react-i18next';
import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';

const idsOf = (text: string): number[] =>
  text.split(',').flatMap((part) => (/^[1-9]\d*$/.test(part) ? [Number(part)] : []));

/**
 * People named one by one, such as the recipients of a campaign: a link sets them, nobody types them. The list shows
 * them until the filter is taken away (docs/screens/02-users-hitchhikers.md §2).
 */
export function selected(): FilterControl<number[]> {
  return {
    toValue: (text) => {
      const ids = idsOf(text);
      return ids.length === 0 ? undefined : ids;
    },
    edit: ({ text }) => <People text={text} isDetailed />,
    summary: (text) => <People text={text} />,
  };
}

function People({ text, isDetailed = false }: { text: string; isDetailed?: boolean }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const count = idsOf(text).length;
  return t(isDetailed ? 'filters.selectedHint' : 'filters.selectedCount', { count, shown: format.number(count) });
}
