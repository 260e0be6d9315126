import { expect, it } from 'vitest';
import { packagedEnvironment } from '../../../../tools/browser-shell/electron/environment.ts';

it('has no variable by which Node takes options or certificates from outside', () => {
  const env = { NODE_OPTIONS: '--inspect', NODE_EXTRA_CA_CERTS: '/home/anna/ca.pem', SSL_CERT_FILE: '/etc/ca.pem' };
  expect(packagedEnvironment(env)).toEqual({ SSL_CERT_FILE: '/etc/ca.pem' });
});
