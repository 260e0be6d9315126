import type { Hono } from 'hono';
import type { Env } from '../access/requester.ts';
import { avatarPng } from '../drawings/png.ts';
import { iconSvg, scenePng } from '../drawings/scenes.ts';
import { badRequest, databaseError, htmlError, PlatformError, serverError } from '../http/errors.ts';
import { item } from '../http/hydra.ts';
import { proofFile } from '../proofs/files.ts';
import { proofCalled } from '../proofs/routes.ts';
import { fileName, type PictureKind } from '../resource/pictures.ts';
import { imageUrl } from '../resource/wire.ts';
import { proofFileName } from '../store/proof-files.ts';
import type { World } from '../store/world.ts';

/** Owners in the order in which the platform checks them (docs/platform/a-auth-users.yaml, uploadImage). */
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

/** Returns the first owner whose file was sent, with its id. */
function pairOf(form: FormData): { owner: string; id: number; file: Blob } {
  for (const owner of owners) {
    const file = form.get(`${owner}File`);
    const id = text(form, `${owner}Id`);
    if (file instanceof Blob && id !== undefined && /^\d+$/.test(id)) return { owner, id: Number(id), file };
  }
  throw badRequest('A valid file is required');
}

/**
 * Returns the picture and its type.
 * @throws PlatformError 500 when the image library cannot decode it (docs/platform/a-auth-users.md §8)
 */
async function readPicture(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = typeOf(bytes);
  if (type === undefined) throw databaseError();
  return { type, bytes };
}

interface Upload {
  world: World;
  ownerId: number;
  file: Blob;
  /** As it was sent. */
  position: string | undefined;
}

interface StoredPicture {
  id: number;
  /** Below `/images`. */
  folder: string;
  name: string;
}

const unknownOwner = () => badRequest('File name could not be generated: property fileName is empty.');

/** Stores a picture of a user. The first one is shown; an upload at position 1, or the first upload, replaces it. */
async function keepUserPicture({ world, ownerId, file, position }: Upload): Promise<StoredPicture> {
  const user = world.users.get(ownerId);
  if (user === undefined) throw unknownOwner();
  const picture = await readPicture(file);
  const id = world.nextId();
  // A new name, so that no cache shows the former one.
  const name = `user-${ownerId}-${id}.${picture.type.slice('image/'.length)}`;
  world.images.set(name, { id, ...picture });
  const isShown = position === '1' || user.image === null;
  if (isShown && user.image !== null) world.images.delete(user.image);
  if (isShown) world.users.change(ownerId, { image: name });
  return { id, folder: 'users', name };
}

/**
 * Stores a picture of a record. At an explicit position, the picture there is deleted first; the file is named after
 * the owner (docs/platform/b-communities-content.md §7).
 */
async function keepRecordPicture(
  kind: PictureKind,
  { world, ownerId, file, position }: Upload,
): Promise<StoredPicture> {
  const record = kind.record(world, ownerId);
  if (record === undefined) throw unknownOwner();
  const picture = await readPicture(file);
  const id = world.nextId();
  const place = position !== undefined && /^\d+$/.test(position) ? Number(position) : record.nextPosition();
  const name = fileName(record.name, place, picture.type.slice('image/'.length));
  for (const replaced of record.pictures.filter((known) => known.position === place)) {
    world.images.delete(`${kind.folder}/${replaced.file}`);
  }
  world.images.set(`${kind.folder}/${name}`, { id, ...picture });
  record.change([...record.pictures.filter((known) => known.position !== place), { id, position: place, file: name }]);
  return { id, folder: kind.folder, name };
}

/** Accepts pictures of other owners, which are shown nowhere. */
async function keepElsewhere(owner: string, { world, ownerId, file }: Upload): Promise<StoredPicture> {
  const picture = await readPicture(file);
  const id = world.nextId();
  const name = `${owner}-${ownerId}-${id}.${picture.type.slice('image/'.length)}`;
  world.images.set(name, { id, ...picture });
  return { id, folder: owner, name };
}

/**
 * Registers uploads (docs/platform/a-auth-users.md §8, b §7). Neither permissions nor size nor dimensions are checked.
 */
