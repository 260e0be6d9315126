import { editorials } from '#shared/resources/editorials/index.ts';

/** An editorial as main gives it to the page, read from a wire item; `wire` changes some of its keys. */
export const readEditorial = (wire: Record<string, unknown> = {}) =>
  editorials.item.parse({
    id: 1,
    title: 'Covoiturez cet été',
    text: 'Des places vous attendent.',
    label: 'Découvrir',
    link: '/annonces',
    status: 0,
    createdDate: '2026-01-05T10:00:00+01:00',
    updatedDate: null,
    image: null,
    avatar: null,
    ...wire,
  });
