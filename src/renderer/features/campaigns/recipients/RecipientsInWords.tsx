import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { StoredFilters } from '#shared/resources/campaigns/stored-filters.ts';
import { type ShownFilter, shownFilters, usersAddress } from './filter-texts.ts';
import styles from './recipients.module.css';

/**
 * The filters of a campaign as text, as the users list shows them, with a link to that list
 * (docs/screens/04-campaigns.md §6, §7). Filters that cannot be read are named.
 */
export function RecipientsInWords({ stored }: { stored: StoredFilters }) {
  const { t } = useTranslation('recipients');
  if (stored.kind === 'unreadable') {
    return <p>{t('summary.unreadable', { count: stored.unknown.length, names: stored.unknown.join(', ') })}</p>;
  }
  const shown = shownFilters(stored.filters);
  return (
    <div className={flow.rowM}>
      {shown.length === 0 ? (
        <span>{t('summary.everybody')}</span>
      ) : (
        <ul className={`${flow.wrap} ${flow.plain}`} aria-label={t('summary.filters')}>
          {shown.map((one) => (
            <Chip key={one.filter.name} {...one} />
          ))}
        </ul>
      )}
      <RecordLink to={usersAddress(stored.filters)}>{t('summary.list')}</RecordLink>
    </div>
  );
}

function Chip({ filter, text }: ShownFilter) {
  const translate = useTranslate();
  const own = translate(filter.label);
  const label =
    filter.group === undefined
      ? own
      : translate('list:filters.grouped', { group: translate(filter.group), label: own });
  return (
    <li className={styles.chip}>
      <span>{translate('list:filters.chip', { label })}</span> <strong>{filter.control.summary(text)}</strong>
    </li>
  );
}
