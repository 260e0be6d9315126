import { invoke } from '#renderer/kit/data/bridge.ts';
import type { Ask } from './run.ts';

/** Asks one provider, or all in one call, on demand of the person alone. @throws AppFailure */
export const askProvider: Ask = (search, signal) => invoke('external.search', search, { signal });
