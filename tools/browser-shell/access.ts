import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Who may talk to the shell: the browser that was opened with the key of this launch. The key comes once, in the
 * address; a cookie that scripts and other sites cannot use stands for it afterwards.
 */
export class Access {
  readonly key = randomBytes(24).toString('base64url');
  readonly #ticket = randomBytes(24).toString('base64url');
  #host = '';

  /** @param port on which the shell listens */
  listenOn(port: number): void {
    this.#host = `127.0.0.1:${port}`;
  }

  get origin(): string {
    return `http://${this.#host}`;
  }

  get host(): string {
    return this.#host;
  }

  /** A name that resolves to this computer but is not this address is somebody else's page (DNS rebinding). */
  isRightHost(request: IncomingMessage): boolean {
    return request.headers.host === this.#host;
  }

  isRightKey(key: string): boolean {
    return isSame(key, this.key);
  }

  /** Whether the cookie is there. A WebSocket, which browsers open across origins, must name our origin too. */
  isAdmitted(request: IncomingMessage): boolean {
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const prefix = `${this.#cookieName}=`;
    return cookies.some((cookie) => cookie.startsWith(prefix) && isSame(cookie.slice(prefix.length), this.#ticket));
  }

  isRightOrigin(request: IncomingMessage): boolean {
    return request.headers.origin === this.origin;
  }

  get cookie(): string {
    return `${this.#cookieName}=${this.#ticket}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** Cookies do not know ports: several shells may be open in one browser. */
  get #cookieName(): string {
    return `escale-${this.#host.split(':')[1]}`;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
