import type { AppError } from './errors.ts';

/** The response of every call over the bridge: a value, or an error that can be shown. Never a silent `undefined`. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: AppError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: AppError): Result<never> => ({ ok: false, error });
