import { toAppError } from '#shared/failure.ts';
import type { favouritePlaceCalls } from '#shared/ipc/favourite-places.ts';
import type { solidaryCalls } from '#shared/ipc/solidary.ts';
import type { solidaryRecordCreateCalls } from '#shared/ipc/solidary-record-create.ts';
import { sentByCreation } from '#shared/resources/solidaryrecords/write/sent.ts';
import type { PlatformClient } from '../api/client.ts';
import type { FileSelections } from '../files/selections.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { Files } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { Decisions } from './decide.ts';
import type { FavouritePlaces } from './favourite-places.ts';
import { readPerson } from './people.ts';
import type { SolidaryProofFiles } from './proof-files.ts';
import { ProofUploads } from './proofs.ts';
import type { RecordCopies } from './records/copies.ts';
import { RecordCreations } from './records/create.ts';
import { uploadForRecord } from './records/upload.ts';
import { SolidaryUsers } from './resolve-user.ts';

export interface SolidaryServices {
  client: PlatformClient;
  session: Pick<Session, 'onEnd'>;
  files: Pick<Files, 'stat' | 'read'>;
  selections: FileSelections;
  proofFiles: Pick<SolidaryProofFiles, 'clear'>;
  /** Largest file of a proof, in bytes. */
  maxProofFile: number;
  /** Takes what was sent of a record that was stored by a failure. */
  copies: Pick<RecordCopies, 'keepSent'>;
  /** Counts the destinations of created records. */
  favourites: FavouritePlaces;
}

/** Handlers of the calls about solidary people. */
export function solidaryHandlers({
  client,
  session,
  files,
  selections,
  proofFiles,
  maxProofFile,
  copies,
  favourites,
}: SolidaryServices): Pick<
  Handlers,
  keyof typeof solidaryCalls | keyof typeof solidaryRecordCreateCalls | keyof typeof favouritePlaceCalls
> {
  const decisions = new Decisions(client);
  const users = new SolidaryUsers(client);
  const uploads = new ProofUploads({ client, files, selections, maxBytes: maxProofFile });
  const creations = new RecordCreations(client);
  session.onEnd(() => {
    users.clear();
    creations.clear();
  });
  return {
    'solidary.decide': (decision, call) => decisions.decide(decision, call),
    'solidary.findLinks': async ({ id }, { signal }) => {
      try {
        const { structures } = await readPerson(client, 'volunteer', id, { signal });
        return structures.flatMap(({ structureId, userStructureId }) =>
          userStructureId === undefined ? [] : [{ structureId, userStructureId }],
        );
      } catch (thrown) {
        const { kind, status, isGateway } = toAppError(thrown);
        // The platform says in this way that nobody of this id is a volunteer (docs/screens/08-solidary-people.md §3).
        if (kind === 'notFound' || (kind === 'server' && status === 500 && isGateway !== true)) return null;
        throw thrown;
      }
    },
    'solidary.resolveUser': (user, call) => users.resolve(user, call),
    'solidary.uploadProof': (request, call) => uploads.send(request, call),
    'solidaryrecords.create': async (creation, call) => {
      const end = await creations.create(creation, call);
      const { structure, person, journey } = creation;
      if (end.outcome === 'created' && !end.isConfirmed) await copies.keepSent(end.id, sentByCreation(creation));
      if (end.outcome === 'created' && !journey.goesAnywhere && journey.destination !== null) {
        // A person whom the platform just made has no other record: its number stands for them.
        void favourites.note(structure, journey.destination, person === null ? `record:${end.id}` : `user:${person}`);
      }
      return end;
    },
    'favouritePlaces.list': ({ structureId }) => favourites.list(structureId),
    'solidaryrecords.uploadProof': (request, call) =>
      uploadForRecord({ client, files, selections, maxBytes: maxProofFile }, request, call),
    'solidary.forgetProofFiles': () => proofFiles.clear(),
  };
}
