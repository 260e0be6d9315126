import { z } from 'zod';
import { contains } from '../../folded.ts';
import { defineResource } from '../define.ts';
import { shortText, unsent } from '../filters.ts';
import { structureItem, structureRow } from './item.ts';
import { solidaryStructuresManifest } from './manifest.ts';
import {
  newStructureToWire,
  structureAsStored,
  structureFieldOfPath,
  structureToWire,
  structureWrite,
} from './write.ts';

/** How much the record form asks: everything, or less. */
export const entryModes = ['full', 'light'] as const;
export type EntryMode = (typeof entryModes)[number];

export const solidaryStructures = defineResource(solidaryStructuresManifest, {
  row: structureRow,
  item: structureItem,
  write: structureWrite,
  toWire: structureToWire,
  createToWire: newStructureToWire,
  sorts: {
    id: 'id',
    name: 'name',
    telephone: 'telephone',
    isLightMode: 'isLightMode',
    hasTransport: 'hasTransport',
    signature: 'signature',
  },
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { name: unsent(shortText), hasTransport: unsent(z.boolean()), mode: unsent(z.enum(entryModes)) },
  beyond: ({ name, hasTransport, mode }) => ({
    includes: (row) =>
      (name === undefined || contains(row.name, name)) &&
      (hasTransport === undefined || row.hasTransport === hasTransport) &&
      (mode === undefined || row.isLightMode === (mode === 'light')),
  }),
  asStored: structureAsStored,
  sets: ['subjects', 'needs', 'operators', 'territories'],
  foundBy: { name: 'name' },
  fieldOfPath: structureFieldOfPath,
});
