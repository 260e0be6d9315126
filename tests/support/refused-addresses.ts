/** Addresses that are invalid for a platform's API, each with the reason shown. */
export const refusedAddresses: readonly (readonly [url: string, reason: string])[] = [
  ['https://u:p@127.0.0.1:9', 'must not hold a user name or a password'],
  ['https://u@api.example.org', 'must not hold a user name or a password'],
  ['http://127.0.0.1:9/api?x=1', 'must not hold a query (?…)'],
  ['http://127.0.0.1:9/api?', 'must not hold a query (?…)'],
  ['https://api.example.org/api#x', 'must not hold a fragment (#…)'],
  ['https://api.example.org/api#', 'must not hold a fragment (#…)'],
  ['https://api.example.org/#a?b', 'must not hold a fragment (#…)'],
  ['http://api.example.org', 'must be https (http is accepted for this computer only)'],
  ['ftp://127.0.0.1', 'must begin with https://'],
  ['api.example.org', 'must be a whole address, e.g. https://api.example.org'],
];
