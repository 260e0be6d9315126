import { type AppError, AppFailure } from '#shared/errors.ts';

type Conflict = Extract<AppError, { kind: 'conflict' }>;

/** A refusal before the call, because of what the platform holds by now. */
export const conflict = (
  reason: Conflict['reason'],
  rest: Pick<Conflict, 'by' | 'owned' | 'duplicate' | 'count'> = {},
): AppFailure => new AppFailure({ kind: 'conflict', reason, ...rest });
