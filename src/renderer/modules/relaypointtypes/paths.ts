import { addressOf } from '#shared/routes.ts';

export const relayPointTypePaths = {
  create: addressOf('relaypointtypes_create'),
  show: (id: number) => addressOf('relaypointtypes_show', { id }),
  edit: (id: number) => addressOf('relaypointtypes_edit', { id }),
};
