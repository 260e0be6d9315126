import type { Hono } from 'hono';
import { type Call, demand, type Env } from '../access/requester.ts';
import type { Right } from '../access/roles.ts';
import { type JsonObject, readCreation, readPatch } from '../http/body.ts';
import { notFound, type PlatformError } from '../http/errors.ts';
import { item, withoutNulls } from '../http/hydra.ts';
import type { Table } from '../store/table.ts';
import type { WorldPart } from '../store/world.ts';

/** Beginnings of the names of rights that come in four: to read, create, change and delete. */
type RightPrefix<Name extends Right = Right> = Name extends `${infer Prefix}_delete`
  ? `${Prefix}_${'create' | 'read' | 'update'}` extends Right
    ? Prefix
    : never
  : never;

/** A kind of content: where it is, what it asks for, and how its rows are read and written. */
export interface Content<Row extends { readonly id: number }> {
  path: string;
  type: string;
  /** Beginning of the names of its rights. */
  right: RightPrefix;
  table: WorldPart<Table<Row>>;
  wire: (row: Row, call: Call) => JsonObject;
  /** As the write of a body answers it, where that differs. */
  written?: (row: Row, call: Call, body: JsonObject) => JsonObject;
  /** The row of a body that was sent to create one. Throws the platform's 400 or 500. */
  create: (body: JsonObject, call: Call) => Omit<Row, 'id'>;
  /** What a body changes in a row. Throws as `create`. */
  change: (row: Row, body: JsonObject, call: Call) => Partial<Row>;
  /** Done with a row once it is saved. */
  saved?: (row: Row, body: JsonObject, call: Call) => void;
  /** Throws when the row may not go. */
  removing?: (row: Row, call: Call) => void;
  /** What reading an unknown id is answered with: a 400 unless said otherwise. */
  unknown?: () => PlatformError;
}

/**
 * The two lines of an address that was just made are not there yet when it is answered
 * (docs/platform/b-communities-content.yaml, Address).
 */
export const withNewAddress = (wire: JsonObject, body: JsonObject): JsonObject =>
  'address' in body && typeof wire.address === 'object'
    ? { ...wire, address: { ...wire.address, displayLabel: [] } }
    : wire;

/** Item, creation, change and deletion of a kind of content (docs/platform/b-communities-content.md §1, §2). */
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
    // A row is its values with an id; the compiler does not put a generic type together again.
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
