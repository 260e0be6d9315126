import { badgeCell, dateCell, personCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { ListColumn } from '#renderer/kit/list/definition.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { editorialName, isDisplayed, statusLabel } from '../labels.ts';

/** Columns of the editorials (docs/screens/05-content.md C1). */
export const editorialColumns = [
  {
    id: 'title',
    header: 'editorials:fields.title',
    width: 240,
    sort: 'title',
    cell: (editorial) => personCell(editorialName(editorial), editorial.avatar),
  },
  { id: 'text', header: 'editorials:fields.text', width: 200, cell: ({ text }) => textCell(text) },
  {
    id: 'button',
    header: 'editorials:fields.button',
    width: 180,
    fields: ['label', 'link'],
    cell: ({ label, link }) => textCell(`${label} → ${link}`),
  },
  {
    id: 'status',
    header: 'editorials:fields.status',
    width: 100,
    sort: 'status',
    cell: (editorial, tools) => {
      if (isDisplayed(editorial)) return badgeCell('editorials:displayed', 'good', tools);
      return editorial.status === null ? null : badgeCell(statusLabel(editorial.status), 'neutral', tools);
    },
  },
  {
    id: 'created',
    header: 'editorials:fields.created',
    width: 110,
    fields: ['createdDate'],
    cell: ({ createdDate }, tools) => dateCell(createdDate, tools),
  },
  {
    id: 'updated',
    header: 'editorials:fields.updated',
    width: 120,
    isOptional: true,
    fields: ['updatedDate'],
    cell: ({ updatedDate }, tools) => dateCell(updatedDate, tools),
  },
  { id: 'id', header: 'editorials:fields.id', width: 70, isOptional: true, sort: 'id', cell: ({ id }) => textCell(id) },
] as const satisfies readonly ListColumn<Editorial>[];
