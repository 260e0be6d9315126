import type { Permission } from '#shared/permissions.ts';
import { hitchhikerFlagRights } from '#shared/resources/hitchhikers/queues.ts';

/** Which of the rights that a flag needs the person lacks. */
export const missingFlagRights = (can: (permission: Permission) => boolean): readonly Permission[] =>
  hitchhikerFlagRights.filter((right) => !can(right));
