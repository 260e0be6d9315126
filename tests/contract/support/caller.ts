import type { AccountKey } from '#training/access/accounts.ts';
import { trainingBaseUrl } from '#training/address.ts';
import { createTrainingPlatform, type TrainingOptions, type TrainingPlatform } from '#training/index.ts';
import { openContract } from './contract.ts';

export const contract = openContract();

/** A moment for all tests: dates of the data count back from it. */
export const start = Date.parse('2026-03-01T09:00:00Z');

export interface Answer {
  status: number;
  contentType: string | null;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape; the contract's schemas check these.
  body: any;
  /** What in the answer differs from the contract. */
  problems: string[];
}

export interface CallOptions {
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** False: the request is wrong on purpose, so only the answer is held against the contract. */
  isProper?: boolean;
}

export interface Caller {
  (method: string, url: string, options?: CallOptions): Promise<Answer>;
  readonly token: string;
}

export interface TestPlatform extends TrainingPlatform {
  clock: { time: number };
  defects: unknown[];
}

/** A platform whose clock stands still until a test moves it. */
export function openPlatform(options: TrainingOptions = {}): TestPlatform {
  const clock = { time: start };
  const defects: unknown[] = [];
  const platform = createTrainingPlatform({
    users: 500,
    clock: { now: () => clock.time },
    onDefect: (defect) => defects.push(defect),
    ...options,
  });
  return { ...platform, clock, defects };
}

const types: Readonly<Record<string, string>> = { POST: 'application/ld+json', PATCH: 'application/merge-patch+json' };

/**
 * Sends a call and holds it against the contract. Throws when a proper request is not one, or the platform has a
 * defect.
 */
export async function send(
  platform: TestPlatform,
  method: string,
  url: string,
  options: CallOptions & { token?: string } = {},
): Promise<Answer> {
  const { body, form, token, isProper = true } = options;
  const headers: Record<string, string> = {
    accept: 'application/ld+json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': types[method] ?? '' }),
    ...options.headers,
  };
  const wrong = isProper ? contract.validateRequest({ method, url, headers, body, form }) : [];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const payload = form ?? (body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  const response = await platform.fetch(`${trainingBaseUrl}${url}`, { method, headers, body: payload });
  const text = await response.text();
  const contentType = response.headers.get('content-type');
  if (platform.defects.length > 0)
    throw new AggregateError(platform.defects.splice(0), `${method} ${url} met a defect`);
  const problems = contract.validateResponse({ method, url, status: response.status, contentType, body: text });
  return {
    status: response.status,
    contentType,
    text,
    body: /json/.test(contentType ?? '') ? JSON.parse(text) : undefined,
    problems,
  };
}

const jsonOnly = { 'content-type': 'application/json', accept: 'application/json' };

export async function signIn(
  platform: TestPlatform,
  key: AccountKey,
): Promise<{ token: string; refreshToken: string }> {
  const account = platform.accounts.find((candidate) => candidate.key === key);
  const credentials = { username: account?.identifier, password: account?.password };
  const { body } = await send(platform, 'POST', '/login', { body: credentials, headers: jsonOnly });
  return body;
}

/** Calls as one account, signed in now. */
export async function as(platform: TestPlatform, key: AccountKey): Promise<Caller> {
  const { token } = await signIn(platform, key);
  const call = (method: string, url: string, options: CallOptions = {}) =>
    send(platform, method, url, { ...options, token });
  return Object.assign(call, { token });
}
