import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { Option } from '#renderer/kit/list/filters/control.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { User } from '#shared/resources/users/user.ts';
import {
  type AdType,
  genders,
  type IdentityStatus,
  identityStatuses,
  type RoleId,
  roleIds,
  type UserStatus,
} from '#shared/resources/users/values.ts';

/** Labels of the closed lists of a user, and the colours of their badges. */
export const genderOptions: Option<number>[] = genders.map((value) => ({
  value,
  label: `users:values.gender.${value}`,
}));

export const identityStatusOptions: Option<number>[] = identityStatuses.map((value) => ({
  value,
  label: `users:values.identityStatus.${value}`,
}));

export const statusTones: Record<UserStatus, Tone> = { 1: 'good', 2: 'caution', 3: 'neutral', 4: 'bad' };

export const identityTones: Record<IdentityStatus, Tone> = {
  0: 'neutral',
  1: 'caution',
  2: 'good',
  3: 'bad',
  4: 'neutral',
};

export const adTones: Record<AdType, Tone> = { 0: 'neutral', 1: 'info', 2: 'info', 3: 'info' };

const isRoleId = (id: number): id is RoleId => roleIds.some((known) => known === id);

/** The label of a role; null for a role unknown to this version. */
export const roleLabel = (id: number): TextKey | null => (isRoleId(id) ? `users:values.role.${id}` : null);

/** Describes the hitchhiking role; null for someone who does not hitchhike. */
export function hitchhikingLabel({
  isHitchhikingDriver,
  isHitchhikingPassenger,
}: Pick<User, 'isHitchhikingDriver' | 'isHitchhikingPassenger'>): TextKey | null {
  if (isHitchhikingDriver && isHitchhikingPassenger) return 'users:values.hitchhiking.both';
  if (isHitchhikingDriver) return 'users:values.hitchhiking.driver';
  return isHitchhikingPassenger ? 'users:values.hitchhiking.passenger' : null;
}
