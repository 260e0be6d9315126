import { defaultIconId, type RelayPointType } from '#shared/resources/relaypointtypes/index.ts';

/**
 * Whether its icon is the one that the platform shows for a type without a chosen icon
 * (docs/platform/b-communities-content.md §6).
 */
export const hasDefaultIcon = ({ iconId }: Pick<RelayPointType, 'iconId'>): boolean => iconId === defaultIconId;
