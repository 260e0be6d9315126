import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { proofFileAddress } from '#shared/resources/users/proof-file.ts';

/** Why the document of a proof is unavailable, from the status that the main process returns. */
export type FileProblem = 'gone' | 'treated' | 'denied' | 'tooLarge' | 'unsupported' | 'tooHeavy' | 'unreachable';

const problems: Readonly<Record<number, FileProblem>> = {
  403: 'denied',
  404: 'gone',
  410: 'treated',
  413: 'tooLarge',
  415: 'unsupported',
  422: 'tooHeavy',
};

export class FileFailure extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** First part of the keys of the documents of identity proofs. */
export const proofFilesRoot = 'proof-files';
const keyOf = (userId: number, proofId: number) => [proofFilesRoot, userId, proofId] as const;

/** @throws FileFailure */
async function readFile(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new FileFailure(problems[response.status] ?? 'unreachable');
  return response.blob();
}

/** A document that the main process serves, in memory only; it is dropped when its screen is left. */
export const documentQuery = (queryKey: readonly unknown[], address: string) =>
  queryOptions<Blob>({
    queryKey,
    queryFn: ({ signal }) => readFile(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The document of a pending proof. */
export const proofFileQuery = (userId: number, proofId: number) =>
  documentQuery(keyOf(userId, proofId), proofFileAddress(userId, proofId));

/** Drops the documents of every user except the given ones. */
export function dropProofFiles(client: QueryClient, except: readonly number[] = []): void {
  client.removeQueries({
    queryKey: [proofFilesRoot],
    predicate: ({ queryKey: [, userId] }) => typeof userId !== 'number' || !except.includes(userId),
  });
}

/** Drops one document: the platform deletes it when its proof is decided. */
export const dropProofFile = (client: QueryClient, userId: number, proofId: number): void =>
  client.removeQueries({ queryKey: keyOf(userId, proofId) });
