/** The steps of a new record, in their order (docs/screens/07-solidary-records.md §6.1). */
export const steps = ['known', 'identity', 'proofs', 'needs', 'journey', 'times', 'summary'] as const;
export type Step = (typeof steps)[number];

/** The step after another; the last is its own. */
export const stepAfter = (step: Step): Step => steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)] ?? step;

/** The step before another; the first is its own. */
export const stepBefore = (step: Step): Step => steps[Math.max(steps.indexOf(step) - 1, 0)] ?? step;

/** Whether every step before one is free of problems. */
export const isReachable = (step: Step, hasProblems: (step: Step) => boolean): boolean =>
  steps.slice(0, steps.indexOf(step)).every((one) => !hasProblems(one));
