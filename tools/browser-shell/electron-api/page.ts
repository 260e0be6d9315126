import { fillRegions } from '../../documentation/regions.ts';
import { markdownTable } from '../../documentation/table.ts';
import { electronApi, rowsOf } from './index.ts';
import { type ApiPart, type ApiRow, electronSource } from './row.ts';

/** The page of Electron's APIs. */
export const apiPage = 'docs/electron-api.md';

const headings = ['API', 'When', 'On', 'What it does', 'In the browser shell', 'Held by', 'Source'];

/** `App.quit` as `quit`, below the heading of its part. */
const shortName = (part: ApiPart<unknown>, name: string): string =>
  `\`${name.slice(part.name.length).replace(/^[. ]/u, '')}\``;

function tableOf(part: ApiPart<unknown>): string {
  const names = new Map<ApiRow, string[]>();
  for (const [name, row] of rowsOf(part)) names.set(row, [...(names.get(row) ?? []), shortName(part, name)]);
  const rows = [...names].map(([row, shown]) => [
    shown.join(', '),
    row.when ?? 'any time',
    row.systems?.join(', ') ?? 'all',
    row.answers,
    row.standIn ?? 'the same',
    row.heldBy.map((file) => `\`${file}\``).join(', '),
    row.source,
  ]);
  const heading = `**[${part.name}](https://www.electronjs.org/docs/latest/api/${part.page})**`;
  return `${heading}\n\n${markdownTable(headings, rows)}`;
}

function chapters(): string {
  const parts = Object.values(electronApi).flat();
  const count = parts.flatMap(rowsOf).length;
  const said = `${count} of them, read in electron/electron at ${electronSource}.`;
  const tables = Object.entries(electronApi).map(([title, of]) => [`## ${title}`, ...of.map(tableOf)].join('\n\n'));
  return [said, ...tables].join('\n\n');
}

/** The page with its tables as they are now: its one region is `electron api`. */
export const withTables = (page: string): string =>
  fillRegions(page, (kind, name) => {
    if (kind !== 'electron' || name !== 'api') throw new Error(`${apiPage} has no region "${kind} ${name}".`);
    return `\n${chapters()}\n`;
  });
