import { campaignHandlers } from '#main/campaigns/handlers.ts';
import { connectPlatform } from '#main/connect.ts';
import { duplicateHandlers } from '#main/duplicates/handlers.ts';
import { externalTools } from '#main/external-tools/handlers.ts';
import { FileSelections } from '#main/files/selections.ts';
import { hitchhikingHandlers } from '#main/hitchhiking/handlers.ts';
import { homeHandlers } from '#main/home/handlers.ts';
import { type CallContext, joinHandlers } from '#main/ipc/handler.ts';
import type { Files } from '#main/ports.ts';
import { recordHandlers } from '#main/resources/handlers.ts';
import { searchHandlers } from '#main/search/handlers.ts';
import { solidaryHandlers } from '#main/solidary/handlers.ts';
import { userHandlers } from '#main/users/handlers.ts';
import { TerritoryStatuses } from '#main/users/territory-statuses.ts';
import { siteConfig } from '#shared/config.ts';
import { toAppError } from '#shared/failure.ts';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import { behindGate } from '#tests/support/behind-gate.ts';
import { FakeClock, FakeSecrets, FakeStore, listeningEmit, listeningLog, nothingKept } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import { startTrainingServer, type TrainingServer } from '#tests/support/training-server.ts';
import type { TrainingOptions } from '#training/index.ts';
import { openContract } from './contract.ts';

/** The client, the session and the handlers of the application on a platform at an address. Nobody is signed in yet. */
export function clientOver(
  baseUrl: string,
  clock: FakeClock,
  trainingAccounts?: TrainingServer['platform']['accounts'],
) {
  const { log, lines } = listeningLog();
  const { modules } = siteConfig.parse({ modules: { solidary: true, externalJourneys: true } });
  const secrets = new FakeSecrets();
  const fetch = nodeNetwork();
  const platform = connectPlatform({
    baseUrl,
    jsonWorker,
    fetch,
    secrets,
    store: new FakeStore(),
    clock,
    log,
    emit: listeningEmit().emit,
    modules,
    idleLimit: 86_400,
    ...(trainingAccounts !== undefined && { trainingAccounts }),
  });
  const selections = new FileSelections();
  const dialogs = { chooseFile: async () => null, chooseSavePath: async () => null };
  const files: Pick<Files, 'stat' | 'read'> = {
    stat: async () => ({ name: 'photo.png', size: 64 }),
    read: async () => pngBytes(400, 300),
  };
  const { client, session } = platform;
  const opened: string[] = [];
  const territoryStatuses = new TerritoryStatuses({ client, clock });
  const call: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
  const shared = {
    ...platform,
    baseUrl,
    clock,
    dialogs,
    // Nothing else of the disk is used.
    files: files as Files,
    kept: { ...nothingKept, sweep: async () => {} },
    log,
    owner: () => ({ platform: baseUrl, person: session.signedIn.user.id }),
    selections,
    store: new FakeStore(),
    territoryStatuses,
  };
  return {
    ...platform,
    clock,
    call,
    selections,
    logLines: lines,
    opened,
    handlers: joinHandlers([
      recordHandlers({
        ...shared,
        platformLanguage: 'fr',
        articlePictures: { fetch, target: undefined },
        onUserChanged: (id) => territoryStatuses.forget(id),
      }),
      userHandlers({
        ...shared,
        loginDelegateUrl: 'https://site.example.org/delegate?by={operator}&as={user}',
        openExternal: async (address) => void opened.push(address),
      }),
      solidaryHandlers({ ...shared, maxProofFile: 5 * 1024 * 1024 }),
      campaignHandlers({
        ...shared,
        confirmHosts: async () => true,
        fetch,
        siteHosts: [new URL(baseUrl).host],
      }),
      hitchhikingHandlers(shared),
      duplicateHandlers(shared),
      homeHandlers(shared),
      searchHandlers(shared),
      externalTools({
        ...shared,
        isShown: true,
        clipboard: { copySecret: async () => {}, clearText: async () => {} },
      }).handlers,
    ]),
  };
}

/** The same on the training platform, over real HTTP, behind the gate of the bridge, somebody being signed in. */
export async function connect(
  account: TrainingAccount['key'],
  users = 300,
  options: Pick<TrainingOptions, 'profileLanguage'> = {},
) {
  const clock = new FakeClock();
  const server = await startTrainingServer({ users, clock, ...options });
  const house = clientOver(server.url, clock, server.platform.accounts);
  await house.session.signInTraining({ account });
  return { ...house, handlers: behindGate(house.handlers, house.session), server };
}
export type Connected = Awaited<ReturnType<typeof connect>>;

const contract = openContract();

/** What the exchanges since the last look do that the contract does not allow. */
export function departures({ server }: Connected): string[] {
  return server.requests
    .splice(0)
    .flatMap(({ request, response }) => [
      ...contract.validateRequest(request),
      ...(response === null ? [] : contract.validateResponse(response)),
    ]);
}

/** What was written since the last look: the call and its body, whatever it is, each time. */
export const writesOf = ({ server }: Connected) =>
  server.requests.flatMap(({ request: { method, url, body } }) =>
    method === 'GET' ? [] : [[`${method} ${url}`, body ? JSON.parse(body) : null] as const],
  );

/** Why a call failed; a text where it went through. */
export const errorOf = (call: unknown) => Promise.resolve(call).then(() => 'went through', toAppError);
