import { useTranslation } from 'react-i18next';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { useKnownRow } from '#renderer/kit/resource/useKnownRow.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
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
        <RecordView
          record={type}
          resource="relaypointtypes"
          actions={relayPointTypeActions}
          picture={type.iconUrl === null ? undefined : platformImageUrl(type.iconUrl, { kind: 'icon' })}
          isIcon={type.iconUrl !== null}
        >
          <RecordBody aside={<Points type={type} />}>
            <Icons type={type} />
          </RecordBody>
        </RecordView>
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
    <FactsCard
      title={t('show.icons')}
      facts={[
        {
          label: t('fields.icon'),
          field: 'iconId',
          value: type.iconName && (
            <>
              {type.iconName}
              {hasDefaultIcon(type) && <p className={flow.quiet}>{t('icon.default')}</p>}
            </>
          ),
        },
        { label: t('fields.privateIcon'), value: type.privateIconName ?? t('icon.noPrivateIcon') },
      ]}
    >
      <div className={styles.backdrops}>
        {backdrops.map((backdrop) => (
          <figure key={backdrop} className={styles.figure}>
            <div className={`${flow.framed} ${flow.sideM} ${styles.backdrop}`} data-backdrop={backdrop}>
              {iconUrl !== null && <TypeIcon url={iconUrl} alt={t('fields.icon')} size={36} />}
              {privateIconUrl !== null && <TypeIcon url={privateIconUrl} alt={t('fields.privateIcon')} size={36} />}
            </div>
            <figcaption>{t(`backdrops.${backdrop}`)}</figcaption>
          </figure>
        ))}
      </div>
    </FactsCard>
  );
}
