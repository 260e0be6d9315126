import { defaultIconId, type RelayPointType } from '#shared/resources/relaypointtypes/index.ts';

/**
 * Whether its icon may be the one that the platform shows where none was ever chosen
 * (docs/platform/b-communities-content.md §6).
 */
export const hasDefaultIcon = ({ iconId }: Pick<RelayPointType, 'iconId'>): boolean => iconId === defaultIconId;
