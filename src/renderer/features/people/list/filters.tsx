import { useTranslation } from 'react-i18next';
import { choice, choices, yesNo, yesOnly } from '#renderer/kit/list/filters/choices.tsx';
import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import { day, days } from '#renderer/kit/list/filters/days.tsx';
import { record, records } from '#renderer/kit/list/filters/records.tsx';
import { type Explain, search, text } from '#renderer/kit/list/filters/text.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import {
  relationsWithSeveral,
  solidaryChoices,
  type TerritoryRelation,
  territoryRelations,
} from '#shared/resources/users/filters.ts';
import { interpretSearch } from '#shared/resources/users/search.ts';
import { genderOptions, identityStatusOptions } from '../labels.ts';
import { journey } from './journey.tsx';

const idsOf = (text: string): number[] =>
  text.split(',').flatMap((part) => (/^[1-9]\d*$/.test(part) ? [Number(part)] : []));

/**
 * People named one by one, such as the recipients of a campaign: a link sets them, nobody types them. The list shows
 * them until the filter is taken away (docs/screens/02-users-hitchhikers.md §2).
 */
function selected(): FilterControl<number[]> {
  return {
    toValue: (text) => {
      const ids = idsOf(text);
      return ids.length === 0 ? undefined : ids;
    },
    edit: ({ text }) => <People text={text} isDetailed />,
    summary: (text) => <People text={text} />,
  };
}

function People({ text, isDetailed = false }: { text: string; isDetailed?: boolean }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const count = idsOf(text).length;
  return t(isDetailed ? 'filters.selectedHint' : 'filters.selectedCount', { count, shown: format.number(count) });
}

/** Describes which one parameter the search box uses for the typed text. */
const explainSearch: Explain = (typed, translate) => {
  const search = interpretSearch(typed);
  if (search === null) return null;
  const params = new Map(search.params[0]);
  const familyName = params.get('familyName') ?? '';
  const givenName = params.get('givenName');
  switch (search.kind) {
    case 'id':
      return translate('users:filters.searchBy.id', { id: params.get('id') ?? '' });
    case 'names':
      return givenName === undefined
        ? translate('users:filters.searchBy.familyName', { family: familyName })
        : translate('users:filters.searchBy.bothNames', { family: familyName, given: givenName });
    default:
      return translate(`users:filters.searchBy.${search.kind}`, { text: typed.trim() });
  }
};

/** Maximum number of territories of one filter. */
const MAX_TERRITORIES = 50;

/** Builds the filter of one relation to a territory. */
export const territory = <const Relation extends TerritoryRelation>(relation: Relation) =>
  ({
    name: relation,
    label: `users:filters.territory.${relation}`,
    group: 'users:filters.territory.group',
    control: records('territories', relationsWithSeveral.has(relation) ? MAX_TERRITORIES : 1),
    permission: 'territory_list',
  }) as const;

/** Filters of the users list (docs/screens/02-users-hitchhikers.md §2); the platform's own are in the resource. */
export const userListFilters = [
  {
    name: 'search',
    label: 'users:filters.search',
    placeholder: 'users:filters.searchHint',
    control: search(explainSearch),
    isAlwaysOn: true,
  },
  { name: 'selected', label: 'users:filters.selected', control: selected(), isSetElsewhere: true },
  { name: 'givenName', label: 'users:filters.givenName', control: text() },
  { name: 'familyName', label: 'users:filters.familyName', control: text() },
  { name: 'gender', label: 'users:filters.gender', control: choices(genderOptions) },
  { name: 'acceptsNews', label: 'users:filters.acceptsNews', control: yesNo() },
  { name: 'identityStatus', label: 'users:filters.identityStatus', control: choices(identityStatusOptions) },
  { name: 'identityProofStatus', label: 'users:filters.identityProofStatus', control: choices(identityStatusOptions) },
  {
    name: 'community',
    label: 'users:filters.community',
    hint: 'users:filters.communityHint',
    control: record('communities'),
    permission: 'community_list',
    switch: 'community',
  },
  { name: 'journey', label: 'users:filters.journey', hint: 'users:filters.journeyHint', control: journey() },
  { name: 'noAdAfter', label: 'users:filters.noAdAfter', hint: 'users:filters.noAdAfterHint', control: day() },
  { name: 'createdDate', label: 'users:filters.createdDate', control: days() },
  {
    name: 'lastActivityDate',
    label: 'users:filters.lastActivityDate',
    hint: 'users:filters.lastActivityHint',
    control: days(),
  },
  { name: 'isHitchhiker', label: 'users:filters.isHitchhiker', control: yesOnly(), switch: 'hitchhiking' },
  { name: 'isKitGiven', label: 'users:filters.isKitGiven', control: yesOnly(), switch: 'hitchhiking' },
  { name: 'isLetterPrinted', label: 'users:filters.isLetterPrinted', control: yesOnly(), switch: 'hitchhiking' },
  { name: 'isLetterPosted', label: 'users:filters.isLetterPosted', control: yesOnly(), switch: 'hitchhiking' },
  {
    name: 'solidary',
    label: 'users:filters.solidary',
    control: choice(
      solidaryChoices.map((value) => ({ value, label: `users:filters.solidaryChoices.${value}` as const })),
    ),
    switch: 'solidary',
  },
  ...territoryRelations.map(territory),
] as const;
