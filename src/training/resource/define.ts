import type { Hono } from 'hono';
import type { Env } from '../access/requester.ts';
import type { Grants } from '../access/roles.ts';
import type { PictureKind } from './pictures.ts';

/** What the training platform has of a resource. `resources.ts` lists them: nothing else names a resource. */
export interface TrainingResource {
  /** Registers its endpoints, all of which ask for a token. */
  readonly routes: (app: Hono<Env>) => void;
  /** Who holds its rights, besides the administrators. */
  readonly grants?: Grants;
  /** The pictures of its records, where they have some. */
  readonly pictures?: PictureKind;
}
