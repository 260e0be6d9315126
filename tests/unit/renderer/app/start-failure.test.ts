import { expect, test } from 'vitest';
import { showStartFailure } from '#renderer/app/start-failure.ts';
import { AppFailure } from '#shared/failure.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';

test('a page that cannot start shows the reason in both languages, and a retry', () => {
  const bridge = installFakeBridge({ 'app.report': () => undefined });
  const container = document.createElement('div');
  showStartFailure(container, new AppFailure({ kind: 'internal', platformText: 'no preferences' }));
  const title = container.querySelector('[role=alert] h1');
  expect(title?.querySelector('[lang=fr]')?.textContent).toBe('Escale n’a pas pu démarrer.');
  expect(title?.querySelector('[lang=en]')?.textContent).toBe('Escale could not start.');
  expect(container.textContent).toContain('no preferences');
  expect(container.querySelector('button')?.textContent).toBe('Réessayer | Retry');
  expect(bridge.requests('app.report')).toEqual([{ message: 'the page did not start: no preferences' }]);
});

test('a page that cannot start names whom to ask, where it is known, by links', () => {
  const bridge = installFakeBridge({ 'app.report': () => undefined, 'app.openExternal': () => undefined });
  const container = document.createElement('div');
  showStartFailure(container, new Error('x'), 'DSI, 03 83 00 00 00 <b>');
  expect(container.textContent).toContain('Besoin d’aide ? | Need help? DSI, 03 83 00 00 00 <b>');
  container.querySelector('a')?.click();
  expect(bridge.requests('app.openExternal')).toEqual([{ url: 'tel:0383000000' }]);
  showStartFailure(container, new Error('x'));
  expect(container.textContent).not.toContain('Need help');
});

test('the failure shows even without a bridge', () => {
  Object.defineProperty(window, 'escale', { value: undefined, configurable: true });
  const container = document.createElement('div');
  showStartFailure(container, new TypeError('window.escale is undefined'));
  expect(container.textContent).toContain('window.escale is undefined');
});
