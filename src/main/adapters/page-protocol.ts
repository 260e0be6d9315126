import { protocol } from 'electron';
import { pageScheme } from '../app/page-server.ts';

/** Must run before the application is ready: gives the page's scheme an origin, secure context and code cache. */
export function privilegePageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: pageScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

export const servePage = (answer: (request: Request) => Promise<Response>): void => protocol.handle(pageScheme, answer);
