import type { Explain } from '#renderer/kit/list/filters/text.tsx';
import { interpretSearch } from '#shared/resources/users/search.ts';

/** Describes which one parameter the search box uses for the typed text. */
export const explainSearch: Explain = (typed, words) => {
  const search = interpretSearch(typed);
  if (search === null) return null;
  const asked = new Map(search.params[0]);
  const family = asked.get('familyName') ?? '';
  const given = asked.get('givenName');
  switch (search.kind) {
    case 'id':
      return words('users:filters.searchBy.id', { id: asked.get('id') ?? '' });
    case 'names':
      return given === undefined
        ? words('users:filters.searchBy.familyName', { family })
        : words('users:filters.searchBy.bothNames', { family, given });
    default:
      return words(`users:filters.searchBy.${search.kind}`);
  }
};
