import type { AppError } from '#shared/errors.ts';

/**
 * Whether the platform itself failed to read a record: it answers the same for an unknown number and for the two kinds
 * of records that it can never read again (docs/screens/07-solidary-records.md §5.4). A lost connection is not that.
 */
export const isOfPlatform = (failure: AppError): boolean =>
  failure.kind === 'notFound' || (failure.kind === 'server' && failure.status !== 503);
