import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '#renderer/app/providers/AppProviders.tsx';
import { createAppState } from '#renderer/app/providers/app-state.ts';
import { createQueries } from '#renderer/app/queries.ts';
import { WeekEditor } from '#renderer/features/week/WeekEditor.tsx';
import type { WeekLine } from '#renderer/features/week/WeekGrid.tsx';
import { nextFrame } from './frames.ts';
import { bootstrap } from './person.ts';

const lines = (names: readonly string[]): WeekLine[] => names.map((name) => ({ key: name, heading: name, name }));

const days = lines(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']);
const clock = (index: number) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;

function Week({ parts }: { parts: number }) {
  const [cells, setCells] = useState<readonly boolean[]>(() =>
    Array.from({ length: parts * days.length }, (_, index) => index % 3 === 0),
  );
  const [rows] = useState(() => lines(Array.from({ length: parts }, (_, index) => clock(index))));
  return <WeekEditor label="Semaine" parts={rows} days={days} cells={cells} onChange={setCells} />;
}

/**
 * Opens the grid of a week several times; the last one stays.
 * @returns milliseconds of each, from nothing to what is laid out
 */
export async function openWeek(container: HTMLElement, parts: number, times: number): Promise<number[]> {
  let show: (turn: number) => void = () => {};
  function Stage() {
    const [turn, setTurn] = useState(0);
    show = setTurn;
    return turn > 0 && <Week key={turn} parts={parts} />;
  }
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <AppProviders state={createAppState(bootstrap)} queries={createQueries()}>
        <Stage />
      </AppProviders>,
    ),
  );
  const taken: number[] = [];
  for (let turn = 1; turn <= times; turn += 1) {
    flushSync(() => show(0));
    await nextFrame();
    const start = performance.now();
    flushSync(() => show(turn));
    container.getBoundingClientRect();
    taken.push(performance.now() - start);
    await nextFrame();
  }
  container.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  return taken;
}
