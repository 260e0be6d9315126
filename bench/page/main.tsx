import { startTexts } from '#renderer/app/i18n/i18n.ts';
import '#renderer/app/global.css';
import { openEditor } from './editor.ts';
import { watchFrames } from './frames.ts';
import { openList, type Tick, tick } from './list.ts';
import { openArticle, openDrafts, openText } from './long.ts';
import { openMap, timePoints } from './map.tsx';
import { type Mounts, prepareMounts } from './mounts.tsx';
import { openHome, timeNextKey, timeOpening } from './palette.tsx';
import { openBoard } from './solidary-board.ts';
import { type DayTimes, openDay } from './solidary-day.ts';
import { actionsSent, openRecord, openRecordForm } from './solidary-record.ts';
import { openWeek } from './week.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('the page has no root');

let endFrames: () => number[] = () => [];

/** The functions that the benches call on this page. Each page opens one thing, once. */
const bench = {
  prepareMounts: (rows: number): Mounts => prepareMounts(container, rows),
  openList: (rows: number): Promise<void> => openList(container, rows),
  tick: (row: number): Promise<Tick> => tick(gridOf(container), row),
  watchFrames,
  startFrames: () => {
    endFrames = watchFrames();
  },
  /** Ends what `startFrames` began. @returns milliseconds of each frame */
  endFrames: (): number[] => endFrames(),
  openMap: (): Promise<void> => openMap(container),
  timePoints: (count: number) => timePoints(container, count),
  openEditor: (blocks: number): Promise<void> => openEditor(container, blocks),
  openWeek: (parts: number, times: number): Promise<number[]> => openWeek(container, parts, times),
  openRecord: (solutions: number, entries: number, times: number): Promise<number[]> =>
    openRecord(container, solutions, entries, times),
  openRecordForm: (solutions: number, entries: number): Promise<void> => openRecordForm(container, solutions, entries),
  actionsSent,
  openDay: (records: number, volunteers: number, times: number): Promise<DayTimes> =>
    openDay(container, records, volunteers, times),
  openArticle: (paragraphs: number): Promise<void> => openArticle(container, paragraphs),
  openText: (kilobytes: number): Promise<void> => openText(container, kilobytes),
  openDrafts: (drafts: number): Promise<void> => openDrafts(container, drafts),
  openBoard: (cards: number): Promise<void> => openBoard(container, cards),
  openHome: (actions: number): Promise<void> => openHome(container, actions),
  timeOpening,
  timeNextKey,
};

declare global {
  interface Window {
    /** Present once the texts are loaded. */
    bench?: typeof bench;
  }
}

function gridOf(within: HTMLElement): HTMLElement {
  const grid = within.querySelector<HTMLElement>('[role="grid"]');
  if (grid === null) throw new Error('there is no list');
  return grid;
}

await startTexts('fr');
window.bench = bench;
