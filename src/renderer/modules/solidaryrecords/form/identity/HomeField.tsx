import { Button, Caption1 } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { PlacePicker } from '#renderer/kit/form/pickers/PlacePicker.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Address } from '#shared/resources/address.ts';
import { addressOfPoint } from '#shared/resources/points.ts';
import { homeLabel } from './home.ts';
import styles from './identity.module.css';

interface HomeFieldProps {
  value: Address | null;
  onChange: (value: Address | null) => void;
  error: string | undefined;
  /** A known person without home address: the platform ignores one that is given here. */
  isUnstored: boolean;
  /** The page of the user where it can be given; null without the right. */
  userPage: string | null;
  onLeave: () => void;
}

/** The home address of the person, found by search and shown in one line (docs/screens/10-external-journeys.md §2). */
export function HomeField({ value, onChange, error, isUnstored, userPage, onLeave }: HomeFieldProps) {
  const { t } = useTranslation('recordcreate');
  const label = t('identity.homeAddress');
  if (isUnstored) {
    return (
      <div className={styles.wide} data-field="identity.homeAddress" data-label={label}>
        <span>{label}</span>{' '}
        <Caption1>
          {userPage === null ? (
            t('identity.homeInUser')
          ) : (
            <RecordLink to={userPage}>{t('identity.homeInUser')}</RecordLink>
          )}
        </Caption1>
      </div>
    );
  }
  return (
    <div className={styles.place} data-field="identity.homeAddress" data-label={label}>
      <PlacePicker
        label={label}
        text={value === null ? '' : homeLabel(value)}
        {...(error !== undefined && { error })}
        onPick={(point) => point !== null && onChange(addressOfPoint(point))}
        onBlur={onLeave}
      />
      {value !== null && (
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('identity.clearHome')}
          onClick={() => onChange(null)}
        />
      )}
    </div>
  );
}
