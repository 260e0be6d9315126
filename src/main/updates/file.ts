import { z } from 'zod';
import type { UpdateNotice } from '#shared/updates.ts';
import { untilAborted } from '../api/abort.ts';
import { answerRefusedIn, readBody } from '../network/answers.ts';
import type { HttpFetch } from '../ports.ts';
import { compareVersions, VERSION } from './version.ts';

/** Controls, ends of lines, and signs that nobody sees or that turn the direction of a text. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

const version = z.string().max(64).regex(VERSION);

const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !UNSHOWN.test(text));

/** The file that names the newest version (docs/updates.md). Unknown keys are ignored. */
export const updatesFile = z.object({
  version,
  address: z
    .url({ protocol: /^https$/, normalize: true })
    .max(2000)
    .refine((text) => URL.parse(text)?.username === '' && URL.parse(text)?.password === ''),
  /** In both languages, or one text for both. */
  note: z.union([line.transform((text) => ({ fr: text, en: text })), z.object({ fr: line, en: line })]).optional(),
  /** The first version without the faults of security that are known. */
  secureFrom: version.optional(),
});
export type UpdatesFile = z.infer<typeof updatesFile>;

/** A server answered, and the answer is no usable file. The code says why, without any text of the answer. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
  readonly code: string;

  constructor(code: string) {
    super(`the file of updates cannot be used: ${code}`);
    this.code = code;
  }
}

/**
 * Reads the file of updates: one request without query, cookies or redirects.
 * @throws UnusableFile when there is an answer that cannot be used; another Error when there is none
 */
export async function readUpdatesFile(fetch: HttpFetch, address: string, signal: AbortSignal): Promise<UpdatesFile> {
  const request = fetch(address, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    isRead: true,
    answer: 'updates',
    signal,
  });
  const response = await untilAborted(request, signal);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new UnusableFile(`HTTP ${response.status}`);
  }
  return parseUpdatesFile(new TextDecoder().decode(await untilAborted(readBody(response).catch(unusable), signal)));
}

function unusable(thrown: unknown): never {
  throw answerRefusedIn(thrown)?.reason === 'tooLarge' ? new UnusableFile('too long') : thrown;
}

function parseUpdatesFile(text: string): UpdatesFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UnusableFile('not JSON');
  }
  const { data, error } = updatesFile.safeParse(content);
  if (data !== undefined) return data;
  const keys = new Set(error.issues.map(({ path: [key] }) => (key === undefined ? 'not an object' : String(key))));
  throw new UnusableFile([...keys].join(', '));
}

/** Returns the notice for an installed version; null where the file names no newer one. */
export function noticeOf(file: UpdatesFile, own: string): UpdateNotice | null {
  const { version, address, note, secureFrom } = file;
  if (compareVersions(version, own) <= 0) return null;
  const isSecurity = secureFrom !== undefined && compareVersions(own, secureFrom) < 0;
  return { version, address, note: note ?? null, isSecurity };
}
