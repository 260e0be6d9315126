import type { Hono } from 'hono';
import type { Env } from '../access/requester.ts';
import type { Grants } from '../access/roles.ts';
import type { PictureKind } from './pictures.ts';

/** The training platform's half of a resource. `resources.ts` lists them; nothing else refers to a resource. */
export interface TrainingResource {
  /** Registers its endpoints, all of which require a token. */
  readonly routes: (app: Hono<Env>) => void;
  /** Registers addresses that need no token, if any. */
  readonly openRoutes?: (app: Hono<Env>) => void;
  /** Who has its permissions, besides administrators. */
  readonly grants?: Grants;
  /** The pictures of its records, if any. */
  readonly pictures?: PictureKind;
}
