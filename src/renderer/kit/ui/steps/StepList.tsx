import { CheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import styles from './steps.module.css';

interface StepListProps<Step extends string> {
  label: string;
  steps: readonly Step[];
  current: Step | undefined;
  /** The completed steps. */
  done?: ReadonlySet<Step>;
  nameOf: (step: Step) => string;
  /** Id of a text that describes the current position. */
  describedBy?: string;
  /** Makes each step a button; those that cannot be chosen yet say so. */
  onChoose?: (step: Step) => void;
  canChoose?: (step: Step) => boolean;
}

/** The numbered steps of a task, with the current one; those that are done have a tick instead of their number. */
export function StepList<Step extends string>(props: StepListProps<Step>) {
  const { label, steps, current, done, nameOf, describedBy, onChoose, canChoose = () => true } = props;
  const { t } = useTranslation('common');
  return (
    <ol className={styles.steps} aria-label={label} aria-describedby={describedBy}>
      {steps.map((step) => {
        const isDone = done?.has(step) === true;
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <span className={styles.mark} data-done={isDone || undefined} aria-hidden>
              {isDone && step !== current && <CheckmarkRegular />}
            </span>
            {onChoose === undefined ? (
              nameOf(step)
            ) : (
              <button
                type="button"
                className={styles.choice}
                aria-disabled={!canChoose(step)}
                onClick={() => canChoose(step) && onChoose(step)}
              >
                {nameOf(step)}
              </button>
            )}
            {isDone && <VisuallyHidden> {t('states.stepDone')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
