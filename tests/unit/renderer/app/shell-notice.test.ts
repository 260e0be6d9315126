import { afterEach, expect, test, vi } from 'vitest';
import { showNotice } from '../../../../tools/browser-shell/page/overlay.ts';

afterEach(() => vi.unstubAllGlobals());

test('a notice stands below the page, which is lower while it is there: it covers no button', () => {
  let measure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measured: () => void) {
        measure = measured;
      }
      observe() {}
    },
  );
  HTMLElement.prototype.showPopover = () => {};
  const root = document.documentElement;
  showNotice({ kind: 'saved', path: '/tmp/liste.csv' });
  const box = document.querySelector<HTMLElement>('[data-testid="shell-notice"]');
  Object.defineProperty(box, 'offsetHeight', { value: 64 });
  measure();
  expect(root.dataset.shellNotice).toBe('');
  expect(root.style.getPropertyValue('--shell-notice')).toBe('64px');
  showNotice({ kind: 'folder', path: '/tmp' });
  expect(document.querySelectorAll('[data-testid="shell-notice"]')).toHaveLength(1);
  document.querySelector<HTMLElement>('[data-testid="shell-notice-close"]')?.click();
  expect(document.querySelector('[data-testid="shell-notice"]')).toBeNull();
  expect(root.dataset.shellNotice).toBeUndefined();
});
