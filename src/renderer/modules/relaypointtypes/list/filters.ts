import { search } from '#renderer/kit/list/filters/text.tsx';

/** The filter of the types of relay points (docs/screens/05-content.md E). */
export const relayPointTypeFilters = [
  { name: 'name', label: 'relaypointtypes:fields.name', control: search(), isAlwaysOn: true },
] as const;
