import { addressOf } from '#shared/routes.ts';

export const hitchhikerPaths = {
  create: addressOf('hitchhikers_create'),
  show: (id: number) => addressOf('hitchhikers_show', { id }),
  edit: (id: number) => addressOf('hitchhikers_edit', { id }),
};
