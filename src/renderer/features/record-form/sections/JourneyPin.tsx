import { Button } from '@fluentui/react-components';
import { LocationRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PinMap } from '#renderer/kit/map/PinMap.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { LatLng } from '#shared/geo.ts';
import type { JourneyPlace } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { JourneyField } from '#shared/resources/solidaryrecords/form/journey.ts';
import styles from './sections.module.css';

interface JourneyPinProps {
  field: JourneyField;
  place: JourneyPlace | null;
  /** The other end, around which the map opens. */
  other: JourneyPlace | null;
  onMove: (position: LatLng) => void;
}

/**
 * A pin on a map in place of the search (docs/screens/01-shell-home.md §6): offered for an end that has no position,
 * and from then on, so that it can be moved.
 */
export function JourneyPin({ field, place, other, onMove }: JourneyPinProps) {
  const { t } = useTranslation('recordForm');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (place !== null && isOpen === null) return null;
  return (
    <div className={`${flow.gridS} ${styles.pin}`}>
      <Button
        size="small"
        icon={<LocationRegular />}
        aria-expanded={isOpen === true}
        // Leaving the field shows its error, which would move the button away before it is released.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setOpen(isOpen !== true);
        }}
      >
        {t(`journey.pin.${field}`)}
      </Button>
      {isOpen === true && <PinMap label={t(`journey.pin.map.${field}`)} place={place} near={other} onMove={onMove} />}
    </div>
  );
}
