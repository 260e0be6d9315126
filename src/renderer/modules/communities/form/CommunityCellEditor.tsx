import type { CellEditorProps } from '#renderer/kit/list/definition.ts';
import { CellEditor } from '#renderer/kit/resource/cell/CellEditor.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { communityForm } from './fields.ts';

/** The name is not changed here. */
const definition = communityForm(() => null);

/** Changes one fact of a community over the cell that shows it. */
export const CommunityCellEditor = (props: CellEditorProps<Community>) => (
  <CellEditor {...props} definition={definition} />
);
