import { useTranslation } from 'react-i18next';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { useKnownRow } from '#renderer/kit/resource/useKnownRow.ts';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { relayPointTypeActions } from './actions.ts';
import { hasDefaultIcon } from './labels.ts';
import { Points } from './show/Points.tsx';
import styles from './show/show.module.css';
import { TypeIcon } from './TypeIcon.tsx';

/** The page of one type of relay points; where it cannot be read it shows the data of the list. */
export function RelayPointTypeShowPage({ id }: { id: number }) {
  const { t } = useTranslation('relaypointtypes');
  const { error } = useRecord('relaypointtypes', id);
  const { row: known, isLooking } = useKnownRow('relaypointtypes', id, error);
  return (
    <RecordPage resource="relaypointtypes" id={id} fallbackRecord={{ known, isLooking, title: t('unread.title') }}>
      {(type) => (
        <>
          <ActionHeader
            record={type}
            resource="relaypointtypes"
            actions={relayPointTypeActions}
            picture={type.iconUrl === null ? undefined : platformImageUrl(type.iconUrl, { kind: 'icon' })}
            isIcon={type.iconUrl !== null}
          />
          <Sections>
            <Icons type={type} />
            <Points type={type} />
          </Sections>
        </>
      )}
    </RecordPage>
  );
}

/** The backgrounds on which icons appear. */
const backdrops = ['light', 'dark', 'map'] as const;

/** Shows the icon of a type and its variant for private points, with their names, on each background. */
function Icons({ type }: { type: RelayPointType }) {
  const { t } = useTranslation('relaypointtypes');
  const { iconUrl, privateIconUrl } = type;
  return (
    <Section title={t('show.icons')}>
      <FieldRows>
        <FieldRow label={t('fields.icon')}>
          {type.iconName}
          {hasDefaultIcon(type) && <p className={styles.note}>{t('icon.default')}</p>}
        </FieldRow>
        <FieldRow label={t('fields.privateIcon')}>{type.privateIconName ?? t('icon.noPrivateIcon')}</FieldRow>
      </FieldRows>
      <div className={styles.backdrops}>
        {backdrops.map((backdrop) => (
          <figure key={backdrop} className={styles.figure}>
            <div className={styles.backdrop} data-backdrop={backdrop}>
              {iconUrl !== null && <TypeIcon url={iconUrl} alt={t('fields.icon')} size={36} />}
              {privateIconUrl !== null && <TypeIcon url={privateIconUrl} alt={t('fields.privateIcon')} size={36} />}
            </div>
            <figcaption>{t(`backdrops.${backdrop}`)}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
