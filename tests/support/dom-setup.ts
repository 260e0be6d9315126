import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy computer is slow, not wrong: a test waits for what should come, and fails on what does not come.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out, so that there is nothing to observe; Fluent asks for the class all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor is there anything to scroll.
Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);
