import { z } from 'zod';
import { exportBound } from '../export-bounds.ts';
import { viewFile } from '../lists.ts';
import { type ListQuery, listQuerySchema, type ResourceContract } from '../resources/define.ts';
import { resources } from '../resources/index.ts';
import type { ResourceName } from '../resources/manifests.ts';
import { call } from './call.ts';
import { exportFormat } from './export.ts';
import { rightsOf } from './resource-rights.ts';

/** A column of the file: its title, and the field of the row, or of an object in it, whose raw value it holds. */
const exportColumn = z.object({
  title: z.string().min(1).max(200),
  field: z
    .string()
    .max(100)
    .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)?$/),
});

export interface ListExportRequest {
  resource: ResourceName;
  /** Filters and order; all pages are exported. */
  query: ListQuery;
  columns: z.infer<typeof exportColumn>[];
  format: z.infer<typeof exportFormat>;
}

// Each has its own filters and sorts; what they share is enough to check a query.
const anyResources: readonly Pick<ResourceContract, 'name' | 'filters' | 'sorts' | 'listPath'>[] =
  Object.values(resources);
const requests = anyResources.map((resource) =>
  z.strictObject({
    resource: z.literal(resource.name),
    query: listQuerySchema(resource),
    columns: z.array(exportColumn).min(1).max(200),
    format: exportFormat,
  }),
);
// Each member of the union has this form, with a query checked by its own resource.
const listExportRequest = z.union(requests) as unknown as z.ZodType<ListExportRequest, ListExportRequest>;

export const listExportResult = z.object({
  /** Name of the saved file, without its folder. */
  fileName: z.string(),
  written: z.int(),
  /** Rows that could not be read and are not in the file. */
  leftOut: z.int(),
  /** Rows that the platform announced but did not send: the file is incomplete. */
  missing: z.int(),
  bound: exportBound.optional(),
});

export const listCalls = {
  /**
   * Exports a list that the platform does not export, from its pages (docs/screens/01-shell-home.md §5); phase
   * 'download'.
   */
  'lists.export': call(({ resource }) => rightsOf(resources[resource], 'list'), listExportRequest, listExportResult),
  /** Writes views to a file that the person chooses; error `cancelled` when none is chosen. */
  'views.save': call('signedIn', viewFile, z.object({ fileName: z.string() })),
  /**
   * Reads views from a file that the person chooses; errors `cancelled` when none is chosen, `file` with `notViews` or
   * `tooLarge`.
   */
  'views.open': call('signedIn', z.void(), viewFile),
};
