import { net } from 'electron';
import type { HttpFetch } from '../ports.ts';

/**
 * fetch through Chromium's network stack: the system's proxy, its certificate store, HTTP/2. Without cookies and
 * without a cache of its own: answers hold personal data. Only after the application is ready.
 */
export const networkFetch: HttpFetch = (input, init) =>
  net.fetch(input instanceof URL ? input.href : input, { ...init, credentials: 'omit', cache: 'no-store' });
