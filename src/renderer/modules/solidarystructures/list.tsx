import { recordName } from '#renderer/kit/data/record-name.ts';
import { phoneCell, textCell, yesNoCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { choice, yesNo } from '#renderer/kit/list/filters/choices.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { solidaryStructures } from '#shared/resources/solidarystructures/index.ts';
import type { StructureRow } from '#shared/resources/solidarystructures/item.ts';
import { structureActions } from './actions.ts';
import { modeLabel, modeOf, modeOptions } from './labels.ts';

const columns = [
  {
    id: 'name',
    header: 'solidarystructures:fields.name',
    width: 320,
    sort: 'name',
    cell: (structure) => textCell(recordName(structure)),
  },
  {
    id: 'telephone',
    header: 'solidarystructures:fields.telephone',
    width: 160,
    digits: 16,
    priority: 2,
    sort: 'telephone',
    cell: ({ telephone }, tools) => phoneCell(telephone, tools),
  },
  {
    id: 'mode',
    header: 'solidarystructures:fields.mode',
    width: 120,
    priority: 3,
    sort: 'isLightMode',
    fields: ['isLightMode'],
    cell: (structure, { translate }) => textCell(translate(modeLabel(modeOf(structure)))),
  },
  {
    id: 'hasTransport',
    header: 'solidarystructures:fields.hasTransport',
    width: 150,
    priority: 4,
    sort: 'hasTransport',
    cell: ({ hasTransport }, tools) => yesNoCell(hasTransport, tools),
  },
  {
    id: 'signature',
    header: 'solidarystructures:fields.signature',
    width: 260,
    sort: 'signature',
    isOptional: true,
    cell: ({ signature }) => textCell(signature),
  },
  {
    id: 'id',
    header: 'solidarystructures:fields.id',
    width: 90,
    sort: 'id',
    isOptional: true,
    cell: ({ id }) => textCell(id),
  },
] as const satisfies readonly ListColumn<StructureRow>[];

const filters = [
  { name: 'name', label: 'solidarystructures:fields.name', control: search(), isAlwaysOn: true },
  { name: 'hasTransport', label: 'solidarystructures:fields.hasTransport', control: yesNo() },
  { name: 'mode', label: 'solidarystructures:fields.mode', control: choice(modeOptions) },
] as const;

/**
 * The list of the structures, which is sorted, filtered and paged here, as the platform answers all of it
 * (docs/screens/09-solidary-structures.md §3).
 */
export const structureList = defineList(solidaryStructures, {
  label: 'solidarystructures:list.label',
  empty: ({ permissions, user }) =>
    permissions.includes('structure_manage') || user.operates.length > 0
      ? 'solidarystructures:list.empty'
      : 'solidarystructures:list.emptyForPerson',
  emptyHint: 'solidarystructures:list.emptyHint',
  columns,
  filters,
  actions: structureActions,
});
