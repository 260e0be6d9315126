import { addressOf } from '#shared/routes.ts';

export const eventPaths = {
  create: addressOf('events_create'),
  show: (id: number) => addressOf('events_show', { id }),
  edit: (id: number) => addressOf('events_edit', { id }),
};
