/** What a fault does to a call instead of, or before, the platform's answer. */
type Effect =
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'held'; until: Promise<void> }
  | { kind: 'status'; status: FaultStatus }
  | { kind: 'instead'; answer: InsteadAnswer }
  | { kind: 'made'; make: MakeAnswer }
  | { kind: 'body'; body: (url: URL) => string }
  | { kind: 'empty' }
  | { kind: 'drop' }
  | { kind: 'cut' }
  | { kind: 'leave' }
  | { kind: 'late'; answer: InsteadAnswer; keep: (work: () => Promise<unknown>) => void }
  | { kind: 'hang' };

/** Makes another answer of the platform's own. */
export type MakeAnswer = (own: Response) => Response | Promise<Response>;

/** 400 is the refusal for a missing right (docs/platform/a-auth-users.md §3). */
type FaultStatus = 400 | 401 | 404 | 409 | 500 | 502 | 503;

/**
 * The answer sent instead of the platform's own: an error page of its database or of a gateway, a 500 without a reason,
 * a success that cannot be read, a refusal for a missing right.
 */
type InsteadAnswer =
  | 'page500'
  | 'page502'
  | 'page503'
  | 'page504'
  | 'hydra500'
  | 'hydra503'
  | 'page200'
  | 'denied'
  | ServedFile;

/** A file of somebody who means harm. */
interface ServedFile {
  type: string;
  bytes: string | Uint8Array<ArrayBuffer>;
}

/** Returns what stands in an answer instead of a text under a key. */
type ChangeText = (text: string, key: string) => string;

interface FaultTarget {
  /** A path (`/admin/users`), or a pattern matched against the path without query. */
  path: string | RegExp;
  method?: string;
  /** The number of matching calls it affects; all of them by default. */
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

  /** Delays the platform's own answer. */
  slow(milliseconds: number, target: FaultTarget): void {
    this.#add(target, { kind: 'slow', milliseconds });
  }

  /** Holds the platform's own answer until the test releases it. */
  hold(target: FaultTarget): { release(): void } {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    this.#add(target, { kind: 'held', until });
    return { release };
  }

  /** Answers an error in the platform's words; 401 is 'Expired JWT Token'. The platform gets no request. */
  status(status: FaultStatus, target: FaultTarget): void {
    this.#add(target, { kind: 'status', status });
  }

  /** Answers an empty list. The platform gets no request. */
  empty(target: FaultTarget): void {
    this.#add(target, { kind: 'empty' });
  }

  /** Answers what a hostile platform would. The platform gets no request. */
  body(body: (url: URL) => string, target: FaultTarget): void {
    this.#add(target, { kind: 'body', body });
  }

  /** Closes the connection without an answer. The platform gets no request. */
  drop(target: FaultTarget): void {
    this.#add(target, { kind: 'drop' });
  }

  /** Lets the platform handle the request, and closes the connection in the middle of the answer. */
  cut(target: FaultTarget): void {
    this.#add(target, { kind: 'cut' });
  }

  /** Closes the connection once the platform has begun; the platform completes the request. */
  leave(target: FaultTarget): void {
    this.#add(target, { kind: 'leave' });
  }

  /** Sends another answer at once; the platform handles the request when the test says so. */
  late(answer: InsteadAnswer, target: FaultTarget): { process(): Promise<void> } {
    const works: (() => Promise<unknown>)[] = [];
    this.#add(target, { kind: 'late', answer, keep: (work) => void works.push(work) });
    return {
      process: async () => {
        for (const work of works.splice(0)) await work();
      },
    };
  }

  /** Lets the platform handle the request, and sends another answer. */
  instead(answer: InsteadAnswer, target: FaultTarget): void {
    this.#add(target, { kind: 'instead', answer });
  }

  /** Lets the platform handle the request, and sends what is made of its answer; the answer is not recorded. */
  make(make: MakeAnswer, target: FaultTarget): void {
    this.#add(target, { kind: 'made', make });
  }

  /** Lets the platform handle the request, and changes texts of its JSON answer. */
  texts(change: ChangeText, target: FaultTarget): void {
    this.make((own) => changedTexts(own, change), target);
  }

  /** Never answers; the connection closes with the server. */
  hang(target: FaultTarget): void {
    this.#add(target, { kind: 'hang' });
  }

  /** Refuses the refresh token. */
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

/** The platform's own JSON answer with other texts; any other answer is the same. */
export async function changedTexts(own: Response, change: ChangeText): Promise<Response> {
  if (!/json/.test(own.headers.get('content-type') ?? '')) return own;
  const body = JSON.stringify(await own.json(), (key, value: unknown) =>
    typeof value === 'string' ? change(value, key) : value,
  );
  const headers = new Headers(own.headers);
  headers.delete('content-length');
  return new Response(body, { status: own.status, headers });
}

/** The response to send instead of the platform's own. */
export function insteadAnswer(answer: InsteadAnswer): Response {
  if (typeof answer !== 'string') return new Response(answer.bytes, { headers: { 'content-type': answer.type } });
  if (answer === 'denied') return faultAnswer(400);
  if (answer === 'hydra500' || answer === 'hydra503') return faultAnswer(answer === 'hydra500' ? 500 : 503);
  const page = `<!DOCTYPE html><html><head><title>${answer}</title></head><body><h1>Oops!</h1></body></html>`;
  const status = Number(answer.slice(-3));
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

/** The response of a body that a test made. */
export const bodyAnswer = (body: string): Response =>
  new Response(body, { status: 200, headers: { 'content-type': 'application/ld+json' } });

/** The response of an empty list. */
export function emptyAnswer(): Response {
  const body = { '@context': '/contexts/Any', '@type': 'hydra:Collection', 'hydra:member': [], 'hydra:totalItems': 0 };
  return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/ld+json' } });
}
