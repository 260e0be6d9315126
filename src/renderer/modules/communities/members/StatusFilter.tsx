import { ToggleButton } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { EditorProps, FilterControl } from '#renderer/kit/list/filters/control.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type MemberStatus, memberStatuses } from '#shared/resources/communitymembers/index.ts';
import styles from './members.module.css';
import { useStatusCounts } from './useStatusCounts.ts';

/** The status as a row of buttons with the number of memberships of each; all of them when none is pressed. */
export const statusFilter = (community: number): FilterControl<MemberStatus> => ({
  toValue: (text) => memberStatuses.find((status) => String(status) === text),
  edit: (props) => <StatusEditor {...props} community={community} />,
  summary: (text) => text,
});

function StatusEditor({ text, onChange, label, community }: EditorProps & { community: number }) {
  const { t } = useTranslation('communitymembers');
  const { number } = useFormat();
  const counts = useStatusCounts(community);
  const all = memberStatuses.reduce<number | undefined>((sum, status) => {
    const count = counts[status];
    return sum === undefined || count === undefined ? undefined : sum + count;
  }, 0);
  const named = (name: string, count: number | undefined) =>
    count === undefined ? name : t('filters.count', { label: name, count: number(count) });
  const button = (value: string, name: string, count: number | undefined) => (
    <ToggleButton key={value} size="small" checked={text === value} onClick={() => onChange(value)}>
      {named(name, count)}
    </ToggleButton>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the layout of a form.
    <div role="group" aria-label={label} className={styles.statuses}>
      {button('', t('filters.all'), all)}
      {memberStatuses.map((status) => button(String(status), t(`values.statuses.${status}`), counts[status]))}
    </div>
  );
}
