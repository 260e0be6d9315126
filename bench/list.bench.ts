import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { Page } from 'playwright';
import { createTrainingPlatform } from '#training/index.ts';
import { atMost, type Measure, median } from './measure.ts';
import { signIn } from './sign-in.ts';
import { prepareWindows } from './window.ts';

/**
 * A page of 100 users, from the moment the platform sends its answer to the paint of the rows: includes the loopback
 * network, reading the answer, the bridge and the rendering.
 */
export async function run(): Promise<Measure[]> {
  const platform = createTrainingPlatform();
  let answeredAt = Number.NaN;
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const response = await platform.fetch(request);
      const body = await response.arrayBuffer();
      if (new URL(request.url).pathname === '/admin/users') answeredAt = Date.now();
      return new Response(body, response);
    },
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the platform has no port');

  const stage = await prepareWindows();
  try {
    const window = await stage.open({ ESCALE_API_BASE_URL: `http://127.0.0.1:${address.port}` });
    await signIn(window.page);
    await window.page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
    await window.page.getByRole('combobox').last().selectOption('100');
    await window.page.locator('[role="grid"][aria-busy="false"] [role="row"]').nth(20).waitFor();

    const times: number[] = [];
    // Each sort requests a page that is not in the cache.
    for (const title of await window.page.locator('[role="grid"] [data-sort]').all()) {
      const [painted] = await Promise.all([paintOfNextRows(window.page), title.click()]);
      times.push(painted - answeredAt);
    }
    await window.close();
    return [atMost(100, `100 users visible after the platform's answer (${stage.kind})`, median(times), 'ms')];
  } finally {
    await stage.close();
    server.close();
  }
}

/** Time of the paint of the next rows, in milliseconds since 1970. */
function paintOfNextRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const grid = document.querySelector('[role="grid"]');
        if (grid === null) return reject(new Error('there is no list'));
        let wasBusy = false;
        const observer = new MutationObserver(() => {
          if (grid.getAttribute('aria-busy') === 'true') wasBusy = true;
          else if (wasBusy) {
            observer.disconnect();
            // In a task after the next frame, that frame has been painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
          }
        });
        observer.observe(grid, { attributes: true, attributeFilter: ['aria-busy'] });
      }),
  );
}
