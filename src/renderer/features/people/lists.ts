import type { ResourceName } from '#shared/resources/manifests.ts';

/** The lists of people; also the names of their resources and routes. */
export type PeopleList = 'users' | 'hitchhikers';

/** The list of people that a screen belongs to. */
export const peopleList = (resource: ResourceName): PeopleList => (resource === 'hitchhikers' ? resource : 'users');
