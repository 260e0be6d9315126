import { addressOf } from '#shared/routes.ts';
import { openApp, untilThere } from './app.ts';
import { nextFrame } from './frames.ts';
import { recordRow } from './record-row.ts';

const rowOf = (id: number) =>
  recordRow(id, { adminfromDate: `2026-${String(1 + (id % 12)).padStart(2, '0')}-1${id % 10}T00:00:00+00:00` });

/** Opens the board with this number of cards, whatever number of them it reads at once. */
export async function openBoard(container: HTMLElement, cards: number): Promise<void> {
  const rows = Array.from({ length: cards }, (_, index) => rowOf(index + 1));
  const { router } = openApp(container, '/', {
    'solidaryrecords.list': ({ page, perPage }) => ({
      // The first page has all of them: the board reads no more than 2,000 by pages.
      rows: page === 1 ? rows : [],
      unreadable: [],
      total: rows.length,
      page,
      perPage,
    }),
  });
  await untilThere(container, '#page h2');
  await router.navigate({ to: addressOf('solidaryrecords'), search: { display: 'board' } });
  await untilThere(container, '[data-record]');
  await nextFrame();
}
