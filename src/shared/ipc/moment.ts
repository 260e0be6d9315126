import { z } from 'zod';
import { asInstant } from '../instant.ts';

/** A point in time that crosses the bridge, RFC 3339. */
export const moment = z.iso.datetime().max(40).transform(asInstant);