export function imageRoutes(app: Hono<Env>, kinds: readonly PictureKind[]): void {
  app.post('/admin/images', async (context) => {
    const world = context.get('world');
    const form = await context.req.raw.formData().catch(() => new FormData());
    const { owner, id: ownerId, file } = pairOf(form);
    if (owner === 'relayPointType') throw new PlatformError(404, 'The owner of this image cannot be found');
    if (/\D/.test(text(form, 'position') ?? '')) throw serverError();
    const upload = { world, ownerId, file, position: text(form, 'position') };
    const kind = kinds.find((known) => known.owner === owner);
    const { id, folder, name } = await (owner === 'user'
      ? keepUserPicture(upload)
      : kind !== undefined
        ? keepRecordPicture(kind, upload)
        : keepElsewhere(owner, upload));
    const { origin } = new URL(context.req.url);
    // Complete addresses, which load without a token (docs/platform/a-auth-users.md §8).
    return item(
      context.req.raw,
      'Image',
      {
        '@id': `/images/${id}`,
        '@type': 'Image',
        id,
        image: imageUrl(origin, folder, 800, name),
        avatar: imageUrl(origin, folder, 250, name),
      },
      201,
    );
  });

  // Outside the admin API: the only way to delete a picture.
  app.delete('/images/:id{[0-9]+}', (context) => {
    if (!removeKept(context.get('world'), kinds, Number(context.req.param('id')))) throw badRequest('Not Found');
    return context.body(null, 204);
  });
}

/**
 * Deletes a picture wherever it is shown; any account may (docs/platform/a-auth-users.md §8).
 * @returns whether it existed
 */
function removeKept(world: World, kinds: readonly PictureKind[], id: number): boolean {
  for (const kind of kinds) {
    const found = kind.showing(world, id);
    if (found === undefined) continue;
    const { record, picture } = found;
    world.images.delete(`${kind.folder}/${picture.file}`);
    record.change(record.pictures.filter((known) => known !== picture));
    return true;
  }
  const [name] = [...world.images].find(([, kept]) => kept.id === id) ?? [];
  if (name === undefined) return false;
  world.images.delete(name);
  const userId = Number(/^user-(\d+)-/.exec(name)?.[1]);
  if (world.users.get(userId)?.image === name) world.users.change(userId, { image: null });
  return true;
}

const bytesOf = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });

/** Registers the pictures themselves, which need no token. */
export function pictureRoutes(app: Hono<Env>, kinds: readonly PictureKind[]): void {
  app.get('/images/default-avatar.png', () => bytesOf(avatarPng(0), 'image/png'));

  app.get('/images/users/versions/:size{square_[0-9]+}/:name', (context) => {
    const name = context.req.param('name');
    const uploaded = context.get('world').images.get(name);
    if (uploaded !== undefined) return bytesOf(uploaded.bytes, uploaded.type);
    const id = /^user-(\d+)\.png$/.exec(name)?.[1];
    return id === undefined ? htmlError(404) : bytesOf(avatarPng(Number(id)), 'image/png');
  });

  const folders = kinds.map(({ folder }) => folder).join('|');
  app.get(`/images/:folder{${folders}}/versions/:size{square_[0-9]+}/:name`, (context) => {
    const { folder, name } = context.req.param();
    const uploaded = context.get('world').images.get(`${folder}/${name}`);
    if (uploaded !== undefined) return bytesOf(uploaded.bytes, uploaded.type);
    // Seeded pictures are drawn, constant per name; those that were removed are gone.
    const isShown = kinds.some((kind) => kind.folder === folder && kind.names(context.get('world'), name));
    return isShown ? bytesOf(scenePng(name), 'image/png') : htmlError(404);
  });

  app.get('/images/icons/:name', (context) => {
    const [, duplicate, id] = /^(private-)?(\d+)\.svg$/.exec(context.req.param('name')) ?? [];
    if (id === undefined) return htmlError(404);
    return bytesOf(new TextEncoder().encode(iconSvg(Number(id), duplicate !== undefined)), 'image/svg+xml');
  });

  // The site's upload script (`articleImageUrl`) outside the platform, as editors know them: returns the picture's
  // address.
  app.post('/image.php', async (context) => {
    const form = await context.req.raw.formData().catch(() => new FormData());
    const file = form.get('file');
    if (!(file instanceof Blob)) throw badRequest('A valid file is required');
    const world = context.get('world');
    const picture = await readPicture(file);
    const id = world.nextId();
    const name = `${id}.${picture.type.slice('image/'.length)}`;
    world.images.set(`articles/${name}`, { id, ...picture });
    return context.json({ location: `/images/articles/${name}` });
  });
  app.get('/images/articles/:name', (context) => {
    const kept = context.get('world').images.get(`articles/${context.req.param('name')}`);
    return kept === undefined ? htmlError(404) : bytesOf(kept.bytes, kept.type);
  });

  // Available only while the proof is pending: a decision deletes the file (docs/platform/a-auth-users.md §10).
  app.get('/images/identity-proofs/:name', (context) => {
    const name = context.req.param('name');
    const found = proofCalled(context.get('world'), Number.parseInt(name, 10));
    if (found?.proof.status !== 1 || proofFileName(found.proof) !== name) return htmlError(404);
    const file = proofFile(found.proof, found.owner);
    return file === null ? htmlError(404) : bytesOf(file.bytes, file.type);
  });
}
