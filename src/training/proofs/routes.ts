import type { Hono } from 'hono';
import { demand, demandOrSelf, type Env } from '../access/requester.ts';
import { checkTypes, readCreation, readPatch } from '../http/body.ts';
import { badRequest, databaseError, notFound, serverError } from '../http/errors.ts';
import { item, withoutNulls } from '../http/hydra.ts';
import type { TrainingResource } from '../resource/define.ts';
import { shortName, wireDate, wireDateOrNull } from '../resource/wire.ts';
import type { ProofRecord, UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { pseudonymise } from '../users/pseudonymise.ts';
import { itemUser } from '../users/wire.ts';

/** Returns a proof as in responses of writes: without null fields, with the bare file name. */
const written = (proof: ProofRecord) =>
  withoutNulls({
    '@id': `/identity_proofs/${proof.id}`,
    '@type': 'IdentityProof',
    id: proof.id,
    status: proof.status,
    originalName: proof.originalName,
    size: proof.size,
    mimeType: proof.mimeType,
    createdDate: wireDate(proof.createdDate),
    updatedDate: wireDateOrNull(proof.updatedDate),
    acceptedDate: wireDateOrNull(proof.acceptedDate),
    refusedDate: wireDateOrNull(proof.refusedDate),
    validator: proof.validator,
  });

/** Finds the owner of a proof: the id of a seeded one contains its user's number, others are searched. */
function ownerOf(world: World, proofId: number): UserRecord | undefined {
  const seeded = world.users.get(Math.floor(proofId / 2));
  if (seeded?.identityProofs.some(({ id }) => id === proofId)) return seeded;
  return world.users.all().find(({ identityProofs }) => identityProofs.some(({ id }) => id === proofId));
}

/** Finds a proof by id, with its owner. */
export function proofCalled(world: World, id: number): { proof: ProofRecord; owner: UserRecord } | undefined {
  const owner = ownerOf(world, id);
  const proof = owner?.identityProofs.find((candidate) => candidate.id === id);
  return owner === undefined || proof === undefined ? undefined : { proof, owner };
}

/** Applies a decision; the stored file is deleted in any case (docs/platform/a-auth-users.md §10). */
function decided(proof: ProofRecord, isAccepted: boolean, now: number, validator: string): ProofRecord {
  return {
    ...proof,
    status: isAccepted ? 2 : 3,
    updatedDate: now,
    acceptedDate: isAccepted ? now : null,
    refusedDate: isAccepted ? null : now,
    validator,
  };
}

/**
 * Fails without a home address, which the steps after an acceptance need; the acceptance is stored by then
 * (docs/platform/a-auth-users.md §10).
 */
function failWithoutHome({ homeAddress }: UserRecord): void {
  if (homeAddress === null) throw serverError();
}

function proofRoutes(app: Hono<Env>): void {
  app.post('/admin/identity_proofs', async (context) => {
    const world = context.get('world');
    const body = await readCreation(context.req.raw);
    checkTypes(body, { user: 'string' });
    const iri = typeof body.user === 'string' ? body.user : '';
    const user = world.users.get(Number(/^\/users\/(\d+)$/.exec(iri)?.[1] ?? Number.NaN));
    if (user === undefined) throw badRequest(iri === '' ? 'Not Found' : `Item not found for "${iri}".`);
    if (user.identityProofs.some(({ status }) => status === 2)) throw serverError();
    if (user.id === context.get('requester').user.id) throw databaseError();
    const now = world.now();
    const proof: ProofRecord = {
      id: world.nextId(),
      status: 2,
      originalName: null,
      size: null,
      mimeType: null,
      createdDate: now,
      updatedDate: null,
      acceptedDate: now,
      refusedDate: null,
      validator: shortName(context.get('requester').user),
    };
    world.users.change(user.id, { identityProofs: [proof, ...user.identityProofs], identityStatus: 2 });
    failWithoutHome(user);
    return item(context.req.raw, 'IdentityProof', written(proof), 201);
  });

  app.patch('/admin/identity_proofs/:id{[0-9]+}', async (context) => {
    const world = context.get('world');
    const body = await readPatch(context.req.raw);
    const id = Number(context.req.param('id'));
    const found = proofCalled(world, id);
    if (found === undefined) throw notFound();
    const { proof, owner } = found;
    demandOrSelf(context, 'user_update', owner.id);
    checkTypes(body, { validate: 'bool' });
    if (typeof body.validate !== 'boolean') return item(context.req.raw, 'IdentityProof', written(proof));
    if (proof.status !== 1) throw serverError();
    const next = decided(proof, body.validate, world.now(), shortName(context.get('requester').user));
    world.users.change(owner.id, {
      identityProofs: owner.identityProofs.map((candidate) => (candidate.id === id ? next : candidate)),
      identityStatus: next.status,
    });
    if (body.validate) failWithoutHome(owner);
    return item(context.req.raw, 'IdentityProof', written(next));
  });
}

const texts = (body: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => typeof body[name] === 'string').map((name) => [name, body[name]]));

/**
 * Registers reports of scammers (docs/platform/a-auth-users.md §10): the user with that e-mail is pseudonymised
 * immediately.
 */
function scammerRoutes(app: Hono<Env>): void {
  app.post('/admin/scammers', async (context) => {
    demand(context, 'scammer_manage');
    const world = context.get('world');
    const body = await readCreation(context.req.raw);
    checkTypes(body, { email: 'string', telephone: 'string', givenName: 'string', familyName: 'string' });
    if (typeof body.email !== 'string') throw databaseError();
    const user = world.users.findByEmail(body.email);
    // The report is stored, but there is nobody to delete (docs/platform/a-auth-users.md §10).
    if (user === undefined) throw serverError();
    pseudonymise(world, user);
    const id = world.nextId();
    const { requester } = context.var;
    return item(
      context.req.raw,
      'Scammer',
      {
        '@id': `/scammers/${id}`,
        '@type': 'Scammer',
        id,
        ...texts(body, ['email', 'telephone', 'givenName', 'familyName']),
        createdDate: wireDate(world.now()),
        user: withoutNulls(itemUser(requester.user, context)),
      },
      201,
    );
  });
}

/** Identity proofs (docs/platform/a-auth-users.md §10). */
export const identityProofs: TrainingResource = {
  routes: proofRoutes,
  grants: { everybody: ['proof_create'], administrator: ['identity_proofs_manage'] },
};

export const scammers: TrainingResource = { routes: scammerRoutes };
