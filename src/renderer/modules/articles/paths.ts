import { addressOf } from '#shared/routes.ts';

export const articlePaths = {
  list: addressOf('articles'),
  create: addressOf('articles_create'),
  show: (id: number) => addressOf('articles_show', { id }),
  edit: (id: number) => addressOf('articles_edit', { id }),
};
