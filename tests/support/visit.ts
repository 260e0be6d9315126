import { connectionFailureIn } from '#main/network/failure.ts';
import { nodeNetwork } from './node-network.ts';

// A program of its own for the tests of certificates: reads an address, or says why no connection could be made.
const [, , address = ''] = process.argv;
const said = await nodeNetwork()(address).then(
  (response) => response.text(),
  (thrown: unknown) => connectionFailureIn(thrown)?.reason ?? 'another failure',
);
process.stdout.write(`${said}\n`);
process.exit();
