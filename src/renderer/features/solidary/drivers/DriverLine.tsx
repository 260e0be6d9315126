import { Button, Caption1, Spinner, Text, useId } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { windowInWords } from '#renderer/features/week/labels.ts';
import type { ListResponse } from '#renderer/kit/data/queries.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import { addressOf } from '#shared/routes.ts';
import styles from './drivers.module.css';
import type { Driver } from './drivers.ts';

type Row = ListResponse<'solidaryvolunteers'>['rows'][number];

interface DriverLineProps {
  driver: Driver<Row>;
  /** Whether they are sorted by how far they are. */
  isNear: boolean;
  /** Whether this person may open volunteers. */
  canRead: boolean;
  onOpen: () => void;
}

/** One volunteer who can drive: name, distance, window; telephone and range are read when the line is opened. */
export function DriverLine({ driver: { volunteer, place, metres, part }, isNear, canRead, onOpen }: DriverLineProps) {
  const { t } = useTranslation(['solidarylists', 'week']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId('driver-');
  const name = personNameOf(volunteer);
  const facts = [
    metres !== null && format.distance(metres),
    metres === null && isNear && t('drivers.noHome'),
    place === null ? volunteer.homeAddress?.locality : place.town,
    place !== null && t('drivers.ownPlace'),
    [t(`week:parts.${part}`), windowInWords(volunteer.windows[part])].filter((text) => text !== null).join(' '),
  ];
  return (
    <div>
      <div className={`${flow.bar} ${styles.line}`}>
        {canRead ? (
          <RecordLink to={addressOf('solidaryvolunteers_show', { id: volunteer.id })} onClick={onOpen}>
            {name}
          </RecordLink>
        ) : (
          <Text weight="semibold">{name}</Text>
        )}
        <Caption1>{facts.filter(Boolean).join(' · ')}</Caption1>
        {canRead && (
          <Button
            size="small"
            appearance="subtle"
            icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('drivers.detailsOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('drivers.details')}
          </Button>
        )}
      </div>
      <div id={id} aria-live="polite">
        {isOpen && <DriverDetails id={volunteer.id} metres={place === null ? null : metres} />}
      </div>
    </div>
  );
}

/** @param metres from the volunteer's own place; null where it is not known, and so whether it is within the range */
function DriverDetails({ id, metres }: { id: SolidaryUserId; metres: number | null }) {
  const { t } = useTranslation('solidarylists');
  const format = useFormat();
  const { data, error } = useRecord('solidaryvolunteers', id);
  if (data === undefined) {
    if (error === null) return <Spinner size="tiny" label={t('reading')} />;
    return (
      <Caption1>
        <ErrorLine error={toAppError(error)} />
      </Caption1>
    );
  }
  const { telephone, maxDistance } = data;
  return (
    <Caption1 className={styles.details}>
      <span>{telephone === null ? t('drivers.noTelephone') : format.phone(telephone)}</span>
      <span>
        {maxDistance === null ? t('drivers.noRange') : t('drivers.range', { distance: format.distance(maxDistance) })}
        {maxDistance !== null &&
          metres !== null &&
          ` · ${t(metres <= maxDistance ? 'drivers.inside' : 'drivers.outside')}`}
      </span>
    </Caption1>
  );
}
