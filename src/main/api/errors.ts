import type { AppError, FieldError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';

/** Context of a call that its error needs beside the response. */
export interface ErrorContext {
  /** Permission that the platform checks for the call, named in the error. */
  readonly right?: string | undefined;
  /** Wire property path -> screen field (ResourceContract). */
  readonly fieldOfPath?: Readonly<Record<string, string>> | undefined;
  /** The request sends a file. */
  readonly isFile?: boolean | undefined;
  /**
   * The platform's texts may hold keys of other services (docs/screens/10-external-journeys.md §3.2): they are read to
   * know what is refused, and dropped.
   */
  readonly hasSecretText?: boolean | undefined;
  /** Catalogue key of what a page with status 500 in place of JSON says, for a call where that is known. */
  readonly pageSays?: string | undefined;
}

/** Reduces a text to the form of catalogue keys: letters, digits and _ only (docs/screens/01-shell-home.md §4). */
export const catalogueKey = (text: string): string => text.replaceAll(/\W/g, '');

export const unauthorized = (key: string, rest: { platformText?: string; status?: number } = {}): AppFailure =>
  new AppFailure({ kind: 'unauthorized', key, ...rest });

export const unreadable = (status?: number): AppFailure =>
  new AppFailure({ kind: 'server', isUnreadable: true, ...(status !== undefined && { status }) });

/** The error of a response that is larger than its kind may be. */
export const tooLarge = (status: number): AppFailure =>
  new AppFailure({ kind: 'server', isUnreadable: true, isTooLarge: true, status });

/** Whether a thrown value is an AppFailure, of one of the kinds if any are given. */
export const isFailure = (thrown: unknown, ...kinds: AppError['kind'][]): thrown is AppFailure =>
  thrown instanceof AppFailure && (kinds.length === 0 || kinds.includes(thrown.error.kind));

/** Marks an error as unsent: what a call needs before it is sent failed, so that it was not sent. */
export function unsent(thrown: unknown): never {
  if (!isFailure(thrown, 'network', 'server')) throw thrown;
  throw new AppFailure({ ...thrown.error, isUnsent: true });
}

/** Whether the token layer asks for a refresh (docs/platform/a-auth-users.md §3). */
export const isExpiredToken = (thrown: unknown): boolean =>
  thrown instanceof AppFailure && thrown.error.kind === 'unauthorized' && thrown.error.key === 'ExpiredJWTToken';

/**
 * Catalogue key for a token whose e-mail no longer belongs to an account (docs/platform/a-auth-users.md §2, §3). The
 * platform's sentence contains the e-mail and is not shown.
 */
const ACCOUNT_CHANGED = 'Accountchanged';
const UNKNOWN_ACCOUNT = 'Unabletoloadanuserwithproperty';

/** Whether the token layer refused a token for good: signed with another key, or the person's e-mail has changed. */
export const isDeadToken = (thrown: unknown): boolean =>
  thrown instanceof AppFailure &&
  thrown.error.kind === 'unauthorized' &&
  (thrown.error.key === 'InvalidJWTToken' || thrown.error.key === ACCOUNT_CHANGED);

/**
 * Returns the catalogue key of why a session ends after such a refusal; undefined when the refusal of the refresh says
 * it better.
 */
export const endedBecause = (thrown: unknown): string | undefined =>
  thrown instanceof AppFailure && thrown.error.kind === 'unauthorized' && thrown.error.key === ACCOUNT_CHANGED
    ? ACCOUNT_CHANGED
    : undefined;

/** The platform's generic texts of production mode, which give no reason. */
const NO_REASON: ReadonlySet<string> = new Set(['InternalServerError', 'ServiceUnavailable']);

/** Start of the message about a referenced record that does not exist: `Item not found for "/communities/9".` */
const UNKNOWN_ITEM = 'Itemnotfoundfor';

/** Statuses that refuse the content of a request; the other 4xx concern the request itself. */
const REFUSALS: ReadonlySet<number> = new Set([400, 406, 409, 410, 415, 422]);

/** Statuses sent by a gateway, unless the body shows that the platform itself answered. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the body as an object. Some layers send JSON with another content type, and proxies send pages. */
function parsed(body: unknown): Record<string, unknown> | string | undefined {
  if (isRecord(body)) return body;
  if (typeof body !== 'string') return undefined;
  const trimmed = body.trim();
  if (!trimmed.startsWith('{')) return trimmed;
  try {
    const value: unknown = JSON.parse(trimmed);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns hydra:description, else detail, else message, or a short plain text; never a page or an address
 * (docs/platform/a-auth-users.md §3).
 */
function textOf(body: Record<string, unknown> | string | undefined): string | undefined {
  if (typeof body === 'string') return body === '' || body.startsWith('<') || body.length > 300 ? undefined : body;
  for (const key of ['hydra:description', 'detail', 'message']) {
    const text = body?.[key];
    // An address may contain parameters with keys of other services (docs/platform/c-solidary.yaml, external journeys).
    if (typeof text === 'string' && text.trim() !== '') return text.includes('://') ? undefined : text.trim();
  }
  return undefined;
}

/**
 * Translates a wire property path to the screen's field name: the longest known prefix is replaced, the rest is kept.
 */
export function fieldOf(path: string, fieldOfPath: ErrorContext['fieldOfPath'] = {}): string {
  const prefix = Object.keys(fieldOfPath)
    .filter((known) => path === known || path.startsWith(`${known}.`) || path.startsWith(`${known}[`))
    .sort((a, b) => b.length - a.length)[0];
  const field = prefix === undefined ? path : `${fieldOfPath[prefix]}${path.slice(prefix.length)}`;
  return field.replaceAll(/\[(\w+)\]/g, '.$1');
}

function violationsOf(body: ReturnType<typeof parsed>, context: ErrorContext): FieldError[] {
  if (!isRecord(body) || !Array.isArray(body.violations)) return [];
  return body.violations.flatMap((violation: unknown) => {
    if (!isRecord(violation) || typeof violation.message !== 'string') return [];
    const path = typeof violation.propertyPath === 'string' ? violation.propertyPath : '';
    return [{ field: fieldOf(path, context.fieldOfPath), message: violation.message }];
  });
}

/**
 * Whether the platform itself answered rather than a proxy: its 5xx are hydra or problem+json. Such a failure would
 * repeat (a filter that breaks the query is a 503, docs/platform/a-auth-users.md §3).
 */
export function isPlatformAnswer(body: unknown): boolean {
  const read = parsed(body);
  return isRecord(read) && ('hydra:description' in read || 'detail' in read);
}

/**
 * Builds the error of a response that is not a success. 'Access Denied.' and 'Not Found' come with status 400 as well
 * as 403 and 404 (docs/platform/a-auth-users.md §3).
 * @param body parsed JSON, or text, or undefined when empty
 */
export function errorOfAnswer(status: number, body: unknown, context: ErrorContext = {}): AppError {
  const read = parsed(body);
  const text = textOf(read);
  const key = text === undefined ? '' : catalogueKey(text);
  const detail = { status, ...(text !== undefined && context.hasSecretText !== true && { platformText: text }) };
  if (status === 401) {
    if (key.startsWith(UNKNOWN_ACCOUNT)) return { kind: 'unauthorized', key: ACCOUNT_CHANGED, status };
    return { kind: 'unauthorized', key: key || 'Unauthorizedrequest', ...detail };
  }
  if (status === 403 || (status === 400 && key === 'AccessDenied')) {
    return { kind: 'denied', ...(context.right !== undefined && { right: context.right }), ...detail };
  }
  if (status === 404 || (status === 400 && (key === 'NotFound' || key.startsWith(UNKNOWN_ITEM))))
    return { kind: 'notFound', ...detail };
  if (status === 408) return { kind: 'network', reason: 'timeout', status };
  if (status === 413) {
    return context.isFile
      ? { kind: 'file', reason: 'tooLarge', ...detail }
      : { kind: 'invalid', fields: [], isTooLarge: true, status };
  }
  if (REFUSALS.has(status)) {
    return { kind: 'invalid', fields: context.hasSecretText ? [] : violationsOf(read, context), ...detail };
  }
  const isPage = typeof read === 'string' && read.startsWith('<');
  if (status === 500 && isPage && context.pageSays !== undefined) {
    return { kind: 'unauthorized', key: context.pageSays, status };
  }
  const isGateway = GATEWAY.has(status) && !isPlatformAnswer(body);
  return {
    kind: 'server',
    isUnreadable: false,
    ...(NO_REASON.has(key) ? { status } : detail),
    ...(isGateway && { isGateway }),
  };
}
