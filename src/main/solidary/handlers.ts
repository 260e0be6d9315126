import { toAppError } from '#shared/failure.ts';
import type { favouritePlaceCalls } from '#shared/ipc/favourite-places.ts';
import type { solidaryCalls } from '#shared/ipc/solidary.ts';
import type { solidaryRecordCreateCalls } from '#shared/ipc/solidary-record-create.ts';
import { sentByCreation } from '#shared/resources/solidaryrecords/write/sent.ts';
import type { PlatformClient } from '../api/client.ts';
import type { KeptValues, Owner } from '../drafts/kept-values.ts';
import type { FileSelections } from '../files/selections.ts';
import { type Handlers, joinHandlers } from '../ipc/handler.ts';
import type { Clock, Files, KeyValueStore, Log } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { Decisions } from './decide.ts';
import { ContactedJourneys } from './external/contacted-journeys.ts';
import { externalJourneyHandlers } from './external/handlers.ts';
import { FavouritePlaces } from './favourite-places.ts';
import { readPerson } from './people.ts';
import type { SolidaryProofFiles } from './proof-files.ts';
import { ProofUploads } from './proofs.ts';
import { COPY_KIND, COPY_LIFETIME, RecordCopies } from './records/copies.ts';
import { RecordCreations } from './records/create.ts';
import type { RecordFileAddresses } from './records/file-addresses.ts';
import { solidaryRecordHandlers } from './records/handlers.ts';
import { uploadForRecord } from './records/upload.ts';
import { SolidaryUsers } from './resolve-user.ts';

interface SolidaryPorts extends Omit<PeopleServices, 'copies' | 'favourites'> {
  /** Base URL of the platform. */
  baseUrl: string;
  clock: Clock;
  /** Encrypted values of the person who is signed in. */
  kept: Pick<KeptValues, 'read' | 'change' | 'sweep'>;
  log: Log;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
  /** Takes the addresses of files that a record gives. */
  recordFiles: Pick<RecordFileAddresses, 'keep'>;
  store: KeyValueStore;
}

/** Handlers of the calls about solidary people, records and external journeys. Removes copies that are too old. */
export function solidaryHandlers(ports: SolidaryPorts) {
  const { client, session, clock, log, kept, owner, store, baseUrl, recordFiles } = ports;
  void kept.sweep(COPY_KIND, COPY_LIFETIME, clock.now());
  const copies = new RecordCopies({ clock, values: kept, owner });
  const favourites = new FavouritePlaces({ values: kept, owner });
  return joinHandlers([
    peopleHandlers({ ...ports, copies, favourites }),
    solidaryRecordHandlers({ client, session, copies, files: recordFiles }),
    externalJourneyHandlers({ client, contacted: new ContactedJourneys(store, baseUrl, clock), log }),
  ]);
}

interface PeopleServices {
  client: PlatformClient;
  session: Pick<Session, 'onEnd'>;
  files: Pick<Files, 'stat' | 'read'>;
  selections: FileSelections;
  solidaryProofFiles: Pick<SolidaryProofFiles, 'clear'>;
  /** Largest file of a proof, in bytes. */
  maxProofFile: number;
  /** Remembers the content of a record that was stored although the platform answered with a failure. */
  copies: Pick<RecordCopies, 'keepSent'>;
  /** Counts the destinations of created records. */
  favourites: FavouritePlaces;
}

/** Handlers of the calls about solidary people, and of the records that are made for them. */
function peopleHandlers({
  client,
  session,
  files,
  selections,
  solidaryProofFiles,
  maxProofFile,
  copies,
  favourites,
}: PeopleServices): Pick<
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
        // A person who was just created has no other record: the record's number identifies them.
        void favourites.note(structure, journey.destination, person === null ? `record:${end.id}` : `user:${person}`);
      }
      return end;
    },
    'favouritePlaces.list': ({ structureId }) => favourites.list(structureId),
    'solidaryrecords.uploadProof': (request, call) =>
      uploadForRecord({ client, files, selections, maxBytes: maxProofFile }, request, call),
    'solidary.forgetProofFiles': () => solidaryProofFiles.clear(),
  };
}
