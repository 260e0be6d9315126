import { addressOf } from '#shared/routes.ts';

export const relayPointPaths = {
  list: addressOf('relaypoints'),
  create: addressOf('relaypoints_create'),
  import: addressOf('relaypoints_import'),
  show: (id: number) => addressOf('relaypoints_show', { id }),
  edit: (id: number) => addressOf('relaypoints_edit', { id }),
};
