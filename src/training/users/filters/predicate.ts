import type { Query } from '../../http/query.ts';
import type { UserRecord } from '../../store/user-record.ts';

export type Predicate = (user: UserRecord) => boolean;

/**
 * Reads the conditions of one family of filters from the URL.
 * @throws what the platform would answer
 */
export type FilterFamily = (query: Query, now: number) => readonly Predicate[];
