import type { z } from 'zod';
import type { AccessByRequest, PlainAccess } from './access.ts';

/** One call over the bridge: who may make it, its request, and the response inside a Result. */
export interface CallContract<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  readonly access: PlainAccess | AccessByRequest<never>;
  readonly request: Request;
  readonly response: Response;
}

/** @param access held by the main process before the call's handler runs */
export const call = <Request extends z.ZodType, Response extends z.ZodType>(
  access: PlainAccess | AccessByRequest<z.output<Request>>,
  request: Request,
  response: Response,
): CallContract<Request, Response> => ({ access, request, response });
