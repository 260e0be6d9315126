/** One error of one field, in the platform's language. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/** An error response, as an exception. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number;
  readonly violations: readonly Violation[];
  /** Answered with an HTML page, whatever the request accepts. */
  readonly isPage: boolean;

  constructor(status: number, description: string, violations: readonly Violation[] = [], isPage = false) {
    super(description);
    this.status = status;
    this.violations = violations;
    this.isPage = isPage;
  }
}

/** A 401 of the token layer, which has a format of its own (docs/platform/a-auth-users.md §3). */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

export const badRequest = (description: string) => new PlatformError(400, description);
/** The platform maps refusals and unknown ids to 400 (docs/platform/a-auth-users.md §3). */
export const accessDenied = () => badRequest('Access Denied.');
export const notFound = () => badRequest('Not Found');
/** A database error: an HTML page, whatever the request accepts (docs/platform/a-auth-users.md §3). */
export const databaseError = () => new PlatformError(500, 'Internal Server Error', [], true);
/** An address of null is refused (docs/platform/a-auth-users.md §5, b §1). */
export const noAddress = () =>
  badRequest('Expected IRI or document for resource "App\\Geography\\Entity\\Address", "NULL" given.');
/** A business refusal: in production its reason is not sent. */
export const serverError = () => new PlatformError(500, 'Internal Server Error');
export const queryError = () => new PlatformError(503, 'Service Unavailable');
export const invalid = (violations: readonly Violation[]) =>
  new PlatformError(
    400,
    violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n'),
    violations,
  );

const title = 'An error occurred';

function ldJson({ message, violations }: PlatformError) {
  if (violations.length === 0) {
    return {
      '@context': '/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': title,
      'hydra:description': message,
    };
  }
  return {
    '@context': '/contexts/ConstraintViolationList',
    '@type': 'ConstraintViolationList',
    'hydra:title': title,
    'hydra:description': message,
    violations,
  };
}

function problem({ message, violations }: PlatformError) {
  const type = 'https://tools.ietf.org/html/rfc2616#section-10';
  return { type, title, detail: message, ...(violations.length > 0 && { violations }) };
}

/** Formats an error by the Accept header: hydra for ld+json, otherwise problem+json. */
export function errorResponse(error: PlatformError, accept: string): Response {
  if (error.isPage) return htmlError(500);
  const isLd = accept.includes('application/ld+json');
  const type = isLd ? 'application/ld+json' : 'application/problem+json';
  return new Response(JSON.stringify(isLd ? ldJson(error) : problem(error)), {
    status: error.status,
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
}

export function unauthorized(message: string): Response {
  return Response.json({ code: 401, message }, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
}

const titles = {
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
} as const;

/** The web framework's response to an unknown path: HTML, whatever the request accepts. */
export function htmlError(status: keyof typeof titles): Response {
  const text = titles[status];
  const page = `<!DOCTYPE html><html><head><title>An Error Occurred: ${text}</title></head><body><h1>Oops! An Error Occurred</h1><h2>The server returned a "${status} ${text}".</h2></body></html>`;
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}
