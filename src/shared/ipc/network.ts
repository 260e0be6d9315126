import { z } from 'zod';
import { call } from './call.ts';

/** A proxy between this computer and the platform requires name and password. */
export const proxyQuestion = z.object({
  id: z.int(),
  /** Its host and port. */
  proxy: z.string(),
  /** The realm that the proxy announces; often empty. */
  realm: z.string(),
  /** It refused the credentials given before. */
  isRefused: z.boolean(),
});
export type ProxyQuestion = z.infer<typeof proxyQuestion>;

/** In HTTP Basic, the name cannot contain a colon. */
export const proxyAnswer = z.object({
  user: z
    .string()
    .min(1)
    .max(256)
    .regex(/^[^:\p{Cc}]+$/u),
  password: z
    .string()
    .max(256)
    .regex(/^\P{Cc}*$/u),
});
export type ProxyAnswer = z.infer<typeof proxyAnswer>;

export const networkCalls = {
  /** Returns the current question, for a page loaded after it was asked. */
  'network.question': call('anyone', z.void(), proxyQuestion.nullable()),
  /** Null: the person declines, and the requests that wait for it fail. */
  'network.answer': call('anyone', z.object({ id: z.int(), answer: proxyAnswer.nullable() }), z.void()),
};

export const networkEvents = {
  /** Null: the question was answered or withdrawn. */
  'network.asked': proxyQuestion.nullable(),
};
