import type { Query } from '../../http/query.ts';
import type { UserRecord } from '../../store/user-record.ts';

export type Predicate = (user: UserRecord) => boolean;

/** The conditions that one family of filters reads out of the address. Throws what the platform would answer. */
export type FilterFamily = (query: Query, now: number) => readonly Predicate[];
