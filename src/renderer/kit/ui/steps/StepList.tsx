import { CheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import styles from './steps.module.css';

interface StepListProps<Step extends string> {
  label: string;
  steps: readonly Step[];
  current: Step | undefined;
  /** The steps that are behind. */
  done?: ReadonlySet<Step>;
  nameOf: (step: Step) => string;
  /** Id of a text that explains where one stands. */
  describedBy?: string;
}

/** The numbered steps of a task, with the current one; those that are done have a tick instead of their number. */
export function StepList<Step extends string>(props: StepListProps<Step>) {
  const { label, steps, current, done, nameOf, describedBy } = props;
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
            {nameOf(step)}
            {isDone && <VisuallyHidden> {t('states.stepDone')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
