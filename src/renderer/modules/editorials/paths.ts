import { addressOf } from '#shared/routes.ts';

export const editorialPaths = {
  create: addressOf('editorials_create'),
  show: (id: number) => addressOf('editorials_show', { id }),
  edit: (id: number) => addressOf('editorials_edit', { id }),
};
