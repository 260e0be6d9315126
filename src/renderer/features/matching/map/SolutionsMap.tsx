import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { JourneyMap } from '#renderer/features/journey-map/JourneyMap.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { carpoolsOf, transportersOf } from '../matches/rows.ts';
import { type DrawnJourney, type DrawnSolutions, drawingOf } from './record-drawing.ts';

interface SolutionsMapProps {
  record: RecordItem;
  /** Which solutions are listed beside it. */
  tab: 'compare' | 'carpools' | 'volunteers' | 'external';
}

/** A record on a map, with the solutions of the tab that is open. */
export function SolutionsMap({ record, tab }: SolutionsMapProps) {
  const { t } = useTranslation(['matching', 'solidary']);
  const drawing = useMemo(() => {
    const labels = {
      from: (name: string) => t('matching:map.from', { name }),
      to: (name: string) => t('matching:map.to', { name }),
    };
    return drawingOf(record, solutionsOf(record, tab, labels));
  }, [record, tab, t]);
  return (
    <JourneyMap
      label={t('matching:map.label', { id: record.id })}
      drawing={drawing}
      renderCard={({ markerStyle }) =>
        // Each of the styles that `drawingOf` gives has its name.
        t(`solidary:journeyMap.${markerStyle as 'origin' | 'destination' | 'driver' | 'volunteer'}`)
      }
    />
  );
}

type Labels = Readonly<Record<'from' | 'to', (name: string) => string>>;

function solutionsOf(record: RecordItem, tab: SolutionsMapProps['tab'], labels: Labels): DrawnSolutions {
  switch (tab) {
    case 'compare':
      return chosenOf(record, labels);
    case 'carpools':
      return { journeys: carpoolsOf(record).map((match) => journeyOf(match, labels)), volunteers: [] };
    case 'volunteers':
      return {
        journeys: [],
        volunteers: onceEach(
          transportersOf(record).map(({ driver, center, maxDistance }) => ({
            id: driver.userId,
            centre: center,
            radius: maxDistance,
            label: driver.name,
          })),
        ),
      };
    case 'external':
      return { journeys: [], volunteers: [] };
  }
}

/** The selected drivers: members by their journeys, volunteers by their circles. */
function chosenOf(record: RecordItem, labels: Labels): DrawnSolutions {
  const chosen = new Set(record.drivers.map(({ matchingId }) => matchingId));
  return {
    journeys: carpoolsOf(record)
      .filter(({ matchingId }) => chosen.has(matchingId))
      .map((match) => journeyOf(match, labels)),
    volunteers: onceEach(
      record.drivers.flatMap((driver) =>
        driver.type === 'transporter'
          ? [
              {
                id: driver.userId,
                centre: driver.center,
                radius: driver.maxDistance,
                label: personNameOf({ ...driver, id: driver.userId }),
              },
            ]
          : [],
      ),
    ),
  };
}

function journeyOf(match: ReturnType<typeof carpoolsOf>[number], { from, to }: Labels): DrawnJourney {
  const { driver, origin, destination, way } = match;
  return {
    from: { place: origin, label: from(driver.name) },
    to: { place: destination, label: to(driver.name) },
    isBack: way === 'back',
  };
}

/** Somebody who serves both directions is drawn once. */
const onceEach = <Entry extends { id: number }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
