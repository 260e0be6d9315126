import type { Hono } from 'hono';
import { demand, type Env, holds, type RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { notFound } from '../http/errors.ts';
import { collection } from '../http/hydra.ts';
import { crudRoutes } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { type StructureRecord, structuresOperatedBy, structureTable } from './data.ts';
import { endOperations, OPERATOR } from './operators.ts';
import { wireMember, wireStructure, writtenStructure } from './wire.ts';
import { changedStructure, createdStructure, welcomeOperators } from './write.ts';

/** Returns the structures of the requester: an operator's own, all with structure_manage, else none. */
function listed(context: RequestContext): readonly StructureRecord[] {
  const { user, rights } = context.get('requester');
  const world = context.get('world');
  if (holds(user, OPERATOR)) return structuresOperatedBy(world, user);
  if (!rights.has('structure_manage')) return [];
  const keyed = world
    .get(structureTable)
    .all()
    .map((row) => ({ row, key: fold(row.name) }));
  return keyed.sort((left, right) => (left.key < right.key ? -1 : 1)).map(({ row }) => row);
}

function structureRoutes(app: Hono<Env>): void {
  // Always whole: pages, orders and names are declared, and ignored (docs/platform/c-solidary.md §9).
  app.get('/admin/structures', (context) => {
    demand(context, 'structure_list');
    return collection(context.req.raw, 'Structure', listed(context).map(wireMember));
  });

  crudRoutes(app, {
    path: '/admin/structures',
    type: 'Structure',
    right: 'structure',
    table: structureTable,
    wire: (structure, context) => wireStructure(structure, context.get('world')),
    written: (structure, context, body) => writtenStructure(structure, context.get('world'), body),
    create: createdStructure,
    change: changedStructure,
    saved: (structure, body, context, before) => {
      if (before === undefined) welcomeOperators(structure, body, context);
    },
    removing: ({ id }, context) => endOperations(context.get('world'), id),
    // Only reading asks whether one operates the structure (docs/platform/c-solidary.md §9).
    asks: (context, action, row) => {
      demand(context, `structure_${action}`);
      const { user } = context.get('requester');
      const isAdministrator = holds(user, 1) || holds(user, 2);
      if (action === 'read' && !isAdministrator && row !== undefined && !user.operates.includes(row.id)) {
        throw notFound();
      }
    },
  });
}

/** Solidary structures with their parts and operators (docs/platform/c-solidary.md §9). */
export const solidaryStructures: TrainingResource = {
  routes: structureRoutes,
  grants: {
    everybody: ['structure_list'],
    solidaryOperator: ['structure_read', 'structure_update'],
    solidaryAdministrator: ['structure_manage', 'structure_create', 'structure_delete'],
    notAdministrator: [
      'structure_create',
      'structure_delete',
      'structure_manage',
      'structure_read',
      'structure_update',
    ],
  },
};
