import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Access control of the shell: only the browser that was opened with the key of this launch is admitted. The key is in
 * the address and works once; afterwards a cookie that scripts and other sites cannot use replaces it. The host name is
 * random for each launch, so that other servers on this computer share neither cookies nor storage with the window:
 * browsers resolve every name under `localhost` to this computer by themselves (RFC 6761).
 */
export class Access {
  readonly key = randomBytes(24).toString('base64url');
  readonly #ticket = randomBytes(24).toString('base64url');
  readonly #name = `escale-${randomBytes(8).toString('hex')}.localhost`;
  #isKeyUsed = false;
  #host = '';

  /** @param port on which the shell listens */
  listenOn(port: number): void {
    this.#host = `${this.#name}:${port}`;
  }

  get origin(): string {
    return `http://${this.#host}`;
  }

  get host(): string {
    return this.#host;
  }

  /** Whether the host is that of this launch; another name for this computer is a foreign page (DNS rebinding). */
  isRightHost(request: IncomingMessage): boolean {
    return request.headers.host === this.#host;
  }

  /** Whether this is the key, used for the first time; an address that was already opened no longer works. */
  takeKey(key: string): boolean {
    if (this.#isKeyUsed || !isSame(key, this.key)) return false;
    this.#isKeyUsed = true;
    return true;
  }

  /** Whether the cookie is present. A WebSocket, which browsers open across origins, must also name this origin. */
  isAdmitted(request: IncomingMessage): boolean {
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const prefix = `${cookieName}=`;
    return cookies.some((cookie) => cookie.startsWith(prefix) && isSame(cookie.slice(prefix.length), this.#ticket));
  }

  isRightOrigin(request: IncomingMessage): boolean {
    return request.headers.origin === this.origin;
  }

  get cookie(): string {
    return `${cookieName}=${this.#ticket}; Path=/; HttpOnly; SameSite=Strict`;
  }
}

const cookieName = 'escale';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
