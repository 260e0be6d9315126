import { useTranslation } from 'react-i18next';
import { driverGroups, isAskedOnPlatform, wayOf, ways } from '#renderer/features/matching/driver-groups.ts';
import { PrintBlanks, PrintSection, PrintTable } from '#renderer/kit/print/PrintDocument.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** The drivers that were chosen, each once, with their numbers and room for what they answer. */
export function Drivers({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  return (
    <PrintTable
      label={t('sheet.drivers')}
      rows={driverGroups(record)}
      keyOf={({ userId }) => userId}
      columns={[
        {
          title: t('sheet.columns.name'),
          cell: ({ solutions: [first] }) => (
            <>
              <strong>{fullNameOf(first)}</strong>
              <br />
              {t(`sheet.type.${first.type}`)}
            </>
          ),
        },
        {
          title: t('sheet.columns.telephone'),
          cell: ({ solutions: [{ telephone }] }) => (telephone ? format.phone(telephone) : t('sheet.noPhone')),
        },
        {
          title: t('sheet.columns.way'),
          cell: ({ solutions }) => {
            const served = new Set(solutions.map(({ matchingId }) => wayOf(record, matchingId)));
            return ways
              .filter((way) => served.has(way))
              .map((way) => t(`sheet.way.${way}`))
              .join(', ');
          },
        },
        {
          title: t('sheet.columns.contact'),
          cell: (group) => t(isAskedOnPlatform(group) ? 'sheet.asked' : 'sheet.notAsked'),
        },
        { title: t('sheet.columns.answer'), width: 24, cell: () => <PrintBlanks count={1} /> },
      ]}
    />
  );
}

/** Candidates on paper at most: whoever needs more looks at the screen. */
const MOST = 40;

interface Candidate {
  key: string;
  name: string;
  type: 'carpooler' | 'transporter';
  /** What serves each way: a time, or that somebody is free; null where nothing does. */
  served: { outward: string | null; back: string | null };
  /** Seconds; null for volunteers. */
  detour: number | null;
}

/** The people who could drive and were not chosen, those with the shortest detour first. */
export function Candidates({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const all = candidatesOf(record, t('sheet.free'));
  if (all.length === 0) return null;
  return (
    <PrintSection title={t('sheet.candidates')}>
      <PrintTable
        label={t('sheet.candidates')}
        rows={all.slice(0, MOST)}
        keyOf={({ key }) => key}
        columns={[
          { title: t('sheet.columns.name'), cell: ({ name }) => name },
          { title: t('sheet.columns.type'), cell: ({ type }) => t(`sheet.type.${type}`) },
          { title: t('dates.outward'), cell: ({ served }) => served.outward ?? '–' },
          { title: t('dates.return'), cell: ({ served }) => served.back ?? '–' },
          {
            title: t('sheet.columns.detour'),
            cell: ({ detour }) =>
              detour === null ? '–' : t('sheet.minutes', { minutes: format.number(Math.round(detour / 60)) }),
          },
        ]}
      />
      {all.length > MOST && (
        <p>{t('sheet.others', { count: all.length - MOST, shown: format.number(all.length - MOST) })}</p>
      )}
    </PrintSection>
  );
}

/** The people of both ways, each once, but for those who were chosen. */
function candidatesOf(record: RecordItem, free: string): Candidate[] {
  const chosen = new Set<number>(record.drivers.map(({ userId }) => userId));
  const found = new Map<string, Candidate>();
  for (const way of ways) {
    for (const { carpoolerId, fitting, detourDuration, ...names } of record.carpools[way]) {
      if (carpoolerId !== null && chosen.has(carpoolerId)) continue;
      const key = `carpooler/${carpoolerId}`;
      const known = found.get(key) ?? candidate(key, 'carpooler', fullNameOf(names));
      known.served[way] = fitting.time ?? free;
      if (detourDuration !== null) known.detour = Math.max(known.detour ?? 0, detourDuration);
      found.set(key, known);
    }
    for (const { volunteerId, ...names } of record.transporters[way]) {
      if (volunteerId !== null && chosen.has(volunteerId)) continue;
      const key = `transporter/${volunteerId}`;
      const known = found.get(key) ?? candidate(key, 'transporter', fullNameOf(names));
      known.served[way] = free;
      found.set(key, known);
    }
  }
  return [...found.values()].toSorted(
    (one, other) => (one.detour ?? 0) - (other.detour ?? 0) || one.name.localeCompare(other.name),
  );
}

const candidate = (key: string, type: Candidate['type'], name: string): Candidate => ({
  key,
  type,
  name,
  served: { outward: null, back: null },
  detour: null,
});
