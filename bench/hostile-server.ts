// The training platform over HTTP, in a process of its own, which answers as it is told: a message names the answer.
import process from 'node:process';
import { oddAnswers, unreadableAnswers } from '../tests/support/hostile-answers.ts';
import { startTrainingServer } from '../tests/support/training-server.ts';

const answers = { ...unreadableAnswers, ...oddAnswers };
const server = await startTrainingServer({ users: 200 });
process.on('message', (name: keyof typeof answers) => {
  server.faults.clear();
  // Everything but what a session needs.
  server.faults.make(answers[name], { path: /^\/(?!login|token|users\/me$|permissions)/ });
  process.send?.('ready');
});
process.send?.({ url: server.url, names: Object.keys(answers) });
