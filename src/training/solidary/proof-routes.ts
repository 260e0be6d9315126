import type { Hono } from 'hono';
import { demand, type Env } from '../access/requester.ts';
import { cardJpeg, cardPng } from '../drawings/card.ts';
import { documentPdf } from '../drawings/document.ts';
import { databaseError, htmlError, serverError } from '../http/errors.ts';
import { item } from '../http/hydra.ts';
import type { World } from '../store/world.ts';
import { structureTable } from '../structures/data.ts';
import { changeLink, type Link, type Person, peopleTable, personOfUser } from './people.ts';
import { recordTable } from './records/table.ts';
import { proofFolder } from './wire.ts';

const types = { jpg: 'image/jpeg', pdf: 'application/pdf', png: 'image/png' } as const;
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

const numberIn = (form: FormData, name: string) => Number(form.get(name) ?? Number.NaN);

/** Finds whose answer a file is: the link of the beneficiary of a record with its structure. */
function ownerOf(world: World, recordId: number): { person: Person; link: Link } | undefined {
  const record = world.get(recordTable).get(recordId);
  const person = record && personOfUser(world, record.userId);
  const link = person?.links.find(({ structure }) => structure === record?.structure);
  return person === undefined || link === undefined ? undefined : { person, link };
}

/** Draws the file of a seeded answer. */
function drawn(id: number, extension: string) {
  if (extension === 'jpg') return { bytes: cardJpeg(id), type: types.jpg };
  if (extension === 'png') return { bytes: cardPng(id), type: types.png };
  return { bytes: documentPdf([['Document de formation', `Justificatif n° ${id}`]]), type: types.pdf };
}

const isStored = (world: World, name: string): boolean =>
  world
    .get(peopleTable)
    .find(({ links }) => links.some(({ answers }) => answers.some(({ file }) => file?.name === name))) !== undefined;

/** Registers the upload of the files of proofs (docs/platform/c-solidary.yaml, uploadProof). */
export function proofRoutes(app: Hono<Env>): void {
  app.post('/admin/proofs', async (context) => {
    demand(context, 'proof_create');
    const world = context.get('world');
    const form = await context.req.raw.formData().catch(() => new FormData());
    const owner = ownerOf(world, numberIn(form, 'solidaryId'));
    if (owner === undefined) throw serverError();
    const { person, link } = owner;
    const proofs = world.get(structureTable).get(link.structure)?.proofs ?? [];
    const proof = proofs.find(({ id, kind }) => id === numberIn(form, 'proofId') && kind === 'file');
    const file = form.get('file');
    if (proof === undefined || !(file instanceof File)) throw serverError();
    // A second file of a proof is refused, and the former one stays (docs/platform/c-solidary.md §8).
    if (link.answers.some((answer) => answer.proof === proof.id)) throw databaseError();
    const id = world.nextId();
    const name = `${person.id}-${id}.${extensions[file.type] ?? 'bin'}`;
    world.images.set(`${proofFolder}/${name}`, {
      id,
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    const stored = { name, originalName: file.name, size: file.size };
    changeLink(world, person, link, {
      answers: [...link.answers, { id, proof: proof.id, value: null, file: stored }],
    });
    return item(context.req.raw, 'Proof', { '@id': `/proofs/${id}`, '@type': 'Proof' }, 201);
  });
}

/** Registers the files of proofs, which need no token. */
export function proofFileRoutes(app: Hono<Env>): void {
  app.get(`${proofFolder}/:name`, (context) => {
    const world = context.get('world');
    const name = context.req.param('name');
    if (!isStored(world, name)) return htmlError(404);
    const [, id, extension = ''] = /^(\d+)-\d+\.(\w+)$/.exec(name) ?? [];
    const { bytes, type } = world.images.get(`${proofFolder}/${name}`) ?? drawn(Number(id), extension);
    return new Response(bytes, { headers: { 'content-type': type } });
  });
}
