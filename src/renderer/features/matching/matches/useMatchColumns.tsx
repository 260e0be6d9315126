import { useTranslation } from 'react-i18next';
import type { Column } from '#renderer/kit/list/sort-table/SortTable.tsx';
import type { PersonNames } from '#shared/full-name.ts';
import { ContactBadges } from '../ContactBadges.tsx';
import { contactStateOf } from '../contact-state.ts';
import { type PendingChoice, useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { ChoiceCell } from './ChoiceCell.tsx';
import type { InWay } from './rows.ts';

type Match = InWay<{ matchingId: number | null; avatar: string | null } & PersonNames>;

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
}: MatchColumnsOptions<Row>): Record<'person' | 'way' | 'action', Column<Row>> {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
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
    action: {
      id: 'action',
      label: t('columns.action'),
      isLabelHidden: true,
      cell: (row) => {
        const { matchingId, driver, way, nth } = row;
        return (
          canDrive(row) && (
            <ChoiceCell choice={{ matchingId, role, driver, way: t(`way.${way}`), when: whenOf(row) }} nth={nth} />
          )
        );
      },
    },
  };
}
