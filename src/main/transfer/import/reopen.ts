import { basename } from 'node:path';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { isNetworkPath } from '../../files/network-path.ts';
import type { FileSelections } from '../../files/selections.ts';
import type { SealedChoices } from './choices.ts';
import { stampOf } from './file-stamp.ts';
import type { JournalRecord } from './journal.ts';

/**
 * Opens the file of an import where it lay when its lines were sent. Its content is compared when it is read
 * (`import.unfinished`); a share of the network is never connected to for it.
 */
export async function reopen(
  { id, choices: sealed, file }: Pick<JournalRecord, 'id' | 'choices' | 'file'>,
  { choices, selections }: { choices: Pick<SealedChoices, 'sourceOf'>; selections: FileSelections },
): Promise<ResponseOf<'import.reopen'>> {
  const source = await choices.sourceOf(id, sealed);
  if (source === null || isNetworkPath(source.path)) return { why: 'unknown' };
  const { path, modified } = source;
  const stamp = await stampOf(path).catch(() => null);
  if (stamp === null) return { why: 'gone' };
  if (stamp.size !== file.size || stamp.modified !== modified) return { why: 'changed' };
  return { file: selections.add({ path, name: basename(path), size: stamp.size }) };
}
