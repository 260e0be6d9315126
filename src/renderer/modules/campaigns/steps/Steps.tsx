import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { StepList } from '#renderer/kit/ui/steps/StepList.tsx';
import { type Campaign, DRAFT, SENT, TESTED } from '#shared/resources/campaigns/index.ts';
import { type Step, steps } from './places.ts';
import styles from './steps.module.css';
import { useStepPlaces } from './useStepPlaces.ts';

interface StepsProps {
  /** Null for a campaign that is not saved yet. */
  campaign: Pick<Campaign, 'id' | 'status' | 'filterType' | 'updatedDate'> | null;
  /** The step that the screen is about; the first one that is not done when absent. */
  current?: Step;
  /** The screen itself says what is fixed, and when. */
  isNoted?: boolean;
}

/** The completed steps of a campaign. */
function doneOf(campaign: StepsProps['campaign']): ReadonlySet<Step> {
  const status = campaign?.status ?? DRAFT;
  const done = new Set<Step>();
  if (campaign !== null) done.add('content');
  if (campaign?.filterType != null || status >= TESTED) done.add('recipients');
  if (status >= TESTED) done.add('test');
  if (status >= SENT) done.add('sending');
  return done;
}

/**
 * The progress of a campaign in the line of its screens, where each step leads to its place, and what is fixed since
 * when. The first test, which cannot be undone, is announced before it happens (docs/screens/04-campaigns.md §3, §10).
 */
export function Steps({ campaign, current, isNoted = false }: StepsProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const note = useId();
  const placeOf = useStepPlaces(campaign, current);
  const done = doneOf(campaign);
  const at = current ?? steps.find((step) => !done.has(step));
  const status = campaign?.status ?? DRAFT;
  const when = campaign?.updatedDate;
  const date = when == null ? null : format.dateTime(when);
  return (
    <>
      <ScreenLine>
        <StepList
          label={t('steps.label')}
          steps={steps}
          current={at}
          done={done}
          nameOf={(step) => t(`steps.${step}`)}
          placeOf={placeOf}
          describedBy={isNoted ? undefined : note}
        />
      </ScreenLine>
      {!isNoted && (
        <p id={note} className={`${flow.quiet} ${styles.note}`}>
          {status === DRAFT && t('steps.before')}
          {status === TESTED && (date === null ? t('steps.fixedUndated') : t('steps.fixed', { date }))}
          {status === SENT && (date === null ? t('steps.sentUndated') : t('steps.sent', { date }))}
          {status > SENT && t('steps.archived')}
        </p>
      )}
    </>
  );
}
