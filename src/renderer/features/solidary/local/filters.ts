import type { ListFilter } from '#renderer/kit/list/definition.ts';
import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { isTelephone } from '#shared/telephone.ts';
import type { CurrentStructure } from './current-structure.ts';

/** In the address: the structure that is current, whichever that is. */
export const OWN = 'mine';
export const YES = 'yes';

/** Names of the filters that the platform does not know. */
export const localNames = ['structure', 'isPending', 'slot'] as const;

/** A filter whose editor is in the bar of the list. */
const onBar = <Value>(toValue: FilterControl<Value>['toValue']): FilterControl<Value> => ({
  toValue,
  edit: () => null,
  summary: (text) => text,
});

/**
 * The filters of the bar above solidary people (docs/screens/08-solidary-people.md §9). The address names the current
 * structure by `mine`, so that another choice in the selector applies at once, also to a view that was saved.
 */
export const barFilters = (structure: CurrentStructure | undefined): readonly ListFilter[] => [
  {
    name: 'structure',
    label: 'solidarylists:structure',
    control: onBar<StructureId>((text) => (text === OWN ? structure?.id : undefined)),
    isOnBar: true,
  },
  {
    name: 'isPending',
    label: 'solidarylists:pending',
    control: onBar<true>((text) => (text === YES && structure !== undefined ? true : undefined)),
    isOnBar: true,
  },
  {
    name: 'anyTelephone',
    label: 'solidarylists:phone.label',
    control: onBar<string>((text) => (isTelephone(text) ? text : undefined)),
    isOnBar: true,
  },
];
