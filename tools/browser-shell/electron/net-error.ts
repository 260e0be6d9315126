type NetError = readonly [code: number, name: string];

/** Network errors of Chromium that the shell can tell apart, by the codes of Node for them. */
const known: Readonly<Record<string, NetError>> = {
  CERT_HAS_EXPIRED: [-201, 'ERR_CERT_DATE_INVALID'],
  DEPTH_ZERO_SELF_SIGNED_CERT: [-202, 'ERR_CERT_AUTHORITY_INVALID'],
  ECONNREFUSED: [-102, 'ERR_CONNECTION_REFUSED'],
  ECONNRESET: [-101, 'ERR_CONNECTION_RESET'],
  ENOTFOUND: [-105, 'ERR_NAME_NOT_RESOLVED'],
  ERR_TLS_CERT_ALTNAME_INVALID: [-200, 'ERR_CERT_COMMON_NAME_INVALID'],
  SELF_SIGNED_CERT_IN_CHAIN: [-202, 'ERR_CERT_AUTHORITY_INVALID'],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [-202, 'ERR_CERT_AUTHORITY_INVALID'],
  UND_ERR_SOCKET: [-324, 'ERR_EMPTY_RESPONSE'],
};

/** Returns Chromium's error for what `fetch` of Node threw. */
export function netErrorOf(thrown: unknown): NetError {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return known[code] ?? [-2, 'ERR_FAILED'];
}
