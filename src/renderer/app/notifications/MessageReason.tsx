import type { ErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';

/** Why something failed: what went wrong, what to do, what may be behind it. */
export function MessageReason({ reason }: { reason: ErrorText }) {
  return [reason.title, reason.detail, ...reason.causes].filter(Boolean).map((line) => <p key={line}>{line}</p>);
}
