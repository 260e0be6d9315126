import type { Text } from '#renderer/kit/ui/translate.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { ArrangedColumn } from '../columns/layout.ts';
import type { BaseRow } from '../definition.ts';

export type FileColumn = RequestOf<'lists.export'>['columns'][number];

/** The visible columns as a file has them: one of its own for each field that a column shows. */
export function fileColumns<R extends BaseRow>(arranged: readonly ArrangedColumn<R>[], translate: Text): FileColumn[] {
  return arranged
    .filter(({ isShown }) => isShown)
    .flatMap(({ column }) => {
      const title = translate(column.header);
      const fields: readonly string[] = column.fields ?? [column.id];
      return fields.map((field) => ({ title: fields.length === 1 ? title : `${title} (${field})`, field }));
    });
}
