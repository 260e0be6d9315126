import type { PlainReasonCode } from '#shared/config-reasons.ts';

/** Addresses that are invalid for a platform's API, each with the reason. */
export const refusedAddresses: readonly (readonly [url: string, reason: PlainReasonCode])[] = [
  ['https://u:p@127.0.0.1:9', 'credentials'],
  ['https://u@api.example.org', 'credentials'],
  ['http://127.0.0.1:9/api?x=1', 'query'],
  ['http://127.0.0.1:9/api?', 'query'],
  ['https://api.example.org/api#x', 'fragment'],
  ['https://api.example.org/api#', 'fragment'],
  ['https://api.example.org/#a?b', 'fragment'],
  ['http://api.example.org', 'farHttp'],
  ['ftp://127.0.0.1', 'notHttps'],
  ['api.example.org', 'apiAddress'],
];
