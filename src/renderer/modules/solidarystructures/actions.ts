import { BuildingRegular, PeopleListRegular } from '@fluentui/react-icons';
import type { Action, QueryAction, RecordAction } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import {
  copyAction,
  createAction,
  duplicateAction,
  editAction,
  exportAction,
  openAction,
  removeAction,
} from '#renderer/kit/resource/actions.ts';
import { deleteRecord } from '#renderer/kit/resource/calls.ts';
import { toAppError } from '#shared/failure.ts';
import type { Structure, StructureRow } from '#shared/resources/solidarystructures/item.ts';
import { OperatorsDialog } from './operators/OperatorsDialog.tsx';

/**
 * Makes a structure the current one, as the selector of the top bar does (docs/screens/09-solidary-structures.md §1).
 * One that the list of the session does not name cannot be.
 */
const makeCurrent: RecordAction<StructureRow> = {
  id: 'solidarystructures.makeCurrent',
  label: 'solidarystructures:actions.makeCurrent',
  icon: BuildingRegular,
  section: 'change',
  accepts: 'one',
  isVisible: ({ id }, { session }) =>
    session.currentStructureId !== id && session.structures.some((structure) => structure.id === id),
  perform: async ({ id, name }, { notify }) => {
    try {
      await invoke('session.chooseStructure', { structureId: id });
      notify({ context: 'session', name: 'structure', outcome: 'success', values: { name } });
    } catch (thrown) {
      notify({ context: 'session', name: 'structure', outcome: 'error', error: toAppError(thrown) });
    }
  },
};

const copyTelephone = copyAction<StructureRow>({
  id: 'solidarystructures.copyTelephone',
  label: 'solidarystructures:actions.copyTelephone',
  textOf: ({ telephone }) => telephone,
});

/** Opens the table of operators of the listed structures. Needs the right to read items. */
const operators: QueryAction = {
  id: 'solidarystructures.operators',
  label: 'solidarystructures:actions.operators',
  icon: PeopleListRegular,
  section: 'open',
  permission: 'structure_read',
  accepts: 'query',
  Dialog: OperatorsDialog,
};

/** The actions of the list and of its rows (docs/screens/09-solidary-structures.md §3). */
export const structureActions: readonly Action<StructureRow>[] = [
  operators,
  exportAction('solidarystructures'),
  createAction('solidarystructures', 'solidarystructures:actions.create'),
  openAction('solidarystructures'),
  editAction('solidarystructures'),
  makeCurrent,
  copyTelephone,
];

/**
 * The actions on the page of a structure. The platform deletes whatever depends on it and refuses nothing
 * (docs/platform/c-solidary.md §9): it is offered only while nobody is attached, and asks for the name.
 */
export const actionsOf = (structure: Structure): readonly Action<Structure>[] => [
  ...structureActions,
  duplicateAction('solidarystructures'),
  {
    ...removeAction<Structure>('solidarystructures', {
      confirm: {
        level: 'typeToConfirm',
        title: 'record:remove.title',
        text: 'solidarystructures:actions.remove.text',
        button: 'record:remove.button',
        values: ({ name }) => ({ name }),
        expected: ({ name }) => name,
      },
      remove: async ({ id }) => {
        await deleteRecord('solidarystructures', id);
        // Updates the selector and the menu; if this fails, the next sign-in does.
        await invoke('session.readStructures', undefined).catch(() => undefined);
      },
    }),
    refusal: () => (structure.isRemovable ? null : 'solidarystructures:actions.attached'),
  },
];
