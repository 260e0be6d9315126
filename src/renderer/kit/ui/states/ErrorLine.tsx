import type { AppError } from '#shared/errors.ts';
import { type ErrorTextOptions, sentences, useErrorText } from '../errors/useErrorText.ts';
import { SupportContact } from './SupportContact.tsx';

interface ErrorLineProps extends ErrorTextOptions {
  error: AppError;
  /** Whether what to do follows the reason. */
  hasDetail?: boolean;
}

/** Why something failed, as text among other text, and whom to ask: below a field, in place of one figure. */
export function ErrorLine({ error, hasDetail = false, ...options }: ErrorLineProps) {
  const { title, detail } = useErrorText()(error, options);
  return (
    <>
      {hasDetail ? sentences(title, detail) : title}
      <SupportContact error={error} />
    </>
  );
}
