import { z } from 'zod';
import { viewFile } from '../lists.ts';
import { type ListQuery, listQuerySchema, type ResourceContract } from '../resources/define.ts';
import { type ResourceName, resources } from '../resources/index.ts';
import { call } from './call.ts';
import { exportFormat } from './transfer.ts';

/** One column of a file: its title, and the field of the row, or of an object in it, whose raw value it holds. */
const exportColumn = z.object({
  title: z.string().min(1).max(200),
  field: z.string().regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)?$/),
});

export interface ListExportRequest {
  resource: ResourceName;
  /** Filters and order; all pages are written. */
  query: ListQuery;
  columns: z.infer<typeof exportColumn>[];
  format: z.infer<typeof exportFormat>;
}

// Each has its own filters and sorts: what they have in common is what a query is checked with.
const anyResources: readonly Pick<ResourceContract, 'name' | 'filters' | 'sorts'>[] = Object.values(resources);
const requests = anyResources.map((resource) =>
  z.strictObject({
    resource: z.literal(resource.name),
    query: listQuerySchema(resource),
    columns: z.array(exportColumn).min(1).max(200),
    format: exportFormat,
  }),
);
// Each member of the union is this same shape, its query held to its own resource.
const listExportRequest = z.union(requests) as unknown as z.ZodType<ListExportRequest, ListExportRequest>;

export const listExportResult = z.object({
  /** Name of the saved file, without its folder. */
  fileName: z.string(),
  written: z.int(),
  /** Rows that could not be read and are not in the file. */
  leftOut: z.int(),
  /** Rows that the platform announced and did not give: the file is not complete. */
  missing: z.int(),
});

export const listCalls = {
  /**
   * A file made from the pages of a list, for those that the platform does not export (docs/screens/01-shell-home.md
   * §5); phase 'download'.
   */
  'lists.export': call(listExportRequest, listExportResult),
  /** Writes views to a file that the person chooses; error `cancelled` when none is chosen. */
  'views.save': call(viewFile, z.object({ fileName: z.string() })),
  /**
   * Reads views from a file that the person chooses; errors `cancelled` when none is chosen, `file` with `notViews` or
   * `tooLarge`.
   */
  'views.open': call(z.void(), viewFile),
};
