import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import { type communitySecurityCalls, type LoginFileCheck, maxLoginFile } from '#shared/ipc/community-securities.ts';
import { communities } from '#shared/resources/communities/index.ts';
import type { CallOptions, PlatformClient } from '../api/client.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { FileSelections } from '../files/selections.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { ChosenFile, Files } from '../ports.ts';
import { readLoginFile } from './login-file.ts';

interface SecurityServices {
  client: Pick<PlatformClient, 'get' | 'upload'>;
  files: Pick<Files, 'stat' | 'read'>;
  selections: FileSelections;
}

/** The files of a community as the platform names them: a name holds the moment at which its file was taken. */
const withFiles = z.object({
  communitySecurities: z.array(z.object({ id: z.int(), filename: z.string().nullish() })).nullish(),
});

const keyOf = (files: z.infer<typeof withFiles>['communitySecurities']) =>
  (files ?? []).map(({ id, filename }) => `${id} ${filename ?? ''}`).join('\n');

/**
 * Sends the login file of a community (docs/platform/b-communities-content.md §5): it replaces the former ones. The
 * answer has no id, so the community is to be read again.
 * @throws AppFailure
 */
export async function sendSecurityFile(
  client: Pick<PlatformClient, 'upload'>,
  communityId: number,
  file: File,
  options: CallOptions = {},
): Promise<void> {
  const form = new FormData();
  form.append('communityId', String(communityId));
  form.append('file', file, file.name);
  await client.upload('admin/community_securities', form, options);
}

const fingerprint = (content: string) => createHash('sha256').update(content).digest('base64');

/** Checks login files, and sends those that were checked. */
class SecurityFiles {
  readonly #services: SecurityServices;
  /** Of each selection that was found ready: what would be sent. */
  readonly #checked = new Map<string, string>();

  constructor(services: SecurityServices) {
    this.#services = services;
  }

  /** @throws AppFailure `file` */
  async check(selectionId: string): Promise<LoginFileCheck> {
    const { check, content } = await this.#read(this.#services.selections.get(selectionId));
    if (content === null) this.#checked.delete(selectionId);
    else this.#checked.set(selectionId, fingerprint(content));
    return check;
  }

  /** @throws AppFailure */
  async send(communityId: number, selectionId: string, { signal, commit }: SendContext): Promise<void> {
    const { client, selections } = this.#services;
    const chosen = selections.get(selectionId);
    const { content } = await this.#read(chosen);
    if (content === null || this.#checked.get(selectionId) !== fingerprint(content)) {
      throw new AppFailure({ kind: 'file', reason: 'changed' });
    }
    const before = await this.#filesOf(communityId, signal);
    commit();
    // The type is detected by the platform; the name is shown to whoever asks which file is in place.
    const file = new File([content], chosen.name, { type: 'text/csv' });
    const seen = async () => ((await this.#filesOf(communityId, signal)) === before ? 'absent' : 'done');
    await sendSecurityFile(client, communityId, file, { signal }).catch((thrown: unknown) =>
      verifyOutcome(thrown, seen, { signal }),
    );
    this.#checked.delete(selectionId);
    selections.release(selectionId);
  }

  /** A file beyond the limit is not read. */
  async #read({ path }: ChosenFile): Promise<ReturnType<typeof readLoginFile>> {
    const { files } = this.#services;
    try {
      const { size } = await files.stat(path);
      if (size > maxLoginFile) return { check: { outcome: 'unfit', reason: 'tooLarge' }, content: null };
      return readLoginFile(await files.read(path));
    } catch {
      throw new AppFailure({ kind: 'file', reason: 'unreadable' });
    }
  }

  async #filesOf(communityId: number, signal?: AbortSignal): Promise<string> {
    const options = { signal, right: communities.permissions.show };
    const read = withFiles.parse(await this.#services.client.get(`${communities.path}/${communityId}`, [], options));
    return keyOf(read.communitySecurities);
  }
}

type SendContext = Pick<Parameters<Handlers['communities.uploadSecurityFile']>[1], 'signal' | 'commit'>;

/** Handlers of the calls about login files (docs/screens/03-communities.md §6). */
export function communitySecurityHandlers(
  services: SecurityServices,
): Pick<Handlers, keyof typeof communitySecurityCalls> {
  const securityFiles = new SecurityFiles(services);
  return {
    'communities.checkSecurityFile': ({ selectionId }) => securityFiles.check(selectionId),
    'communities.uploadSecurityFile': ({ communityId, selectionId }, call) =>
      securityFiles.send(communityId, selectionId, call),
  };
}
