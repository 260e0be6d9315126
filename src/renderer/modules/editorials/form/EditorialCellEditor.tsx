import type { CellEditorProps } from '#renderer/kit/list/definition.ts';
import { CellEditor } from '#renderer/kit/resource/cell/CellEditor.tsx';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { editorialForm } from './fields.ts';

/** Changes one fact of an editorial over the cell that shows it. */
export const EditorialCellEditor = (props: CellEditorProps<Editorial>) => (
  <CellEditor {...props} definition={editorialForm} />
);
