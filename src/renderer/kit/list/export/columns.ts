import type { FileColumn } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { ArrangedColumn } from '../columns/layout.ts';

/** Returns the columns of the export: one for each field of the visible columns. */
export function fileColumns<R extends BaseRow>(arranged: readonly ArrangedColumn<R>[], translate: Text): FileColumn[] {
  return arranged
    .filter(({ isShown }) => isShown)
    .flatMap(({ column }) => {
      const title = translate(column.header);
      const fields: readonly string[] = column.fields ?? [column.id];
      return fields.map((field) => ({ title: fields.length === 1 ? title : `${title} (${field})`, field }));
    });
}
