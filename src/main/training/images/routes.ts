import type { Hono } from 'hono';
import type { Env } from '../access/requester.ts';
import { badRequest, htmlError, PlatformError, serverError } from '../http/errors.ts';
import { item } from '../http/hydra.ts';
import { proofFile, proofFileName } from '../proofs/files.ts';
import { proofCalled } from '../proofs/routes.ts';
import type { World } from '../world.ts';
import { avatarPng } from './png.ts';

/** The owners in the order in which the platform looks for them (contract a, uploadImage). */
const owners = ['user', 'community', 'event', 'relayPoint', 'relayPointType', 'campaign', 'editorial'];

const signatures: readonly [type: string, bytes: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
];

const typeOf = (bytes: Uint8Array) =>
  signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
};

/** The first owner whose file is there, with its id. */
function pairOf(form: FormData): { owner: string; id: number; file: Blob } {
  for (const owner of owners) {
    const file = form.get(`${owner}File`);
    const id = text(form, `${owner}Id`);
    if (file instanceof Blob && id !== undefined && /^\d+$/.test(id)) return { owner, id: Number(id), file };
  }
  throw badRequest('A valid file is required');
}

/** Keeps a picture under a new name, so that no cache shows the one before. */
async function store(world: World, owner: string, ownerId: number, file: Blob): Promise<{ id: number; name: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = typeOf(bytes);
  // What the image library cannot decode is a 500 (contract a §8).
  if (type === undefined) throw serverError();
  const id = world.nextId();
  const name = `${owner}-${ownerId}-${id}.${type.slice('image/'.length)}`;
  world.images.set(name, { id, type, bytes });
  return { id, name };
}

/** Uploads (contract a §8). There is no check of rights, size or dimensions. */
export function imageRoutes(app: Hono<Env>): void {
  app.post('/admin/images', async (call) => {
    const world = call.get('world');
    const form = await call.req.raw.formData().catch(() => new FormData());
    const { owner, id: ownerId, file } = pairOf(form);
    if (owner === 'relayPointType') throw new PlatformError(404, 'Not Found');
    const user = owner === 'user' ? world.users.get(ownerId) : undefined;
    if (owner === 'user' && user === undefined) throw new PlatformError(404, 'Not Found');
    const { id, name } = await store(world, owner, ownerId, file);
    if (user !== undefined) {
      // The first picture is the one that is shown: it is replaced by an upload at position 1, or by the first upload.
      const isShown = text(form, 'position') === '1' || user.image === null;
      if (isShown && user.image !== null) world.images.delete(user.image);
      if (isShown) world.users.change(ownerId, { image: name });
    }
    const { origin } = new URL(call.req.url);
    // Both addresses lack the owner's folder: nothing is to be found there (contract a §8).
    return item(
      call.req.raw,
      'Image',
      {
        '@id': `/images/${id}`,
        '@type': 'Image',
        id,
        image: `${origin}/images/versions/square_800/${name}`,
        avatar: `${origin}/images/versions/square_250/${name}`,
      },
      201,
    );
  });
}

const bytesOf = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });

/** Pictures, for everybody: their addresses need no token. */
export function pictureRoutes(app: Hono<Env>): void {
  app.get('/images/default-avatar.png', () => bytesOf(avatarPng(0), 'image/png'));

  app.get('/images/:folder{users|communities}/versions/:size{square_[0-9]+}/:name', (call) => {
    const name = call.req.param('name');
    const uploaded = call.get('world').images.get(name);
    if (uploaded !== undefined) return bytesOf(uploaded.bytes, uploaded.type);
    const id = /^(?:user|community)-(\d+)\.png$/.exec(name)?.[1];
    return id === undefined ? htmlError(404) : bytesOf(avatarPng(Number(id)), 'image/png');
  });

  // Only while the proof is pending: a decision deletes the file (contract a §10).
  app.get('/images/identity-proofs/:name', (call) => {
    const name = call.req.param('name');
    const found = proofCalled(call.get('world'), Number.parseInt(name, 10));
    if (found?.proof.status !== 1 || proofFileName(found.proof) !== name) return htmlError(404);
    const file = proofFile(found.proof, found.owner);
    return file === null ? htmlError(404) : bytesOf(file.bytes, file.type);
  });
}
