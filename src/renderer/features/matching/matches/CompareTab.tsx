import { Switch } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, DismissCircleRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotsInWords } from '#renderer/features/week/labels.ts';
import { type Column, SortTable } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { compareInstants } from '#shared/instant.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { contactStateOf, contactSteps } from '../contact-state.ts';
import { useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { DriverType } from '../DriverType.tsx';
import type { Way } from '../driver-groups.ts';
import styles from '../matching.module.css';
import { useTimes } from '../times.ts';
import { ChoiceCell } from './ChoiceCell.tsx';
import { type Candidate, candidatesOf, type Fit, fitOf, type Match } from './candidates.ts';
import { choiceOf } from './rows.ts';

/** Width in pixels below which the comparison has no room as a table. */
const NARROW = 520;

/** Everybody who could drive, in one table: how they serve each way, and how far they have to go. */
export function CompareTab({ hasVolunteers }: { hasVolunteers: boolean }) {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
  const [isAllOnly, setAllOnly] = useState(false);
  const all = useMemo(() => candidatesOf(record, hasVolunteers), [record, hasVolunteers]);
  const rows = useMemo(() => (isAllOnly ? all.filter(({ fitsAll }) => fitsAll) : all), [all, isAllOnly]);
  const columns = useColumns();
  if (all.length === 0) return <p className={flow.quiet}>{t('empty.matches')}</p>;
  return (
    <SortTable
      label={t('tabs.compare')}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      cardsBelow={NARROW}
      isMarked={({ isFirst }) => isFirst}
      tools={
        record.isRoundTrip && (
          <Switch
            label={t('compare.bothOnly')}
            checked={isAllOnly}
            onChange={(_, { checked }) => setAllOnly(checked)}
          />
        )
      }
      empty={<p className={flow.quiet}>{t('compare.noneBoth')}</p>}
    />
  );
}

const fitIcons = { fits: CheckmarkCircleRegular, other: ClockRegular, none: DismissCircleRegular } as const;
const order: Readonly<Record<Fit, number>> = { fits: 0, other: 1, none: 2 };

function useColumns(): Column<Candidate>[] {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const { record } = useSolutions();
  const fitText = useFitText();
  const contactText = useContactText();
  const wayColumn = (way: Way): Column<Candidate> => ({
    id: way,
    label: [t(`way.${way}`), (way === 'outward' ? record.outward : record.back)?.time].filter(Boolean).join(' '),
    width: 104,
    value: ({ matches }) => order[fitOf(record, way, matches[way]).fit],
    cell: ({ matches }) => <FitCell {...fitText(way, matches[way])} />,
  });
  const columns: (Column<Candidate> | false)[] = [
    {
      id: 'person',
      label: t('columns.candidate'),
      value: ({ names, driver }) => [names.familyName, names.givenName].filter(Boolean).join(' ') || driver.name,
      cell: (candidate) => <PersonCell candidate={candidate} />,
    },
    wayColumn('outward'),
    record.isRoundTrip && wayColumn('back'),
    {
      id: 'gap',
      label: t('columns.gap'),
      width: 100,
      place: 'first',
      value: ({ metres }) => metres,
      cell: ({ role, metres }) =>
        metres === null ? '–' : t(`compare.gap.${role}`, { distance: format.distance(metres) }),
    },
    {
      id: 'contact',
      label: t('columns.contact'),
      width: 150,
      isExtra: true,
      cell: ({ driver }) => contactText(driver.userId),
    },
    {
      id: 'action',
      label: t('columns.action'),
      isLabelHidden: true,
      width: 104,
      cell: (candidate) => <ActionCell candidate={candidate} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface FitText {
  fit: Fit;
  word: string;
  /** Everything that is known of it, under the pointer. */
  title?: string | undefined;
}

/** How somebody serves a way: a shape and a word. */
function FitCell({ fit, word, title }: FitText) {
  const Icon = fitIcons[fit];
  return (
    <span className={styles.fit} data-fit={fit} title={title}>
      <Icon aria-hidden />
      {word}
    </span>
  );
}

function useFitText(): (way: Way, match: Match | null) => FitText {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const times = useTimes();
  const { record } = useSolutions();
  return (way, match) => {
    const { fit, time } = fitOf(record, way, match);
    if (match === null) return { fit, word: t('compare.none') };
    if ('declared' in match) {
      return {
        fit,
        word: t(fit === 'fits' ? 'compare.free' : 'compare.otherSlot'),
        title: slotsInWords(fit === 'fits' ? match.fitting : match.declared, translate) ?? undefined,
      };
    }
    return { fit, word: time ?? t('compare.fits'), title: times(match.announced).join(' ; ') || undefined };
  };
}

/** Returns a function that says what the diary has last of the contact with somebody. */
function useContactText(): (driver: UserId) => string {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const { record } = useSolutions();
  return (driver) => {
    const state = contactStateOf(record.diary, driver);
    const [last] = contactSteps
      .flatMap((step) => (state[step] === undefined ? [] : [{ step, at: state[step] }]))
      .toSorted((one, other) => compareInstants(other.at, one.at));
    if (last === undefined) return '–';
    return t(last.at === null ? `state.${last.step}` : `state.${last.step}On`, {
      day: last.at && format.date(last.at),
    });
  };
}

function PersonCell({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
  const { role, driver, names, avatar, fitsAll, isFirst, metres } = candidate;
  const reason = metres === null ? 'bothWays' : fitsAll && record.isRoundTrip ? 'bothWaysNearest' : 'nearest';
  return (
    <DriverName userId={driver.userId} names={names} avatar={avatar}>
      <DriverType type={role} />
      {isFirst && <span className={styles.reason}>{t(`compare.reasons.${reason}`)}</span>}
    </DriverName>
  );
}

/**
 * The button that chooses the outward journey, with which the platform chooses the linked return; a return that was not
 * chosen gets its own.
 */
function ActionCell({ candidate: { role, driver, matches } }: { candidate: Candidate }) {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const times = useTimes();
  const { record, unconfirmed } = useSolutions();
  const offered = [matches.outward, matches.back].filter((match) => match !== null);
  const match = offered.find(({ matchingId }) => choiceOf(record, unconfirmed, matchingId) === 'open') ?? offered[0];
  if (match === undefined) return null;
  const when = 'declared' in match ? [slotsInWords(match.fitting, translate) ?? t('unknown')] : times(match.fitting);
  const { matchingId, way, nth } = match;
  return <ChoiceCell choice={{ matchingId, role, driver, way: t(`way.${way}`), when }} nth={nth} />;
}
