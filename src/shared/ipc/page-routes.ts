import { isMapTilePath, readMapTilePath } from '../map-tiles.ts';
import { platformImagePath, readImageKind } from '../media.ts';
import { manifests } from '../resources/manifests.ts';
import { solidaryProofPath } from '../resources/solidary/proof-address.ts';
import { readSolidaryProof, type SolidaryProofFile } from '../resources/solidary/proof-file.ts';
import { proofFilePath } from '../resources/users/proof-file.ts';
import { type AccessByRequest, allOf, type PlainAccess } from './access.ts';
import { chosenPicturePath } from './chosen-picture.ts';
import { decided, recordRights, rightsOf } from './resource-rights.ts';

/** One kind of address that main answers with something of a person or of the platform. */
export interface PageRoute<Request = never> {
  readonly access: PlainAccess | AccessByRequest<Request>;
  readonly isMeant: (path: string) => boolean;
  /** Reads what is wanted; null for an address that names nothing. */
  readonly read: (url: URL) => Request | null;
}

/** @param access held by the main process before anything is read */
const route = <Request>(
  access: PlainAccess | AccessByRequest<Request>,
  isMeant: PageRoute['isMeant'],
  read: (url: URL) => Request | null,
): PageRoute<Request> => ({ access, isMeant, read });

const at = (path: string) => (requested: string) => requested === path;

/** Longest address of a picture: what the platform keeps of one. */
const longestPictureAddress = 2000;
/** Longest id of a selection. */
const longestId = 100;

/** A parameter that is there and not too long. */
function paramOf({ searchParams }: URL, name: string, longest: number): string | null {
  const value = searchParams.get(name);
  return value === null || value === '' || value.length > longest ? null : value;
}

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

function readProofFile({ searchParams }: URL): { userId: number; proofId: number } | null {
  const userId = idOf(searchParams.get('user'));
  const proofId = idOf(searchParams.get('proof'));
  return userId === null || proofId === null ? null : { userId, proofId };
}

/** The rights by which the platform gives the holder of a proof, whose files it gives to whoever knows their address. */
function rightsOfHolder({ role }: SolidaryProofFile) {
  if (role === 'record') return allOf(manifests.solidaryrecords.permissions.show);
  return rightsOf(role === 'beneficiary' ? manifests.solidarybeneficiaries : manifests.solidaryvolunteers, 'get');
}

/**
 * What the page may load at its own origin besides the files of the application. Loaders of the main process derive
 * from this object, as handlers from the contract; a route without access does not compile.
 */
export const pageRoutes = {
  platformImage: route('signedIn', at(platformImagePath), (url) => {
    const src = paramOf(url, 'src', longestPictureAddress);
    const kind = readImageKind(url.searchParams.get('kind'));
    return src === null || kind === null ? null : { src, kind };
  }),
  chosenPicture: route('signedIn', at(chosenPicturePath), (url) => {
    const selectionId = paramOf(url, 'id', longestId);
    return selectionId === null ? null : { selectionId };
  }),
  mapTile: route('signedIn', isMapTilePath, ({ pathname }) => readMapTilePath(pathname)),
  proofFile: route(
    ({ userId }, me) => decided(recordRights(manifests.users, 'get'), { id: userId }, me),
    at(proofFilePath),
    readProofFile,
  ),
  solidaryProof: route(rightsOfHolder, at(solidaryProofPath), ({ searchParams }) =>
    readSolidaryProof(Object.fromEntries(searchParams)),
  ),
};
export type PageRouteName = keyof typeof pageRoutes;
export type PageRequest<N extends PageRouteName> = NonNullable<ReturnType<(typeof pageRoutes)[N]['read']>>;

/** Loads what an address of each route names; a missing one is a type error. */
export type PageLoaders = {
  readonly [N in PageRouteName]: (request: PageRequest<N>, signal: AbortSignal) => Promise<Response>;
};
