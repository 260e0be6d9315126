import { useTranslation } from 'react-i18next';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';

/** The language without its region: `fr` for `fr_FR`. */
const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The language in which this person reads the platform's texts, where it is not the language of the originals: saving
 * would write the translation over the original (docs/platform/b-communities-content.md §6). Null where both are the
 * same, or unknown.
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
