import type { CallContext } from '#main/ipc/handler.ts';
import { AppFailure } from '#shared/failure.ts';
import { solidaryUserId, userStructureId } from '#shared/resources/solidary/ids.ts';

export const id = solidaryUserId.parse(6);
export const link = userStructureId.parse(51);

export const call: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };

/** A 500 of the platform itself, and an answer that never came. */
export const failed = () => new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
export const lost = () => new AppFailure({ kind: 'network', reason: 'timeout' });

type Status = 0 | 1 | 2;

/**
 * The wire of a person in structure 1, as a beneficiary (the link in a proof) and as a volunteer (in the structure).
 */
export const wire = {
  beneficiary: (status: Status, more: object = {}) => ({
    id,
    structures: [{ id: 1, name: 'Association', status }],
    proofs: [{ structureId: 1, userStructureId: link, status, label: 'Accord', checkbox: true, value: true }],
    ...more,
  }),
  volunteer: (status: Status, more: object = {}) => ({
    id,
    structures: [{ id: 1, name: 'Association', status, userStructureId: link }],
    proofs: [],
    ...more,
  }),
};

/** A client that answers reads in turn, the last one for good, and notes what was sent and which rights were named. */
export function fakeClient(answers: readonly (object | Error)[], write: () => unknown = () => ({})) {
  const reads: string[] = [];
  const rights: (string | undefined)[] = [];
  const sent: { path: string; body: unknown; options: unknown }[] = [];
  const next = async (path: string, _params?: unknown, options?: { right?: string | undefined }) => {
    const answer = answers[Math.min(reads.length, answers.length - 1)];
    reads.push(path);
    rights.push(options?.right);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    reads,
    rights,
    sent,
    get: next,
    patch: async (path: string, body: unknown, options: unknown) => {
      sent.push({ path, body, options });
      return write();
    },
    upload: async (path: string, body: FormData, options: unknown) => {
      sent.push({ path, body, options });
      return write();
    },
  };
}
