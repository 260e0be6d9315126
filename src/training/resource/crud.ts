import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import type { Right } from '../access/roles.ts';
import { type JsonObject, readCreation, readPatch } from '../http/body.ts';
import { notFound, type PlatformError } from '../http/errors.ts';
import { item, withoutNulls } from '../http/hydra.ts';
import type { Table } from '../store/table.ts';
import type { WorldPart } from '../store/world.ts';

/** Prefixes of permissions that exist for read, create, update and delete. */
type RightPrefix<Name extends Right = Right> = Name extends `${infer Prefix}_delete`
  ? `${Prefix}_${'create' | 'read' | 'update'}` extends Right
    ? Prefix
    : never
  : never;

type Action = 'create' | 'delete' | 'read' | 'update';

/** A kind of content: its path, its permissions, and how its rows are read and written. */
export interface Content<Row extends { readonly id: number }> {
  path: string;
  type: string;
  /** Prefix of its permissions. */
  right: RightPrefix;
  table: WorldPart<Table<Row>>;
  wire: (row: Row, context: RequestContext) => JsonObject;
  /** The response of a write, if it differs from the item. */
  written?: (row: Row, context: RequestContext, body: JsonObject) => JsonObject;
  /**
   * Builds a row from the body of a creation.
   * @throws PlatformError 400 or 500
   */
  create: (body: JsonObject, context: RequestContext) => Omit<Row, 'id'>;
  /**
   * Returns what a body changes in a row.
   * @throws PlatformError like `create`
   */
  change: (row: Row, body: JsonObject, context: RequestContext) => Partial<Row>;
  /** Called after a row was saved; `before` is the row as it was, undefined for a new one. */
  saved?: (row: Row, body: JsonObject, context: RequestContext, before: Row | undefined) => void;
  /** Called before a row is deleted; throws when it must not be. */
  removing?: (row: Row, context: RequestContext) => void;
  /**
   * Refuses an action for want of a right; by default the right of that name is asked, whatever the row.
   * @throws PlatformError 400
   */
  asks?: (context: RequestContext, action: Action, row: Row | undefined) => void;
  /** Error for an unknown id; a 400 by default. */
  unknown?: () => PlatformError;
}

/**
 * Removes the two composed lines of a new address, which the first response does not contain yet
 * (docs/platform/b-communities-content.yaml, Address).
 */
export const withNewAddress = (wire: JsonObject, body: JsonObject): JsonObject =>
  'address' in body && typeof wire.address === 'object'
    ? { ...wire, address: { ...wire.address, displayLabel: [] } }
    : wire;

/**
 * Registers item, creation, update and deletion of a kind of content (docs/platform/b-communities-content.md §1, §2).
 */
export function crudRoutes<Row extends { readonly id: number }>(app: Hono<Env>, content: Content<Row>): void {
  const { path, type, right, table, wire, written = wire, unknown = notFound } = content;
  const one = `${path}/:id{[0-9]+}`;
  const { asks = (context, action) => demand(context, `${right}_${action}`) } = content;
  const find = (context: RequestContext) =>
    context
      .get('world')
      .get(table)
      .get(Number(context.req.param('id')));
  const rowOf = (context: RequestContext, action: Action, missing = notFound): Row => {
    const row = find(context);
    asks(context, action, row);
    if (row === undefined) throw missing();
    return row;
  };
  const answer = (context: RequestContext, row: Row, body: JsonObject, status: number) =>
    item(context.req.raw, type, withoutNulls(written(row, context, body)), status);

  app.get(one, (context) => {
    return item(context.req.raw, type, withoutNulls(wire(rowOf(context, 'read', unknown), context)));
  });

  app.post(path, async (context) => {
    asks(context, 'create', undefined);
    const body = await readCreation(context.req.raw);
    const values = content.create(body, context);
    // A row is its values with an id, which the compiler cannot verify for a generic type.
    const row = context
      .get('world')
      .get(table)
      .add((id) => ({ id, ...values }) as unknown as Row);
    content.saved?.(row, body, context, undefined);
    return answer(context, row, body, 201);
  });

  app.patch(one, async (context) => {
    asks(context, 'update', find(context));
    const body = await readPatch(context.req.raw);
    const before = rowOf(context, 'update');
    const row = context
      .get('world')
      .get(table)
      .change(before, content.change(before, body, context));
    content.saved?.(row, body, context, before);
    return answer(context, row, body, 200);
  });

  app.delete(one, (context) => {
    const row = rowOf(context, 'delete');
    content.removing?.(row, context);
    context.get('world').get(table).remove(row.id);
    return new Response(null, { status: 204 });
  });
}
