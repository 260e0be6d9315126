import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy computer is slow: tests wait longer for what they expect before they fail.
vi.setConfig({ testTimeout: 60_000 });
// Nothing is laid out here, and Fluent's focus engine hides what lies behind a dialog, or the dialog itself, at its own
// pace: what assistive technology may reach is for the tests in a window.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

// Where nothing is laid out the engine may take a dialog for a part behind itself, at times; a hidden one has no name
// to be found by. The roles are set before.
const { setAttribute } = Element.prototype;
const dialogs: readonly (string | null)[] = ['dialog', 'alertdialog'];
Element.prototype.setAttribute = function (name, value) {
  const isHiddenDialog = name === 'aria-hidden' && dialogs.includes(this.getAttribute('role'));
  if (!isHiddenDialog) setAttribute.call(this, name, value);
};

// Nothing is drawn either. jsdom would hold every rule of Fluent's against every element whenever it works out a name,
// which was half of the time of these tests: an element has the style that stands on itself, and none while hidden.
const plain = document.createElement('i').style;
plain.padding = '0px';
const hidden = document.createElement('i').style;
hidden.display = 'none';
window.getComputedStyle = (element) => {
  if (element.hasAttribute('hidden')) return hidden;
  const canBear = element instanceof HTMLElement || element instanceof SVGElement;
  return canBear && element.hasAttribute('style') ? element.style : plain;
};

// React's development build takes a stack for each of the first 10,000 elements of a second, for its warnings alone: a
// tenth of the time of these tests. Where this count is no longer found, they take their time again.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  // Its types do not name what is not meant to be used.
  React as unknown as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object };
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

// jsdom answers no media query: a window of ordinary width and without preferences matches none.
window.matchMedia ??= (media) =>
  ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

// jsdom lays nothing out, so that there is nothing to observe; Fluent asks for the class all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no positions of text ranges, which the rich text editor reads.
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects();

// jsdom has one timer for all animation frames, and starts no other once a test with fake timers has removed it.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = clearTimeout;

// jsdom has no idle callbacks. Both functions exist before timers are faked, so that both can be restored.
globalThis.requestIdleCallback ??= () => 0;
globalThis.cancelIdleCallback ??= () => {};

// jsdom does not scroll. Current browsers return a promise, which an effect must not return to React.
Element.prototype.scrollIntoView ??= () => Promise.resolve();

afterEach(cleanup);

// Test files share one window, and each restores it.
afterAll(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'escale');
});
