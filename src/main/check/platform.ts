import { z } from 'zod';
import { type Finding, of } from './findings.ts';

/** Seconds that a computer's clock may differ: signatures and certificates of the field tolerate five minutes. */
const TOLERANCE = 300;

/** The platform's refusal of a call without a token (docs/platform/a-auth-users.md §3). */
const refusal = z.object({ message: z.string() });

export interface Answer {
  response: Pick<Response, 'status' | 'headers'>;
  body: string;
  /** Milliseconds since 1970 when it arrived. */
  now: number;
}

/** Judges the platform's answer to a call without a token, and this computer's clock by it. */
export function answerFindings({ response, body, now }: Answer, host: string): Finding[] {
  return [platformFinding(response, body, host), clockFinding(response.headers.get('date'), now)];
}

function platformFinding({ status, headers }: Answer['response'], body: string, host: string): Finding {
  const item = of('platform');
  const values = { host, status };
  if (status >= 500) return item.failed('platform.error', values);
  if (/html/iu.test(headers.get('content-type') ?? '') || /^\s*</u.test(body)) {
    return item.failed('platform.web', values);
  }
  return status === 401 && refusal.safeParse(jsonOf(body)).success
    ? item.ok('platform.answers', values)
    : item.failed('platform.other', values);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function clockFinding(date: string | null, now: number): Finding {
  const item = of('clock');
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return item.unknown('clock.untold');
  const seconds = Math.round((now - theirs) / 1000);
  const difference = Math.abs(seconds);
  if (difference <= TOLERANCE) return item.ok('clock.right', { seconds: difference });
  return item.failed(seconds > 0 ? 'clock.fast' : 'clock.slow', { minutes: Math.round(difference / 60) });
}
