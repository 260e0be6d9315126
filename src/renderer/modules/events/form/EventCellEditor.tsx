import { useMemo } from 'react';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import type { CellEditorProps } from '#renderer/kit/list/definition.ts';
import { CellEditor } from '#renderer/kit/resource/cell/CellEditor.tsx';
import type { Event } from '#shared/resources/events/index.ts';
import { eventForm } from './fields.ts';

/** Changes one fact of an event over the cell that shows it. */
export function EventCellEditor(props: CellEditorProps<Event>) {
  const { eventDescriptionRequired: isDescriptionRequired, eventCommunityRequired: isCommunityRequired } =
    useBootstrap().config;
  const definition = useMemo(
    () => eventForm({ isDescriptionRequired, isCommunityRequired }),
    [isDescriptionRequired, isCommunityRequired],
  );
  return <CellEditor {...props} definition={definition} />;
}
