import { z } from 'zod';
import { defineResource, filter } from '../define.ts';
import { bracketed, maxNamedIds, partOfName } from '../filters.ts';
import { territoriesManifest } from './manifest.ts';

/** Territories (docs/platform/c-solidary.md §9): id and name only. */
const territory = z.object({ id: z.int(), name: z.string() });

export const territories = defineResource(territoriesManifest, {
  row: territory,
  item: territory,
  sorts: { id: 'id', name: 'name' },
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    name: partOfName('name'),
    ids: filter(z.array(z.int()).min(1).max(maxNamedIds), bracketed('id')),
  },
});
