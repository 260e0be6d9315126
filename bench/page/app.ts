import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { type App, createApp } from '#renderer/app/createApp.tsx';
import { type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { nextFrame } from './frames.ts';
import { bootstrap } from './person.ts';

/** Opens the whole application at a path, with a bridge that answers at once. */
export function openApp(container: HTMLElement, at: string, handlers: FakeHandlers = {}, as = bootstrap): App {
  installFakeBridge({
    'app.report': () => undefined,
    'app.setUnsaved': () => undefined,
    'session.activity': () => undefined,
    ...handlers,
  });
  const app = createApp(as, createMemoryHistory({ initialEntries: [at] }));
  createRoot(container).render(app.element);
  return app;
}

/** @throws Error when the element does not appear within some hundred frames */
export async function untilThere(within: HTMLElement, selector: string): Promise<HTMLElement> {
  for (let frame = 0; frame < 600; frame += 1) {
    const found = within.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
    await nextFrame();
  }
  throw new Error(`${selector} did not come`);
}
