import { Badge, Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DayChips } from '#renderer/features/week/DayChips.tsx';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import type { Column } from '#renderer/kit/list/sort-table/SortTable.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import type { Contacted } from '../contact/contacted.ts';
import styles from '../external-journeys.module.css';
import type { SearchPlace } from '../search/draft.ts';
import { type ResultRow, roleOf } from './rows.ts';
import { daysByTime, useJourneyTexts } from './useJourneyTexts.ts';

interface ColumnOptions {
  /** The ends of the record's journey for each direction, to which distances are measured. */
  ends: Readonly<Record<ResultRow['way'], { from: SearchPlace | null; to: SearchPlace | null }>>;
  isBoth: boolean;
  hasDetour: boolean;
  contactedOf: (row: ResultRow) => Contacted | null;
  /** Undefined where nobody can be contacted. */
  onContact: ((row: ResultRow) => void) | undefined;
}

/** The columns of external journeys (docs/screens/10-external-journeys.md §3.3); none of them selects a driver. */
export function useColumns({ ends, isBoth, hasDetour, contactedOf, onContact }: ColumnOptions): Column<ResultRow>[] {
  const { t } = useTranslation('externaljourneys');
  const texts = useJourneyTexts();
  const sides = ({ way, journey }: ResultRow) => [
    texts.end('from', journey.origin, ends[way].from),
    texts.end('to', journey.destination, ends[way].to),
  ];
  const columns: (Column<ResultRow> | false)[] = [
    {
      id: 'driver',
      label: t('results.driver'),
      value: ({ journey }) => journey.alias,
      cell: ({ journey, way, isPaired }) => (
        <span className={`${flow.words} ${flow.column} ${styles.stack}`}>
          <span className={flow.named}>
            <Avatar name={texts.alias(journey)} picture={journey.avatar} />
            {texts.alias(journey)}
          </span>
          {isPaired && (
            <Badge appearance="tint" color="brand">
              {t(way === 'outward' ? 'results.paired' : 'results.pairedBack')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'provider',
      label: t('results.provider'),
      isPlain: true,
      value: ({ journey }) => journey.provider,
      cell: ({ journey }) => journey.provider,
    },
    isBoth && {
      id: 'way',
      label: t('results.way'),
      isPlain: true,
      value: ({ way }) => way,
      cell: ({ way }) => t(`ways.${way}`),
    },
    {
      id: 'role',
      label: t('results.role'),
      isPlain: true,
      value: ({ journey }) => t(`results.roles.${roleOf(journey)}`),
      cell: ({ journey }) => t(`results.roles.${roleOf(journey)}`),
    },
    {
      id: 'kind',
      label: t('results.kind'),
      isPlain: true,
      value: ({ journey }) => journey.frequency,
      cell: ({ journey }) => (journey.frequency === null ? '' : t(`form.${journey.frequency}`)),
    },
    {
      id: 'date',
      label: t('results.date'),
      isPlain: true,
      place: 'first',
      value: ({ journey }) => journey.fromDate,
      cell: ({ journey }) => texts.date(journey),
    },
    {
      id: 'when',
      label: t('results.when'),
      isPlain: true,
      place: 'first',
      value: ({ journey }) => journey.fromTime ?? journey.days[0]?.time ?? null,
      cell: ({ journey }) => <WhenCell journey={journey} />,
    },
    {
      id: 'ends',
      label: t('results.ends'),
      isPlain: true,
      place: 'last',
      value: (row) => sides(row).join(' '),
      cell: (row) => (
        <span className={`${flow.words} ${flow.column} ${styles.stack}`}>
          {sides(row).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ),
    },
    {
      id: 'return',
      label: t('results.return'),
      value: ({ journey }) => Number(journey.isRoundTrip),
      cell: ({ journey }) => t(journey.isRoundTrip ? 'results.yes' : 'results.no'),
    },
    hasDetour && {
      id: 'detour',
      label: t('results.detour'),
      value: ({ journey }) => journey.detourDuration,
      cell: ({ journey }) =>
        [journey.detourDuration, journey.detourDistance].filter((value) => value !== null).join(', '),
    },
    {
      id: 'action',
      label: t('results.action'),
      isLabelHidden: true,
      cell: (row) => <ContactCell row={row} contacted={contactedOf(row)} onContact={onContact} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface ContactCellProps {
  row: ResultRow;
  contacted: Contacted | null;
  onContact: ColumnOptions['onContact'];
}

function ContactCell({ row, contacted, onContact }: ContactCellProps) {
  const { t } = useTranslation('externaljourneys');
  const texts = useJourneyTexts();
  const { journey } = row;
  const canWrite = journey.journeyId !== null && journey.carpoolerId !== null;
  const alias = texts.alias(journey);
  return (
    <span className={`${flow.words} ${flow.column} ${styles.stack}`}>
      {contacted !== null && <span>{texts.contacted(contacted)}</span>}
      {onContact !== undefined && canWrite && (
        <Button
          size="small"
          className={styles.contact}
          aria-label={t('results.contactOf', { alias, provider: journey.provider })}
          onClick={() => onContact(row)}
        >
          {t('results.contact')}
        </Button>
      )}
      {!canWrite && <span>{t('results.noContact')}</span>}
    </span>
  );
}

/** When a journey is: its hour, or the days of its week as chips beside each hour. */
function WhenCell({ journey }: { journey: ExternalJourney }) {
  const texts = useJourneyTexts();
  if (journey.days.length === 0) return texts.when(journey);
  return (
    <div className={`${flow.words} ${flow.column} ${styles.stack}`}>
      {daysByTime(journey).map(({ time, days }) => (
        <div key={time} className={flow.row}>
          <DayChips days={days} />
          {time !== null && <span>{time}</span>}
        </div>
      ))}
    </div>
  );
}
