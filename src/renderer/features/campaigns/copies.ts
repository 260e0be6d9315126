import { invoke, read } from '#renderer/kit/data/bridge.ts';
import type { Text } from '#renderer/kit/ui/translate.ts';

/** Longest name that the platform stores. */
const LONGEST_NAME = 255;
/** Namesakes looked at; beyond, the number in brackets is unlikely enough. */
const NAMESAKES = 100;

const folded = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const shortened = (name: string, suffix: string): string => `${name.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;

/**
 * Returns a name that no other campaign has: two campaigns of one name share the files of their images
 * (docs/screens/04-campaigns.md §3). @throws AppFailure
 */
export async function freeName(wanted: string, signal?: AbortSignal): Promise<string> {
  const { rows } = await read(
    'campaigns.list',
    { page: 1, perPage: NAMESAKES, sort: [], filters: { name: wanted.slice(0, LONGEST_NAME) } },
    { signal },
  );
  const taken = new Set(rows.map(({ name }) => folded(name)));
  for (let number = 1; ; number += 1) {
    const name = shortened(wanted, number === 1 ? '' : ` (${number})`);
    if (!taken.has(folded(name))) return name;
  }
}

/**
 * Returns the campaign that has this name, whatever its case and accents; null without one. @throws AppFailure
 */
export async function namesakeOf(wanted: string): Promise<Target | null> {
  const filters = { name: wanted };
  const { rows } = await read('campaigns.list', { page: 1, perPage: NAMESAKES, sort: [], filters });
  return rows.find(({ name }) => folded(name) === folded(wanted)) ?? null;
}

/** A campaign that an association can be made with. */
export interface Target {
  id: number;
  name: string;
}

/** The message of a campaign that has nothing but its subject yet: the platform refuses an empty one. */
const firstBody = (subject: string): string => JSON.stringify([{ type: 'title', position: 1, value: subject }]);

/**
 * Creates a draft whose message is written afterwards. @param attempt the same for a retry, which then looks for what
 * the first attempt made. @throws AppFailure
 */
export async function createDraft(
  { name, subject }: { name: string; subject: string },
  attempt: string,
): Promise<Target> {
  const { id } = await invoke('campaigns.create', { name, subject, body: firstBody(subject), attempt });
  return { id, name };
}

/**
 * Creates a draft with the subject and message of another campaign, without its recipients. @param name the wanted
 * name, made unique. @throws AppFailure
 */
export async function copyDraft(from: number, name: string, attempt: string): Promise<Target> {
  const [{ subject, body }, free] = await Promise.all([read('campaigns.get', { id: from }), freeName(name)]);
  const { id } = await invoke('campaigns.create', { name: free, subject, body, attempt });
  return { id, name: free };
}

export const copyName = (name: string, translate: Text): string => translate('recipients:copy.name', { name });
