import { useTranslation } from 'react-i18next';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { hasDefaultIcon } from '../labels.ts';
import { TypeIcon } from '../TypeIcon.tsx';
import styles from './show.module.css';

/** The backgrounds on which icons appear. */
const backdrops = ['light', 'dark', 'map'] as const;

/** Shows the icon of a type and its variant for private points, with their names, on each background. */
export function Icons({ type }: { type: RelayPointType }) {
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
