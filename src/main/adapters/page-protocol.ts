import { protocol } from 'electron';
import { pageScheme } from '../app/page-server.ts';

/** Gives the page's scheme an origin, a secure context and a code cache. Call before Electron is ready. */
export function privilegePageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: pageScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

export const servePage = (answer: (request: Request) => Promise<Response>): void => protocol.handle(pageScheme, answer);
