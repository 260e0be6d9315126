import type { CellEditorProps } from '#renderer/kit/list/definition.ts';
import { CellEditor } from '#renderer/kit/resource/cell/CellEditor.tsx';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { relayPointForm } from './fields.ts';

/** Changes one fact of a relay point over the cell that shows it. */
export const RelayPointCellEditor = (props: CellEditorProps<RelayPoint>) => (
  <CellEditor {...props} definition={relayPointForm} />
);
