import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { serverError } from '../http/errors.ts';
import { item } from '../http/hydra.ts';
import type { TrainingResource } from '../resource/define.ts';
import type { World } from '../store/world.ts';
import type { Check } from './checks.ts';
import { checkFile } from './file.ts';
import { relayPointColumns, relayPointImporter } from './relaypoints.ts';
import { userColumns, userImporter } from './users.ts';

interface Entity {
  name: 'User' | 'RelayPoint';
  columns: readonly Check[];
  /** Returns a function that imports one line and returns its message. `requester`: id of the importing user. */
  importer: (world: World, lines: readonly string[][], requester: number) => (line: readonly string[]) => string;
}

const users: Entity = { name: 'User', columns: userColumns, importer: userImporter };
const relayPoints: Entity = {
  name: 'RelayPoint',
  columns: relayPointColumns,
  importer: (world, _, requester) => relayPointImporter(world, requester),
};

const isTrue = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && ['1', 'true', 'on', 'yes'].includes(value);

const isFileError = (errors: readonly string[]) =>
  errors.some((text) => text === 'Incorrect MIME type' || text === 'File not in UTF-8');

/**
 * Checks the file, imports it if there is no error, and answers 201 in any case (docs/platform/a-auth-users.md §9).
 * Lines are imported one by one without a transaction, and all of them even if nobody waits for the response any more.
 */
async function runImport(context: RequestContext, entity: Entity): Promise<Response> {
  const form = await context.req.raw.formData().catch(() => new FormData());
  const file = form.get('file');
  const filename = form.get('filename');
  if (!(file instanceof Blob) || typeof filename !== 'string' || filename === '') throw serverError();
  const checked = checkFile(new Uint8Array(await file.arrayBuffer()), entity.columns, {
    hasHeader: isTrue(form.get('columnHeadersFirstLine')),
    isUnchecked: isTrue(form.get('forceDisableValidation')),
  });
  const world = context.get('world');
  const requester = context.get('requester').user.id;
  const lines = checked.lines ?? [];
  const importLine = entity.importer(world, lines, requester);
  const messages: string[] = [];
  for (const line of lines) {
    await world.importPace();
    messages.push(importLine(line));
  }
  return item(
    context.req.raw,
    'Import',
    {
      '@id': '/imports/999999999999',
      '@type': 'Import',
      // An error of the whole file is always reported as one of users.
      entity: isFileError(checked.errors) ? 'User' : entity.name,
      filename,
      originalName: filename,
      columnHeadersFirstLine: null,
      errors: checked.errors,
      messages,
    },
    201,
  );
}

function importRoutes(app: Hono<Env>): void {
  app.post('/admin/imports/users', (context) => {
    demand(context, 'user_create');
    return runImport(context, users);
  });

  app.post('/admin/imports/relaypoints', (context) => {
    demand(context, 'relay_point_create');
    return runImport(context, relayPoints);
  });
}

/** Imports (docs/platform/a-auth-users.md §9). */
export const imports: TrainingResource = {
  routes: importRoutes,
  grants: {
    administrator: ['import_user', 'import_relaypoint'],
    // Without user_create the platform still refuses the import (docs/platform/a-auth-users.md §4).
    communityManager: ['import_user'],
  },
};
