import type { ErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';

/** The reason of a failure: what went wrong, what to do, likely causes. */
export function MessageReason({ reason }: { reason: ErrorText }) {
  return [reason.title, reason.detail, ...reason.causes].filter(Boolean).map((line) => <p key={line}>{line}</p>);
}
