import type { ReactNode } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { recordActions } from './available.ts';
import type { Action } from './define.ts';
import { withPrint } from './print-action.tsx';
import { type ReadyAction, useActionShortcut, useScreenActions } from './screen.ts';
import { useActions } from './useActions.tsx';
import { useActionContext, useActionLabel } from './useActionTools.ts';

interface RecordActionsOptions<R extends BaseRow> {
  resource: ResourceName;
  actions: readonly Action<R>[];
  record: R;
  nameOf: (record: R) => string;
}

/** Provides the actions of a record's page: buttons and menu, shortcuts, palette. */
export function useRecordActions<R extends BaseRow>({ resource, actions, record, nameOf }: RecordActionsOptions<R>) {
  const labelOf = useActionLabel();
  const context = useActionContext();
  const { start, dialog } = useActions<R>({ resource, nameOf });
  const available = recordActions(withPrint(actions), record, context);
  const startFor = (action: Action<R>) => start(action, { kind: 'record', record });
  const ready = available.map(
    (action): ReadyAction => ({
      id: action.id,
      label: labelOf(action),
      icon: action.icon,
      shortcut: action.shortcut,
      target: nameOf(record),
      run: () => startFor(action),
    }),
  );
  useScreenActions(ready);
  useActionShortcut('edit', ready);
  useActionShortcut('remove', ready);
  return { available, startFor, dialog: dialog satisfies ReactNode };
}
