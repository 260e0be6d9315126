/** What a fault does to a call instead of, or before, the platform's answer. */
type Effect =
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'held'; until: Promise<void> }
  | { kind: 'status'; status: FaultStatus }
  | { kind: 'instead'; answer: InsteadAnswer }
  | { kind: 'empty' }
  | { kind: 'drop' }
  | { kind: 'cut' }
  | { kind: 'leave' }
  | { kind: 'hang' };

/** 400 is the refusal for want of a right (docs/platform/a-auth-users.md §3). */
type FaultStatus = 400 | 401 | 404 | 409 | 500 | 502 | 503;

/**
 * What comes in the place of the platform's own answer: a page of its database's or of a gateway, a 500 without a
 * reason, a success that cannot be read, a refusal for want of a right.
 */
type InsteadAnswer = 'page500' | 'page502' | 'page503' | 'page504' | 'hydra500' | 'hydra503' | 'page200' | 'denied';

interface FaultTarget {
  /** A path (`/admin/users`), or a pattern held against the path without query. */
  path: string | RegExp;
  method?: string;
  /** How many matching calls it hits; all of them unless said otherwise. */
  times?: number;
}

interface Fault {
  target: FaultTarget;
  effect: Effect;
  remaining: number;
}

/** Faults of the platform that a test switches on. The first one that matches a call and is not used up acts on it. */
export class Faults {
  #faults: Fault[] = [];

  #add(target: FaultTarget, effect: Effect): void {
    this.#faults.push({ target, effect, remaining: target.times ?? Number.POSITIVE_INFINITY });
  }

  /** The platform's own answer, later. */
  slow(milliseconds: number, target: FaultTarget): void {
    this.#add(target, { kind: 'slow', milliseconds });
  }

  /** The platform's own answer, once the test lets it go. */
  hold(target: FaultTarget): { release(): void } {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    this.#add(target, { kind: 'held', until });
    return { release };
  }

  /** An error as the platform words it; 401 is 'Expired JWT Token'. The platform itself is not asked. */
  status(status: FaultStatus, target: FaultTarget): void {
    this.#add(target, { kind: 'status', status });
  }

  /** A list without anything in it. The platform itself is not asked. */
  empty(target: FaultTarget): void {
    this.#add(target, { kind: 'empty' });
  }

  /** The connection ends without an answer. The platform itself is not asked. */
  drop(target: FaultTarget): void {
    this.#add(target, { kind: 'drop' });
  }

  /** The platform does its work, and the connection ends in the middle of the answer. */
  cut(target: FaultTarget): void {
    this.#add(target, { kind: 'cut' });
  }

  /** The connection ends as soon as the platform has begun, which goes on by itself. */
  leave(target: FaultTarget): void {
    this.#add(target, { kind: 'leave' });
  }

  /** The platform does its work, and something else is answered. */
  instead(answer: InsteadAnswer, target: FaultTarget): void {
    this.#add(target, { kind: 'instead', answer });
  }

  /** No answer ever comes; the connection ends with the server. */
  hang(target: FaultTarget): void {
    this.#add(target, { kind: 'hang' });
  }

  /** The refresh token is refused. */
  refreshFailure(times?: number): void {
    this.status(401, { path: '/token/refresh', times });
  }

  clear(): void {
    this.#faults = [];
  }

  /** The effect on a call, counted as used. */
  take(method: string, path: string): Effect | undefined {
    const fault = this.#faults.find(({ target, remaining: left }) => {
      if (left <= 0 || (target.method ?? method) !== method) return false;
      return typeof target.path === 'string' ? target.path === path : target.path.test(path);
    });
    if (fault === undefined) return undefined;
    fault.remaining -= 1;
    return fault.effect;
  }
}

const descriptions: Readonly<Record<FaultStatus, string>> = {
  400: 'Access Denied.',
  401: 'Expired JWT Token',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** The answer of a switched-on error. */
export function faultAnswer(status: FaultStatus): Response {
  const message = descriptions[status];
  if (status === 401) return Response.json({ code: 401, message }, { status });
  if (status === 502) {
    return new Response(`<html><h1>${message}</h1></html>`, { status, headers: { 'content-type': 'text/html' } });
  }
  const body = {
    '@context': '/contexts/Error',
    '@type': 'hydra:Error',
    'hydra:title': 'An error occurred',
    'hydra:description': message,
  };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/ld+json' } });
}

/** What is answered in the place of the platform's own answer. */
export function insteadAnswer(answer: InsteadAnswer): Response {
  if (answer === 'denied') return faultAnswer(400);
  if (answer === 'hydra500' || answer === 'hydra503') return faultAnswer(answer === 'hydra500' ? 500 : 503);
  const page = `<!DOCTYPE html><html><head><title>${answer}</title></head><body><h1>Oops!</h1></body></html>`;
  const status = Number(answer.slice(-3));
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

/** The answer of a list that holds nothing. */
export function emptyAnswer(): Response {
  const body = { '@context': '/contexts/Any', '@type': 'hydra:Collection', 'hydra:member': [], 'hydra:totalItems': 0 };
  return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/ld+json' } });
}
