import { PlatformClient } from './api/client.ts';
import { PlatformImages } from './api/images.ts';
import type { OtherPictures } from './api/picture-source.ts';
import { Transport } from './api/transport.ts';
import type { HttpFetch, SecretStore } from './ports.ts';
import { Session, type SessionOptions } from './session/session.ts';
import { Tokens } from './session/tokens.ts';
import { Vault } from './session/vault.ts';
import { ProofFiles, proofFileTypes } from './users/proof-files.ts';

export interface ConnectOptions extends Omit<SessionOptions, 'transport' | 'tokens' | 'client'> {
  /** Base URL of the API. */
  baseUrl: string;
  fetch: HttpFetch;
  /** Where pictures may lie besides the platform; nowhere if absent. */
  otherPictures?: OtherPictures;
  secrets: SecretStore;
  /** Whether the person is asked something on which calls wait. */
  isPersonAsked?: () => boolean;
}

export interface Platform {
  session: Session;
  client: PlatformClient;
  images: PlatformImages;
  proofFiles: ProofFiles;
}

/**
 * Ties the parts that speak to one platform together: call `session.restore()` afterwards.
 *
 * @throws Error for an address that is none
 */
export function connectPlatform({
  baseUrl,
  fetch,
  otherPictures,
  secrets,
  isPersonAsked,
  ...rest
}: ConnectOptions): Platform {
  const transport = new Transport({ baseUrl, fetch, log: rest.log, isPersonAsked });
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
  const documents = new PlatformImages({ ...pictures, types: proofFileTypes });
  const proofFiles = new ProofFiles({ client, files: documents, log: rest.log });
  session.onEnd(() => {
    images.clear();
    proofFiles.clear();
  });
  return { session, client, images, proofFiles };
}
