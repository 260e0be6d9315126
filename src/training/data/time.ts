/** Milliseconds. */
export const DAY = 86_400_000;

/** A moment in whole seconds, as the database keeps it. Milliseconds since 1970. */
export const wholeSeconds = (time: number): number => Math.floor(time / 1000) * 1000;

/** Now, in whole seconds. */
export const nowOf = ({ now }: { now(): number }): number => wholeSeconds(now());
