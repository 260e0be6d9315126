import { Button, mergeClasses, Tooltip } from '@fluentui/react-components';
import { ArrowRightRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { RecordStatusLabel } from '#renderer/features/solidary/records/RecordStatusLabel.tsx';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { idleDays } from '#shared/resources/solidaryrecords/since.ts';
import { type LifeStatus, lifeStatuses, REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import type { RecordFacts } from './facts.ts';
import { type OfferId, type Offers, type Step, stepOf } from './offers.ts';
import styles from './status-line.module.css';

interface StatusLineProps {
  facts: RecordFacts;
  offers: Offers;
  /** Number of the record that replaced this one, for the button that opens it. */
  replacedBy: number | null;
  isBusy: boolean;
  onStep: (step: Step) => void;
  onOffer: (offer: OfferId) => void;
}

/**
 * The life of a record as steps: those that lead somewhere are buttons, and the next one is also the primary button
 * (docs/screens/07-solidary-records.md §4).
 */
export function StatusLine({ facts, offers: { main }, replacedBy, isBusy, onStep, onOffer }: StatusLineProps) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const { share } = useFormat();
  const canUpdate = useCan()('solidary_update');
  const { status, progression } = facts;
  const current = status === null || status === REPLACED ? -1 : lifeStatuses.indexOf(status);
  const shown = { status: translate(recordStatusLabel(status)), percent: share(progression / 100) };
  return (
    <div className={`${flow.bar} ${styles.line}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('steps.label', shown)} className={`${flow.bar} ${styles.steps}`}>
        {current < 0 ? (
          <RecordStatusLabel status={status} translate={translate} />
        ) : (
          lifeStatuses.map((target, index) => (
            <StepButton
              key={target}
              target={target}
              index={index}
              current={current}
              what={stepOf(target, status, canUpdate)}
              isBusy={isBusy}
              onStep={onStep}
            />
          ))
        )}
      </div>
      <span className={styles.percent}>{shown.percent}</span>
      <Idle facts={facts} />
      {main !== null && (
        <Button
          appearance="primary"
          className={flow.end}
          title={main === 'search' ? t('offers.searchTip') : undefined}
          icon={<ArrowRightRegular />}
          disabledFocusable={isBusy || (main === 'openNewer' && replacedBy === null)}
          onClick={() => !isBusy && onOffer(main)}
        >
          {t(`offers.${main}`, { id: replacedBy ?? 0 })}
        </Button>
      )}
    </div>
  );
}

interface StepButtonProps {
  target: LifeStatus;
  index: number;
  /** Index of the step that the record is at. */
  current: number;
  /** What it does; the reason where it does nothing. */
  what: ReturnType<typeof stepOf>;
  isBusy: boolean;
  onStep: (step: Step) => void;
}

/**
 * A step: a check where it is done, filled where the record is, a number where it is to come. One that does nothing is no
 * button.
 */
function StepButton({ target, index, current, what, isBusy, onStep }: StepButtonProps) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const isDone = index < current;
  const mark = (
    <>
      <span className={styles.mark} aria-hidden>
        {isDone ? <CheckmarkRegular /> : index + 1}
      </span>
      {translate(recordStatusLabel(target))}
    </>
  );
  const isCurrent = index === current ? 'step' : undefined;
  return (
    <>
      {index > 0 && <span className={mergeClasses(styles.link, index <= current && styles.passed)} aria-hidden />}
      {typeof what === 'string' ? (
        <span
          className={mergeClasses(`${flow.side} ${styles.step}`, isDone && styles.done)}
          aria-current={isCurrent}
          title={t(`steps.reasons.${what}`)}
        >
          {mark}
        </span>
      ) : (
        <Tooltip
          relationship="description"
          content={t(isDone && what.kind === 'stop' ? 'steps.done' : `steps.does.${what.kind}`)}
        >
          <button
            type="button"
            className={mergeClasses(flow.pressable, `${flow.side} ${styles.step}`, isDone && styles.done)}
            aria-current={isCurrent}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onStep(what)}
          >
            {mark}
          </button>
        </Tooltip>
      )}
    </>
  );
}

/** For how long nothing was done, where it is too long. */
function Idle({ facts }: { facts: RecordFacts }) {
  const { t } = useTranslation('solidaryrecords');
  const { staleDays } = useBootstrap().config.solidary;
  const count = idleDays(facts, today(), staleDays);
  return count !== null && <span className={styles.idle}>{t('board.stale', { count })}</span>;
}
