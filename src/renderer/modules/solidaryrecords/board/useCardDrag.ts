import { type DragEvent, useMemo, useState } from 'react';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { type ColumnStatus, type Target, targetsOf } from './columns.ts';

/**
 * Drags cards of the board: which one is held, and over which column it is.
 * @param onDrop receives the card that was dropped, and where
 */
export function useCardDrag(onDrop: (row: SolidaryRecordRow, to: Target) => void) {
  const [dragged, setDragged] = useState<SolidaryRecordRow | null>(null);
  const [over, setOver] = useState<ColumnStatus | 4 | null>(null);
  /** The event handlers of a card. They are stable, so that a card renders again only when it changes. */
  const handlers = useMemo(
    () => ({
      dragStart: (row: SolidaryRecordRow, event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', personNameOf(row));
        setDragged(row);
      },
      dragEnd: () => {
        setDragged(null);
        setOver(null);
      },
    }),
    [],
  );
  const isDroppable = (status: ColumnStatus | 4): status is Target =>
    dragged !== null && targetsOf(dragged).some((target) => target === status);
  const drop = (to: Target) => {
    if (dragged !== null) onDrop(dragged, to);
    handlers.dragEnd();
  };
  return {
    dragged,
    handlers,
    /** The event handlers by which a column accepts cards. */
    dropping: (status: ColumnStatus | 4) => ({
      isOpen: isDroppable(status),
      isOver: over === status,
      onOver: (isOver: boolean) => setOver((now) => (isOver ? status : now === status ? null : now)),
      onDrop: () => isDroppable(status) && drop(status),
    }),
  };
}
