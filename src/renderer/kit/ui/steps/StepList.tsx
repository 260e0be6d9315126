import { CheckmarkRegular } from '@fluentui/react-icons';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import styles from './steps.module.css';

/** Where a step is done: at an address, or why it cannot be opened yet, in the person's language. */
export type StepPlace = { to: string; hash?: string } | { reason: string };

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
  /** Makes each step a link to its place, apart from the one that is on the screen (null). */
  placeOf?: (step: Step) => StepPlace | null;
}

/** The router would mark each address above this one as the current page: a step is marked by its list. */
const StepLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} aria-current={false}>
    {children}
  </a>
));

/** The numbered steps of a task, with the current one; those that are done have a tick instead of their number. */
export function StepList<Step extends string>(props: StepListProps<Step>) {
  const { label, steps, current, done, nameOf, describedBy, onChoose, canChoose = () => true, placeOf } = props;
  const { t } = useTranslation('common');
  return (
    <ol className={styles.steps} aria-label={label} aria-describedby={describedBy} data-steps="">
      {steps.map((step) => {
        const isDone = done?.has(step) === true;
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <span className={styles.mark} data-done={isDone || undefined} aria-hidden>
              {isDone && step !== current && <CheckmarkRegular />}
            </span>
            {onChoose !== undefined ? (
              <button
                type="button"
                className={styles.choice}
                aria-disabled={!canChoose(step)}
                onClick={() => canChoose(step) && onChoose(step)}
              >
                {nameOf(step)}
              </button>
            ) : (
              <StepChoice name={nameOf(step)} place={placeOf?.(step) ?? null} />
            )}
            {isDone && <VisuallyHidden> {t('states.stepDone')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

/** A step that leads to its place, or says why it cannot be opened yet. */
function StepChoice({ name, place }: { name: string; place: StepPlace | null }) {
  if (place === null) return name;
  if ('to' in place) {
    return (
      <StepLink className={styles.choice} to={place.to} hash={place.hash}>
        {name}
      </StepLink>
    );
  }
  return (
    <button type="button" className={styles.choice} aria-disabled aria-description={place.reason} title={place.reason}>
      {name}
    </button>
  );
}
