import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeLabel } from '#renderer/features/places/lines.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { folded } from '#shared/folded.ts';
import styles from '../external-journeys.module.css';
import type { SearchDraft, SearchPlace, Way } from '../search/draft.ts';
import { withDay, withHour } from '../search/widen.ts';

type Drafts = readonly (readonly [way: Way, draft: SearchDraft])[];

interface EmptyResultProps {
  /** What was searched for. */
  drafts: Drafts;
  /** Calls of one search of all of them. */
  calls: number;
  onSearch: (drafts: Drafts) => void;
}

/**
 * No journey was found: prepared wider searches, with what each costs in calls (docs/screens/10-external-journeys.md
 * §3.3 and §6).
 */
export function EmptyResult({ drafts, calls, onSearch }: EmptyResultProps) {
  const { t } = useTranslation('externaljourneys');
  const [isWithoutCentre, setWithoutCentre] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const widened = (change: (draft: SearchDraft) => SearchDraft): Drafts =>
    drafts.map(([way, draft]) => [way, change(draft)] as const);
  // The destination of the record: where the way back begins.
  const destination = drafts.map(([way, draft]) => (way === 'outward' ? draft.to : draft.from))[0] ?? null;
  const town = destination?.town ?? null;

  const searchTown = async () => {
    if (town === null) return;
    setLooking(true);
    const centre = await centreOf(town).catch(() => null);
    setLooking(false);
    setWithoutCentre(centre === null);
    if (centre === null) return;
    onSearch(drafts.map(([way, draft]) => [way, withDestination(draft, way, centre)] as const));
  };
  const choices = [
    ['both', (draft: SearchDraft) => withDay(withHour(draft))],
    ['hour', withHour],
    ['day', withDay],
  ] as const;
  return (
    <div className={`${flow.words} ${flow.column} ${styles.stack}`}>
      <p role="status">{t('empty.title')}</p>
      <div className={`${flow.bar} ${styles.buttons}`}>
        <span>{t('empty.widen')}</span>
        {choices.map(([name, change]) => (
          <Button key={name} size="small" onClick={() => onSearch(widened(change))}>
            {t('empty.cost', { label: t(`empty.${name}`), count: calls })}
          </Button>
        ))}
        {town !== null && (
          <Button size="small" disabledFocusable={isLooking} onClick={() => void searchTown()}>
            {t('empty.townCost', { label: t('empty.town', { town }), count: calls })}
          </Button>
        )}
      </div>
      {isWithoutCentre && town !== null && <p role="alert">{t('empty.noTown', { town })}</p>}
    </div>
  );
}

const withDestination = (draft: SearchDraft, way: Way, centre: SearchPlace): SearchDraft =>
  way === 'outward' ? { ...draft, to: centre } : { ...draft, from: centre };

/**
 * The centre of a town by the address search; null where it does not know the town as one.
 * @throws AppFailure
 */
export async function centreOf(town: string): Promise<SearchPlace | null> {
  const points = await invoke('points.search', { text: town.length < 3 ? town.padEnd(3) : town });
  const found = points.find(({ type, locality }) => type === 'locality' && folded(locality ?? '') === folded(town));
  if (found === undefined) return null;
  const { latitude, longitude } = found;
  return { label: placeLabel(found), town, latitude, longitude };
}
