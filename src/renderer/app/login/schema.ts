// zod/mini: this schema is part of the first screen.
import * as z from 'zod/mini';

/** The messages are keys of `session:form.errors`. */
export const signInSchema = z.object({
  identifier: z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: 'identifierRequired', abort: true })),
    z.email({ error: 'identifierInvalid' }),
  ),
  /** Never trimmed: a space may belong to it. */
  password: z.string().check(z.minLength(1, { error: 'passwordRequired' })),
  isRemembered: z.boolean(),
});
export type SignInDraft = z.input<typeof signInSchema>;
export type SignInValues = z.output<typeof signInSchema>;
