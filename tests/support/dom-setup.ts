import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy computer is slow, not wrong: a test waits for what should come, and fails on what does not come.
vi.setConfig({ testTimeout: 60_000 });
// Nothing is laid out here, and Fluent's focus engine hides what lies behind a dialog, or the dialog itself, at its own
// pace: what assistive technology may reach is for the tests in a window.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

// Where nothing is laid out the engine may take a dialog for a part behind itself, at times; a hidden one has no name to be
// found by. The roles are set before.
const { setAttribute } = Element.prototype;
Element.prototype.setAttribute = function (name, value) {
  const isDialog = this.matches('[role="dialog"], [role="alertdialog"]');
  if (name !== 'aria-hidden' || !isDialog) setAttribute.call(this, name, value);
};

// jsdom lays nothing out, so that there is nothing to observe; Fluent asks for the class all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor has a part of a text a place, which the editor asks for.
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects();

// Nor is there anything to scroll.
Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);
