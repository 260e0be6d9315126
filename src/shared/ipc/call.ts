import type { z } from 'zod';

/** One call over the bridge: its request, and the response inside a Result. */
export interface CallContract<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  readonly request: Request;
  readonly response: Response;
}

export const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
): CallContract<Request, Response> => ({ request, response });
