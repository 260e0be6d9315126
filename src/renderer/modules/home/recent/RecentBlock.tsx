import { useTranslation } from 'react-i18next';
import { useOpenRecordNames } from '#renderer/features/solidary/records/open-records.ts';
import { useRecentRecords, useRecentViews } from '#renderer/kit/list/recent/useRecent.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { NamedLine } from '#renderer/kit/ui/show/NamedLine.tsx';
import { addressOf, isRouteName, type RouteName } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import styles from '../Home.module.css';

const maxRecords = 6;
const maxViews = 4;

/** Lists the records opened and views used recently on this computer. */
export function RecentBlock() {
  const { t } = useTranslation(['home', 'routes', 'palette']);
  const beneficiaryOf = useOpenRecordNames();
  const records = useRecentRecords()
    .flatMap(({ module, id, name: visited }) => {
      const name = (module === 'solidaryrecords' ? beneficiaryOf(id) : undefined) ?? visited;
      const show = `${module}_show`;
      if (!isRouteName(show)) return [];
      const title = t(`routes:${module}.title`);
      const number = t('palette:number', { id });
      const address = addressOf(show, { id });
      return name === undefined
        ? { module, address, label: `${title} ${number}`, detail: undefined }
        : { module, address, label: name, detail: `${title} ${number}` };
    })
    .slice(0, maxRecords);
  const views = useRecentViews().slice(0, maxViews);
  if (records.length === 0 && views.length === 0) return null;
  return (
    <Block title={t('home:recent.title')}>
      {records.length > 0 && (
        <ul className={styles.rows} aria-label={t('home:recent.records')}>
          {records.map(({ module, address, label, detail }) => (
            <RecentRow key={address} module={module} to={address} label={label} detail={detail} />
          ))}
        </ul>
      )}
      {views.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t('home:recent.views')}</h3>
          <ul className={styles.rows}>
            {views.map(({ module, id, name }) => (
              <RecentRow
                key={`${module}/${id}`}
                module={module}
                to={addressOf(module)}
                search={{ view: id }}
                label={name}
                detail={t(`routes:${module}.title`)}
              />
            ))}
          </ul>
        </>
      )}
    </Block>
  );
}

interface RecentRowProps {
  module: RouteName;
  to: string;
  search?: Readonly<Record<string, string>>;
  label: string;
  detail: string | undefined;
}

function RecentRow({ module, to, search, label, detail }: RecentRowProps) {
  return (
    <li className={styles.row}>
      <span className={flow.named}>
        <ModuleIcon of={module} />
        <NamedLine name={label} to={to} search={search} details={[detail]} />
      </span>
    </li>
  );
}
