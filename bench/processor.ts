import type { CDPSession, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Watches what the page's own thread does meanwhile: other work on the machine makes a frame late and hardly weighs on
 * processor time.
 * @returns milliseconds of processor time of each task: what is handled at once, or drawn in one frame
 */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await work();
  await ended(cdp);
  await cdp.detach();
  const threads = new Set(events.filter(isMainThread).map(threadOf));
  return events.flatMap((event) =>
    event.name.endsWith('RunTask') && threads.has(threadOf(event)) ? [(event.tdur ?? 0) / 1000] : [],
  );
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
const isMainThread = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args?.name === 'CrRendererMain';

async function ended(cdp: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
}
