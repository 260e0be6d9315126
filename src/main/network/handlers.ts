import type { HandlersOf } from '../ipc/handler.ts';
import type { ProxyCredentials } from './proxy-credentials.ts';

/** The part of the bridge in which a person answers a proxy. */
export type ProxyQuestions = Pick<ProxyCredentials, 'question' | 'answer'>;

export function networkHandlers(questions: ProxyQuestions): HandlersOf<'network'> {
  return {
    'network.question': () => questions.question,
    'network.answer': ({ id, answer }) => questions.answer(id, answer),
  };
}
