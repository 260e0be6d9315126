// The entry of the copy of a packaged application that a test controls (controlled-copy.ts). The switches by which the
// test reaches it are taken away before the application looks for switches that it refuses, and the data of whoever
// runs the test are left alone. All else is the application's own.
import process from 'node:process';
import { app } from 'electron';

const names = ['inspect', 'remote-debugging-port'];
process.argv = process.argv.filter((argument) => !names.some((name) => argument.startsWith(`--${name}=`)));
app.setPath('userData', process.env.ESCALE_TEST_USER_DATA);
await import('./out/main/index.js');
