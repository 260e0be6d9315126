import type { Hono } from 'hono';
import { lineLimit } from '#shared/text-limits.ts';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { nowOf } from '../data/time.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, pickKeys, refuseNulls, requireAll } from '../http/columns.ts';
import { serverError } from '../http/errors.ts';
import { crudRoutes } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, exactly, partOf } from '../resource/listing.ts';
import { pictureKind, pictureUrls } from '../resource/pictures.ts';
import { wireContext, wireDate, wireDateOrNull } from '../resource/wire.ts';
import type { EditorialRecord } from './data.ts';
import { editorialTable } from './data.ts';

const types: Readonly<Record<string, FieldType>> = {
  title: 'string',
  text: 'string',
  label: 'string',
  link: 'string',
  status: 'int',
};
const fields = Object.keys(types);

const picturesOfEditorials = pictureKind<EditorialRecord>({
  owner: 'editorial',
  folder: 'editorials',
  table: editorialTable,
  nameOf: ({ title }) => title,
  countedOver: 'kind',
});

function wireEditorial(
  { pictures, createdDate, updatedDate, ...same }: EditorialRecord,
  context: RequestContext,
): JsonObject {
  return {
    '@id': `/editorials/${same.id}`,
    '@type': 'Editorial',
    ...same,
    createdDate: wireDate(createdDate),
    updatedDate: wireDateOrNull(updatedDate),
    ...pictureUrls({ pictures }, picturesOfEditorials, wireContext(context).origin),
  };
}

function check(body: JsonObject): void {
  checkTypes(body, types);
  checkLengths(body, { title: lineLimit, text: 512, label: lineLimit, link: lineLimit });
}

/** Saving an active editorial sets all others to 0, whatever was changed. */
function keepOneActive(row: EditorialRecord, context: RequestContext): void {
  if (row.status !== 1) return;
  const editorials = context.get('world').get(editorialTable);
  for (const other of editorials.all()) {
    if (other.id !== row.id && other.status === 1) editorials.change(other, { status: 0 });
  }
}

function editorialRoutes(app: Hono<Env>): void {
  app.get('/admin/editorials', (context) => {
    demand(context, 'editorial_list');
    return answerList(context, {
      type: 'Editorial',
      rows: context.get('world').get(editorialTable).all(),
      filters: [
        partOf('title', ({ title }) => title),
        exactly('status', ({ status }) => status),
        exactly('id', ({ id }) => id),
      ],
      orders: { id: ({ id }) => id, title: ({ title }) => fold(title), status: ({ status }) => status },
      wire: (editorial) => wireEditorial(editorial, context),
    });
  });

  crudRoutes(app, {
    path: '/admin/editorials',
    type: 'Editorial',
    right: 'editorial',
    table: editorialTable,
    wire: wireEditorial,
    unknown: serverError,
    create: (body, context) => {
      check(body);
      requireAll(body, fields);
      const made = { createdDate: nowOf(context.get('world')), updatedDate: null, pictures: [] };
      // Types were checked with the table above, whose entries are the record's.
      return { ...pickKeys(body, fields), ...made } as unknown as Omit<EditorialRecord, 'id'>;
    },
    change: (_, body, context) => {
      check(body);
      refuseNulls(body, types, fields);
      return { ...pickKeys(body, fields), updatedDate: nowOf(context.get('world')) };
    },
    saved: (row, _, context) => keepOneActive(row, context),
  });
}

/** Editorials, of which at most one is active (docs/platform/b-communities-content.md §6). */
export const editorials: TrainingResource = {
  routes: editorialRoutes,
  grants: { everybody: ['editorial_read', 'editorial_list'] },
  pictures: picturesOfEditorials,
};
