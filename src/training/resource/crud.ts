import type { Hono } from 'hono';
import { type Call, demand, type Env } from '../access/requester.ts';
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

/** A kind of content: its path, its permissions, and how its rows are read and written. */
export interface Content<Row extends { readonly id: number }> {
  path: string;
  type: string;
  /** Prefix of its permissions. */
  right: RightPrefix;
  table: WorldPart<Table<Row>>;
  wire: (row: Row, call: Call) => JsonObject;
  /** The response of a write, if it differs from the item. */
  written?: (row: Row, call: Call, body: JsonObject) => JsonObject;
  /**
   * Builds a row from the body of a creation.
   * @throws PlatformError 400 or 500
   */
  create: (body: JsonObject, call: Call) => Omit<Row, 'id'>;
  /**
   * Returns what a body changes in a row.
   * @throws PlatformError like `create`
   */
  change: (row: Row, body: JsonObject, call: Call) => Partial<Row>;
  /** Called after a row was saved. */
  saved?: (row: Row, body: JsonObject, call: Call) => void;
  /** Called before a row is deleted; throws when it must not be. */
  removing?: (row: Row, call: Call) => void;
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
  const ask = (call: Call, action: 'create' | 'delete' | 'read' | 'update') => demand(call, `${right}_${action}`);
  const rowOf = (call: Call, missing = notFound): Row => {
    const row = call
      .get('world')
      .get(table)
      .get(Number(call.req.param('id')));
    if (row === undefined) throw missing();
    return row;
  };
  const answer = (call: Call, row: Row, body: JsonObject, status: number) =>
    item(call.req.raw, type, withoutNulls(written(row, call, body)), status);

  app.get(one, (call) => {
    ask(call, 'read');
    return item(call.req.raw, type, withoutNulls(wire(rowOf(call, unknown), call)));
  });

  app.post(path, async (call) => {
    ask(call, 'create');
    const body = await readCreation(call.req.raw);
    const values = content.create(body, call);
    // A row is its values with an id, which the compiler cannot verify for a generic type.
    const row = call
      .get('world')
      .get(table)
      .add((id) => ({ id, ...values }) as unknown as Row);
    content.saved?.(row, body, call);
    return answer(call, row, body, 201);
  });

  app.patch(one, async (call) => {
    ask(call, 'update');
    const body = await readPatch(call.req.raw);
    const before = rowOf(call);
    const row = call
      .get('world')
      .get(table)
      .change(before, content.change(before, body, call));
    content.saved?.(row, body, call);
    return answer(call, row, body, 200);
  });

  app.delete(one, (call) => {
    ask(call, 'delete');
    const row = rowOf(call);
    content.removing?.(row, call);
    call.get('world').get(table).remove(row.id);
    return new Response(null, { status: 204 });
  });
}
