import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lays nothing out, so that there is nothing to observe; Fluent asks for the class all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor is there anything to scroll.
Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);
