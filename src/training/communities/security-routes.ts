import type { Hono } from 'hono';
import type { Env } from '../access/requester.ts';
import { badRequest, serverError } from '../http/errors.ts';
import { item } from '../http/hydra.ts';
import { type CommunityRecord, communityTable } from './data.ts';

/** Bytes that no text holds: the platform detects the type by the content. */
const isText = (bytes: Uint8Array) => bytes.length > 0 && !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));

/** Whether every line has two columns that are not blank; the end of the last line is none of them. */
function isProper(text: string): boolean {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.every((line) => {
    const columns = line.split(';');
    return columns.length === 2 && columns.every((column) => column.trim() !== '');
  });
}

/**
 * Registers the upload of the login file of a secured community (docs/platform/b-communities-content.md §5). It asks no
 * right beyond a token, takes any encoding, and leaves validationType as it is. A file that is refused, a 500 without a
 * reason, leaves the former one; one that is taken removes all of them. The answer has no id.
 */
export function securityRoutes(app: Hono<Env>): void {
  app.post('/admin/community_securities', async (context) => {
    const form = await context.req.raw.formData().catch(() => new FormData());
    const file = form.get('file');
    if (!(file instanceof File)) throw badRequest('A valid file is required');
    const world = context.get('world');
    const communities = world.get(communityTable);
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Read only after the last wait, so that nothing is written over what another call has just stored.
    const community = communities.get(Number(form.get('communityId')));
    if (community === undefined || !isText(bytes) || !isProper(Buffer.from(bytes).toString('latin1'))) {
      throw serverError();
    }
    const id = world.nextId();
    const extension = /\.\w+$/.exec(file.name)?.[0] ?? '';
    const filename = `${Math.floor(world.now() / 1000)}-${community.id}${extension}`;
    const kept: Partial<CommunityRecord> = { communitySecurities: [{ id, filename, originalName: file.name }] };
    communities.change(community, kept);
    return item(
      context.req.raw,
      'CommunitySecurity',
      {
        '@id': `/community_securities/${id}`,
        '@type': 'CommunitySecurity',
        community: `/communities/${community.id}`,
        filename,
        originalName: file.name,
      },
      201,
    );
  });
}
