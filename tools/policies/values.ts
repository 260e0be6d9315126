import type { Locale } from '#shared/preferences.ts';
import { texts } from '../locales/texts.ts';
import type { Setting } from './settings.ts';

/** The values that a setting takes, with code between backticks. */
export function valuesIn({ kind, limits, choices }: Setting, language: Locale): string {
  const text = texts(language);
  const { minimum, maximum, maxLength } = limits;
  switch (kind) {
    case 'choice':
      return Object.keys(choices)
        .map((choice) => `\`${choice}\``)
        .join(', ');
    case 'integer':
      // As they are typed: without groups of digits.
      return text('policies:range', { minimum: String(minimum), maximum: String(maximum) });
    case 'text':
      return maxLength === undefined
        ? text('policies:kinds.text')
        : text('policies:shortText', { maximum: String(maxLength) });
    default:
      return text(`policies:kinds.${kind}`);
  }
}
