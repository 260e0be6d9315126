import { z } from 'zod';
import { text } from '#shared/resources/read.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import { Documents, type DocumentsOptions } from '../api/documents.ts';
import { roles } from './people.ts';
import type { RecordFileAddresses } from './records/file-addresses.ts';

const holder = z.object({ proofs: z.array(z.object({ fileName: text, originalName: text })).nullish() });

/**
 * The files of solidary proofs (docs/screens/08-solidary-people.md §2): 410 where another file is at that place by now.
 * Those of a record are the ones of its last reading, which is never repeated for a file.
 */
export type SolidaryProofFiles = Documents<SolidaryProofFile>;

export const createSolidaryProofFiles = ({
  recordFiles,
  ...options
}: DocumentsOptions & { recordFiles: Pick<RecordFileAddresses, 'addressOf'> }): SolidaryProofFiles =>
  new Documents(options, ({ role, id, position, name }: SolidaryProofFile) =>
    role === 'record'
      ? { known: recordFiles.addressOf({ id, position, name }) }
      : {
          path: `${roles[role].path}/${id}`,
          right: roles[role].list,
          addressIn(record) {
            const read = holder.safeParse(record);
            if (!read.success) return 502;
            const proof = read.data.proofs?.[position];
            if (proof === undefined || proof.fileName === null) return 404;
            return (proof.originalName ?? '') === name ? proof.fileName : 410;
          },
        },
  );
