import { badRequest, type PlatformError } from '../http/errors.ts';
import type { Provider } from './providers.ts';

/**
 * The failure of a provider, whose text holds the called address with the key and the signature
 * (docs/platform/c-solidary.md §9).
 */
export function providerFailure({ entry }: Provider, method: 'GET' | 'POST', sent: URLSearchParams): PlatformError {
  const resource = method === 'GET' ? entry.resource : entry.resourceConnection;
  const query = [
    'timestamp=0000000000',
    `apikey=${entry.api_key}`,
    ...[...sent].map(([name, value]) => `p%5B${encodeURIComponent(name)}%5D=${encodeURIComponent(value)}`),
    `signature=${'0'.repeat(64)}`,
  ];
  const address = `${entry.url}${resource}?${query.join('&')}`;
  const answer = 'resulted in a `500 Internal Server Error` response:\n{"error": "down"}\n';
  return badRequest(`Server error: \`${method} ${address}\` ${answer}`);
}
