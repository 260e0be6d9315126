import type { ResourceName } from '#shared/resources/index.ts';

/** The lists of people: their resources and their routes have these names. */
export type PeopleList = 'users' | 'hitchhikers';

/** The list of people that a screen belongs to. */
export const peopleList = (resource: ResourceName): PeopleList => (resource === 'hitchhikers' ? resource : 'users');
