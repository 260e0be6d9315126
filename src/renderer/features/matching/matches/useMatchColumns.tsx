import { Badge, Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Column } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { ContactBadges } from '../ContactBadges.tsx';
import { contactStateOf } from '../contact-state.ts';
import { type PendingChoice, useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { choiceOf, type InWay } from './rows.ts';

type Match = InWay<{ matchingId: number | null; avatar: string | null }>;

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
      value: ({ driver }) => driver.name,
      cell: ({ driver, avatar }) => (
        <>
          <DriverName driver={driver} avatar={avatar} />
          <ContactBadges state={contactStateOf(record.diary, driver.userId)} />
        </>
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
        const { matchingId, driver, way } = row;
        return (
          canDrive(row) && <ChoiceCell choice={{ matchingId, role, driver, way: t(`way.${way}`), when: whenOf(row) }} />
        );
      },
    },
  };
}

interface ChoiceCellProps {
  choice: Omit<PendingChoice, 'matchingId'> & { matchingId: number | null };
}

/** The button that chooses a match, or its outcome once chosen, so that nothing is chosen twice. */
function ChoiceCell({ choice }: ChoiceCellProps) {
  const { t } = useTranslation('matching');
  const { record, writes, unconfirmed, choiceDisabledReason, open } = useSolutions();
  const { matchingId, driver } = choice;
  const state = choiceOf(record, unconfirmed, matchingId);
  if (state === 'chosen') return <Badge appearance="filled">{t('choose.chosen')}</Badge>;
  if (state === 'unconfirmed') {
    return (
      <Badge appearance="outline" title={t('choose.unconfirmedNote')}>
        {t('choose.unconfirmed')}
      </Badge>
    );
  }
  if (matchingId === null || choiceDisabledReason !== null) return null;
  return (
    <Button
      size="small"
      aria-label={t('choose.buttonOf', { name: driver.name })}
      disabledFocusable={writes.isBusy}
      onClick={() => open({ kind: 'choose', choice: { ...choice, matchingId } })}
    >
      {t('choose.button')}
    </Button>
  );
}
