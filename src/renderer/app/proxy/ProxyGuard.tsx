import { Suspense, useEffect, useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { ProxyAnswer, ProxyQuestion } from '#shared/ipc/network.ts';

const ProxyDialog = lazily(async () => (await import('./ProxyDialog.tsx')).ProxyDialog);

/** Shows the credential requests of proxies, before the sign-in too. */
export function ProxyGuard() {
  const [question, setQuestion] = useState<ProxyQuestion | null>(null);

  useEffect(() => {
    const stop = window.escale.on('network.asked', setQuestion);
    // A request may be older than the page. What cannot be read now comes with the event.
    invoke('network.question', undefined).then(
      (earlier) => setQuestion((now) => now ?? earlier),
      () => undefined,
    );
    return stop;
  }, []);

  if (question === null) return null;
  const answer = (given: ProxyAnswer | null) => {
    setQuestion(null);
    // A request that has ended needs no answer.
    invoke('network.answer', { id: question.id, answer: given }).catch(() => undefined);
  };
  return (
    <Suspense>
      <ProxyDialog key={question.id} question={question} onAnswer={answer} />
    </Suspense>
  );
}
