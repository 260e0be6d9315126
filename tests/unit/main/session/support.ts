import { connectPlatform, type Platform } from '#main/connect.ts';
import type { Session } from '#main/session/session.ts';
import { siteConfig } from '#shared/config.ts';
import { toAppError } from '#shared/failure.ts';
import { FakeClock, FakeSecrets, FakeStore, listeningEmit, listeningLog } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { PlatformStub, type SignInStub, withSignIn } from '#tests/support/platform-stub.ts';

export const credentials = { identifier: 'camille@example.org', password: 'secret' };

/** What a session that ended leaves in the store: when it began, and nothing of who or what. */
export const whatStays = ['signIns'];

export interface House extends Platform {
  stub: PlatformStub;
  issued: SignInStub;
  clock: FakeClock;
  secrets: FakeSecrets;
  store: FakeStore;
  events: ReturnType<typeof listeningEmit>;
  logLines: string[];
  /** The application starts again on the same computer; the former one is gone. */
  restart(): Promise<{ session: Session; restored: Promise<void> } & Platform>;
  close(): Promise<void>;
}

export async function openHouse({ solidary = false, externalJourneys = false, idleLimit = 3600 } = {}): Promise<House> {
  const stub = await PlatformStub.start();
  const clock = new FakeClock();
  const issued = withSignIn(stub, clock);
  const secrets = new FakeSecrets();
  const store = new FakeStore();
  const events = listeningEmit();
  const { log, lines } = listeningLog();
  const { modules } = siteConfig.parse({ modules: { solidary, externalJourneys } });
  const connect = () =>
    connectPlatform({
      baseUrl: stub.baseUrl,
      jsonWorker,
      fetch: nodeNetwork(),
      secrets,
      store,
      clock,
      log,
      emit: events.emit,
      modules,
      idleLimit,
      trainingAccounts: [{ key: 'administrator', ...credentials }],
    });
  return {
    ...connect(),
    stub,
    issued,
    clock,
    secrets,
    store,
    events,
    logLines: lines,
    restart: async () => {
      const platform = connect();
      return { ...platform, restored: platform.session.restore() };
    },
    close: () => stub.stop(),
  };
}

/** The AppError that a call ends with. */
export async function errorOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (thrown) {
    return toAppError(thrown);
  }
  throw new Error('the call went through');
}
