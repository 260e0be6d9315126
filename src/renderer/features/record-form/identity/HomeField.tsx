import { Caption1 } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#renderer/features/solidary/places/PlaceField.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Address } from '#shared/resources/address.ts';
import { addressOfPoint } from '#shared/resources/point-address.ts';
import { homeLabel } from './home.ts';

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
export const HomeField = memo(function HomeField(props: HomeFieldProps) {
  const { value, onChange, error, isUnstored, userPage, onLeave } = props;
  const { t } = useTranslation('recordForm');
  const label = t('identity.homeAddress');
  if (isUnstored) {
    const text = t('identity.homeInUser');
    return (
      <div data-field="identity.homeAddress" data-label={label}>
        <div>{label}</div>
        <Caption1>{userPage === null ? text : <RecordLink to={userPage}>{text}</RecordLink>}</Caption1>
      </div>
    );
  }
  return (
    <div data-field="identity.homeAddress" data-label={label}>
      <PlaceField
        label={label}
        text={value === null ? '' : homeLabel(value)}
        needsTown
        error={error}
        onPick={(point) => onChange(point === null ? null : addressOfPoint(point))}
        onBlur={onLeave}
      />
    </div>
  );
});
