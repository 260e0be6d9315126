import { search } from '#renderer/kit/list/filters/text.tsx';

/** The filter of the types of relay points (screens 05 E). */
export const relayPointTypeFilters = [
  { name: 'name', label: 'relaypointtypes:fields.name', control: search(), isAlwaysOn: true },
] as const;
