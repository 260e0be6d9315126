import { useTranslation } from 'react-i18next';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';

/** `fr_FR` counts as French. */
const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The language in which the platform shows its texts to this person, where it is not the one that they are kept in:
 * saving would write the translation over the original (docs/platform/b-communities-content.md §6). Null where both are
 * the same, or nothing is known.
 */
export function foreignLanguage({ session, config }: ActionContext): string | null {
  const { languageCode } = session.user;
  if (languageCode === null) return null;
  return baseOf(languageCode) === baseOf(config.platformLanguage) ? null : baseOf(languageCode);
}

/** The name of that language, in the language of the screen: `anglais`. */
export function useForeignLanguage(): string | null {
  const session = useSignedIn();
  const { config } = useBootstrap();
  const { i18n } = useTranslation();
  const code = foreignLanguage({ session, config });
  return code === null ? null : (new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code) ?? code);
}
