import type { HandlersOf } from '../ipc/handler.ts';
import type { ProxyCredentials } from './proxy-credentials.ts';

/** The calls with which a person answers a proxy's request for credentials. */
export type ProxyQuestions = Pick<ProxyCredentials, 'question' | 'answer'>;

export function networkHandlers(questions: ProxyQuestions): HandlersOf<'network'> {
  return {
    'network.question': () => questions.question,
    'network.answer': ({ id, answer }) => questions.answer(id, answer),
  };
}
