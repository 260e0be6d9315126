import { PersonHeartRegular, VehicleCarRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { SelectedDriver } from '#shared/resources/solidaryrecords/drivers.ts';
import styles from './matching.module.css';

/** Whether somebody is a volunteer or a member: an icon, a word and a colour. */
export function DriverType({ type }: Pick<SelectedDriver, 'type'>) {
  const { t } = useTranslation('matching');
  const Icon = type === 'transporter' ? PersonHeartRegular : VehicleCarRegular;
  return (
    <span className={`${flow.inline} ${styles.type}`} data-type={type}>
      <Icon aria-hidden />
      {t(`type.${type}`)}
    </span>
  );
}
