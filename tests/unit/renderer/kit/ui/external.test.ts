import { beforeAll, beforeEach, expect, it } from 'vitest';
import { followLinksOutside } from '#renderer/kit/ui/external.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';

let bridge: FakeBridge;
beforeAll(() => followLinksOutside(document));
beforeEach(() => {
  bridge = installFakeBridge({ 'app.openExternal': () => undefined });
  document.body.replaceChildren();
});

/** Clicks a link. Returns whether the browser may follow it by itself. */
function click(href: string, event: MouseEvent, onClick?: (event: MouseEvent) => void): boolean {
  const link = Object.assign(document.createElement('a'), { href, textContent: 'x' });
  if (onClick !== undefined) link.addEventListener(event.type as 'click', onClick);
  document.body.append(link);
  return link.dispatchEvent(event);
}
const usual = { bubbles: true, cancelable: true };

it('a link that leads out is opened by the bridge, with the middle button and a key too', () => {
  const address = 'https://example.org/a';
  expect(click(address, new MouseEvent('click', usual))).toBe(false);
  expect(click(address, new MouseEvent('click', { ...usual, ctrlKey: true }))).toBe(false);
  expect(click(address, new MouseEvent('auxclick', { ...usual, button: 1 }))).toBe(false);
  expect(click('mailto:a@example.org', new MouseEvent('auxclick', { ...usual, button: 1 }))).toBe(false);
  const opened = bridge.requests('app.openExternal').map(({ url }) => url);
  expect(opened).toEqual([address, address, address, 'mailto:a@example.org']);
});

it('a link within the application, the right button, and what a component handled are left alone', () => {
  const within = (event: MouseEvent) => event.preventDefault();
  click('#page', new MouseEvent('click', usual), within);
  click('https://example.org/', new MouseEvent('click', usual), within);
  expect(click('https://example.org/', new MouseEvent('auxclick', { ...usual, button: 2 }))).toBe(true);
  expect(bridge.requests('app.openExternal')).toEqual([]);
});
