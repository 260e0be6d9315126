import type { AnyRouter } from '@tanstack/react-router';

/** Identifies a history entry: the same after Back or Forward, a new one for every other navigation. */
export const historyStepOf = ({ history }: AnyRouter): string | undefined => history.location.state.__TSR_key;
