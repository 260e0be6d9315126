import { FakeClock } from '#tests/support/fakes.ts';
import { PlatformStub, type StubAnswer } from '#tests/support/platform-stub.ts';
import { clientOver } from '../support/connected.ts';
import { type Recording, recorded } from './recordings.ts';

/** What a sign-in asks, and the exchange that answers it. */
const signIn = {
  'POST /login': 'login/ok',
  'GET /users/me': 'getMe/administrator',
  'GET /permissions': 'listPermissions/administrator',
  'GET /eec/instance': 'getEecInstance/ok',
  'GET /admin/structures': 'listStructures/operated',
  'GET /admin/external_journey_providers': 'listExternalJourneyProviders/json',
} as const;

/** The answer of an exchange as it came: status, type and body. */
export function answerOf({ response: { status, contentType, body } }: Recording): StubAnswer {
  const type = contentType ?? 'text/plain';
  return { status, type, text: typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body) };
}

const credentials = { identifier: 'admin@example.test', password: 'the-password' };

/**
 * The application over a server that answers what was recorded. The sign-in and what it reads are recorded too; the
 * clock stands at the moment at which the recorded token was given.
 */
export async function openReplay() {
  const stub = await PlatformStub.start();
  const token = recorded('login/ok').response.body as { token: string }; // a pair, by the contract
  const { iat } = JSON.parse(Buffer.from(token.token.split('.')[1] ?? '', 'base64url').toString());
  const house = clientOver(stub.baseUrl, new FakeClock(iat * 1000));
  for (const [route, name] of Object.entries(signIn)) stub.on(route, answerOf(recorded(name)));
  stub.on('POST /token/refresh', answerOf(recorded('refreshToken/ok')));
  const route = ({ request: { method, path } }: Recording) => `${method} ${path}`;
  return {
    ...house,
    stub,
    /** Answers an exchange's call by what was recorded, or other calls' by another one. */
    answer: (recording: Recording, at = route(recording)) => stub.on(at, answerOf(recording)),
    signIn: () => house.session.signIn(credentials),
  };
}
export type Replay = Awaited<ReturnType<typeof openReplay>>;
