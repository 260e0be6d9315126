const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/;
const DIGITS = /\d(?:[ .()-]?\d){5,}/;

/**
 * Whether a message tells how to answer it: nothing else tells the driver who asks
 * (docs/screens/10-external-journeys.md §3.4).
 */
export const hasContactDetails = (text: string): boolean => EMAIL.test(text) || DIGITS.test(text);
