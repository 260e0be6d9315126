const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export const isRedirect = (status: number): boolean => STATUSES.has(status);

/** A request was answered with a redirect, which no network of the application follows, whatever `redirect` it names. */
export class RedirectFailure extends TypeError {
  override readonly name = 'RedirectFailure';
  readonly status: number;

  constructor(status: number) {
    super(`redirected (${status})`);
    this.status = status;
  }
}
