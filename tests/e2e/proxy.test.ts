import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { findElectron } from '../../tools/run/steps/electron.ts';
import { accessibilityProblems } from '../support/app.ts';
import { openFor } from '../support/e2e/person.ts';
import { administrator, openPlatform, type TestPlatform } from '../support/e2e/platform.ts';
import { type ProxyServer, startProxy } from '../support/proxy-server.ts';
import { certificates } from '../support/tls.ts';

const { ca, server: own, folder } = certificates();

// In Electron the proxy is that of the system's settings, which a test does not change.
describe.skipIf(findElectron() !== null).each(locales)(
  'a platform behind a proxy that asks who one is, in %s',
  (locale) => {
    let platform: TestPlatform;
    let proxy: ProxyServer;
    const front = createServer({ cert: readFileSync(own.cert), key: readFileSync(own.key) }, (socket) => {
      const inner = connect(Number(new URL(platform.url).port), '127.0.0.1');
      socket.on('error', () => inner.destroy()).pipe(inner);
      inner.on('error', () => socket.destroy()).pipe(socket);
    });
    beforeAll(async () => {
      platform = await openPlatform();
      front.listen(0, '127.0.0.1');
      await once(front, 'listening');
      // A server that listens on TCP has an address of this shape.
      proxy = await startProxy({ credentials: 'zoé:right', leadsTo: (front.address() as AddressInfo).port });
    });
    afterAll(async () => {
      await proxy.stop();
      front.close();
      await platform.close();
    });

    it('is reached once the person gives the proxy valid credentials; invalid ones are reported, and none may be given', async () => {
      const person = await openFor(locale, {
        apiUrl: 'https://platform.example',
        isRemoteAllowed: true,
        env: {
          https_proxy: `http://${proxy.name}`,
          no_proxy: '',
          // The window's system trusts the authority of the test only.
          SSL_CERT_FILE: ca,
          SSL_CERT_DIR: join(folder, 'none'),
        },
      });
      const dialog = person.page.getByRole('alertdialog', { name: person.text('session:proxy.title') });
      const tell = async (user: string, password: string) => {
        await dialog.getByLabel(person.text('session:proxy.user')).fill(user);
        await dialog.getByRole('textbox', { name: person.text('session:form.password') }).fill(password);
        await dialog.getByRole('button', { name: person.text('session:proxy.submit') }).click();
      };

      await person.typeCredentials(administrator.identifier, administrator.password);
      await dialog.getByText(proxy.name).waitFor();
      await dialog.getByRole('button', { name: person.text('common:actions.cancel') }).click();
      await person.alert(person.text('errors:network.proxyCredentials')).waitFor();
      expect(platform.requests).toEqual([]);

      await person.button('session:form.submit').click();
      await dialog.waitFor();
      expect(await accessibilityProblems(person.page)).toEqual([]);
      await tell('zoé', 'wrong');
      await dialog.getByText(person.text('session:proxy.refused')).waitFor();
      await tell('zoé', 'right');
      await person.title('home').waitFor();
      expect(platform.count('POST /login')).toBe(1);
    });
  },
);
