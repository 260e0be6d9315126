import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '#renderer/app/providers/AppProviders.tsx';
import { createAppState } from '#renderer/app/providers/app-state.ts';
import { createQueries } from '#renderer/app/queries.ts';
import { userColumns } from '#renderer/features/people/list/columns.tsx';
import { arrange } from '#renderer/kit/list/columns/layout.ts';
import { Grid } from '#renderer/kit/list/grid/Grid.tsx';
import { useSelectionColumn } from '#renderer/kit/list/selection/SelectionColumn.tsx';
import { Selection } from '#renderer/kit/list/selection/selection.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import { PlainTable } from './PlainTable.tsx';
import { bootstrap } from './person.ts';
import { usersOf } from './users.ts';

/** What is mounted, one after the other, for a comparison. */
export interface Mounts {
  /** Mounts the grid or the table: drawing, elements, styles and layout, not the paint. */
  mount(what: 'grid' | 'table'): void;
  clear(): void;
  /** Number of rows of the grid that are in the page. */
  drawn(): number;
}

type Shown = 'grid' | 'table' | null;

const columns = arrange<User>(userColumns, undefined);
const shownColumns = columns.filter(({ isShown }) => isShown).map(({ column }) => column);
const hrefOf = ({ id }: User) => `/users/show/${id}`;
const nothing = () => {};

/** Prepares the list's grid and a plain table of the same rows. */
export function prepareMounts(container: HTMLElement, count: number): Mounts {
  const rows = usersOf(count);
  let show: (shown: Shown) => void = nothing;
  function Stage() {
    const [shown, setShown] = useState<Shown>(null);
    show = setShown;
    if (shown === 'grid') return <MeasuredGrid rows={rows} />;
    return shown === 'table' && <MeasuredTable rows={rows} />;
  }
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <AppProviders state={createAppState(bootstrap)} queries={createQueries()}>
        <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
          <Stage />
        </div>
      </AppProviders>,
    ),
  );
  return {
    mount(what) {
      flushSync(() => show(what));
      container.getBoundingClientRect();
    },
    clear: () => flushSync(() => show(null)),
    drawn: () => container.querySelectorAll('[data-row]').length - 1,
  };
}

function MeasuredGrid({ rows }: { rows: readonly User[] }) {
  const [selection] = useState(() => new Selection<User>());
  const leading = useSelectionColumn(selection, personNameOf);
  const entries = useMemo(() => rows.map((row) => ({ kind: 'row' as const, row })), [rows]);
  return (
    <Grid
      label="grid"
      columns={columns}
      density="normal"
      entries={entries}
      rowsKey="rows"
      before={undefined}
      onLeave={nothing}
      total={rows.length}
      skipped={0}
      sort={[]}
      isBusy={false}
      hasMenu
      currentId={null}
      leading={leading}
      hrefOf={hrefOf}
      labelOf={personNameOf}
      onSort={nothing}
      onOpen={nothing}
      onCopyLink={nothing}
      onPreview={nothing}
      onMenu={nothing}
      onWidth={nothing}
      onMove={nothing}
    />
  );
}

function MeasuredTable({ rows }: { rows: readonly User[] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <PlainTable
      columns={shownColumns}
      rows={rows}
      tools={{ translate, format }}
      hrefOf={hrefOf}
      labelOf={personNameOf}
    />
  );
}
