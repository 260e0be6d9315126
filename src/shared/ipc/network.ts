import { z } from 'zod';
import { call } from './call.ts';

/** A proxy between this computer and the platform wants a name and a password. */
export const proxyQuestion = z.object({
  id: z.int(),
  /** Its host and port. */
  proxy: z.string(),
  /** What it says of itself; often empty. */
  realm: z.string(),
  /** It refused what it was told. */
  isRefused: z.boolean(),
});
export type ProxyQuestion = z.infer<typeof proxyQuestion>;

/** In HTTP's Basic, a colon ends the name. */
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
  /** What is asked now, for a page that was not there when it was. */
  'network.question': call(z.void(), proxyQuestion.nullable()),
  /** Null: the person gives no answer, and what waits for it fails. */
  'network.answer': call(z.object({ id: z.int(), answer: proxyAnswer.nullable() }), z.void()),
};

export const networkEvents = {
  /** Null: the question is over. */
  'network.asked': proxyQuestion.nullable(),
};
