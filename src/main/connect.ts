import { PlatformClient } from './api/client.ts';
import { PlatformImages } from './api/images.ts';
import type { OtherPictures } from './api/picture-source.ts';
import { Transport } from './api/transport.ts';
import type { HttpFetch, SecretStore } from './ports.ts';
import { Session, type SessionOptions } from './session/session.ts';
import { Tokens } from './session/tokens.ts';
import { Vault } from './session/vault.ts';
import { createSolidaryProofFiles, type SolidaryProofFiles } from './solidary/proof-files.ts';
import { RecordFileAddresses } from './solidary/records/file-addresses.ts';
import { createProofFiles, type ProofFiles } from './users/proof-files.ts';

export interface ConnectOptions extends Omit<SessionOptions, 'transport' | 'tokens' | 'client'> {
  /** Base URL of the API. */
  baseUrl: string;
  fetch: HttpFetch;
  /** Path of the built `api/json/worker.ts`. */
  jsonWorker: string;
  /** Further hosts of pictures; none if absent. */
  otherPictures?: OtherPictures;
  secrets: SecretStore;
  /** Whether the person is being asked something that calls wait for. */
  isPersonAsked?: () => boolean;
}

export interface Platform {
  session: Session;
  client: PlatformClient;
  images: PlatformImages;
  proofFiles: ProofFiles;
  /** Files of solidary proofs. */
  solidaryProofFiles: SolidaryProofFiles;
  /** Addresses of the files of solidary records. */
  recordFiles: RecordFileAddresses;
}

/**
 * Connects the services of one platform with each other; call `session.restore()` afterwards.
 * @throws Error for an invalid base URL
 */
export function connectPlatform({
  baseUrl,
  fetch,
  jsonWorker,
  otherPictures,
  secrets,
  isPersonAsked,
  ...rest
}: ConnectOptions): Platform {
  const transport = new Transport({ baseUrl, fetch, jsonWorker, log: rest.log, isPersonAsked });
  const tokens = new Tokens({ transport, vault: new Vault({ secrets, ...rest }), clock: rest.clock });
  const client = new PlatformClient({ transport, tokens });
  const session = new Session({ ...rest, transport, tokens, client });
  const pictures = {
    baseUrl: transport.baseUrl,
    fetch,
    others: otherPictures,
    log: rest.log,
    isSignedIn: () => session.state.status === 'signedIn',
  };
  const images = new PlatformImages(pictures);
  const documents = () => new PlatformImages(pictures);
  const proofFiles = createProofFiles({ client, files: documents(), log: rest.log });
  const recordFiles = new RecordFileAddresses();
  const solidaryProofFiles = createSolidaryProofFiles({ client, files: documents(), recordFiles, log: rest.log });
  session.onEnd(() => {
    images.clear();
    proofFiles.clear();
    solidaryProofFiles.clear();
    recordFiles.clear();
  });
  return { session, client, images, proofFiles, solidaryProofFiles, recordFiles };
}
