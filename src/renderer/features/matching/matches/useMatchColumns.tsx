import { useTranslation } from 'react-i18next';
import type { Column } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { ContactBadges } from '../ContactBadges.tsx';
import { contactStateOf } from '../contact-state.ts';
import { type PendingChoice, useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import type { Match } from './candidates.ts';
import { hoursOf } from './hours.ts';
import { MatchActions } from './MatchActions.tsx';
import { useHoursTexts } from './useHoursTexts.ts';

interface MatchColumnsOptions<Row> {
  /** Label of the column of names. */
  label: string;
  role: PendingChoice['role'];
  /** Whether the person can be chosen as a driver; anybody can without it. */
  canDrive?: (row: Row) => boolean;
  /** Translated text of when the match fits the record. */
  whenOf: (row: Row) => readonly string[];
}

/** The columns that all lists of matches have: the person, the way, and the button that chooses. */
export function useMatchColumns<Row extends Match>({
  label,
  role,
  canDrive = () => true,
  whenOf,
}: MatchColumnsOptions<Row>): Record<'person' | 'way' | 'hours' | 'action', Column<Row>> {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
  const hoursTexts = useHoursTexts();
  return {
    person: {
      id: 'person',
      label,
      value: ({ familyName, givenName, driver }) => [familyName, givenName].filter(Boolean).join(' ') || driver.name,
      cell: (row) => (
        <DriverName userId={row.driver.userId} names={row} avatar={row.avatar}>
          <ContactBadges state={contactStateOf(record.diary, row.driver.userId)} />
        </DriverName>
      ),
    },
    way: {
      id: 'way',
      label: t('columns.way'),
      value: ({ way }) => (way === 'outward' ? 0 : 1),
      isPlain: true,
      cell: ({ way }) => t(`way.${way}`),
    },
    hours: {
      id: 'hours',
      label: t('columns.hoursGap'),
      place: 'first',
      value: (row) => hoursOf(record, row.way, row).cost,
      cell: (row) => hoursTexts.timed(hoursOf(record, row.way, row), role),
    },
    action: {
      id: 'action',
      label: t('columns.action'),
      isLabelHidden: true,
      cell: (row) => {
        const { matchingId, driver, way, nth } = row;
        const facts = [t(`way.${way}`), ...whenOf(row), hoursTexts.gap(hoursOf(record, way, row), role)];
        return (
          <MatchActions
            choice={{ matchingId, role, driver, way: t(`way.${way}`), when: whenOf(row) }}
            nth={nth}
            canDrive={canDrive(row)}
            facts={facts}
          />
        );
      },
    },
  };
}
