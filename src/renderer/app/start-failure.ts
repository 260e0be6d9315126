import { invoke } from '#renderer/kit/data/bridge.ts';
import { contactParts } from '#renderer/kit/ui/errors/support.ts';
import { openExternal } from '#renderer/kit/ui/external.ts';
import english from '#renderer/locales/en/startFailure.json';
import french from '#renderer/locales/fr/startFailure.json';
import { toAppError } from '#shared/failure.ts';

/**
 * The language of the person is unknown and no texts are loaded, so the script contains this text in both languages.
 */
const languages = { fr: french, en: english } as const;

/** Fluent's fonts; its style sheets need the page that did not start. Colours are those of the system's theme. */
const layout =
  'font: 14px/20px "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", sans-serif; ' +
  'max-width: 480px; margin: 15vh auto 0; padding: 24px';

/**
 * Replaces a white screen when the page cannot start: what happened, whom to ask, and a retry button.
 * @param contact absent where the site has no contact, or where the failure came before the configuration was known
 */
export function showStartFailure(container: HTMLElement, thrown: unknown, contact?: string): void {
  const { kind, platformText } = toAppError(thrown);
  const title = element(
    'h1',
    'font-size: 20px; line-height: 28px',
    ...inBothLanguages('title', document.createElement('br')),
  );
  const details = element(
    'pre',
    'margin: 16px 0; white-space: pre-wrap; overflow-wrap: anywhere',
    platformText ?? kind,
  );
  const again = element('button', 'font: inherit; padding: 5px 12px', ...inBothLanguages('retry', ' | '));
  again.type = 'button';
  again.addEventListener('click', () => window.location.reload());
  const box = element('main', layout, title, details, again);
  box.setAttribute('role', 'alert');
  if (contact !== undefined) {
    box.append(element('p', 'margin-top: 16px', ...inBothLanguages('help', ' | '), ' ', ...linked(contact)));
  }
  container.replaceChildren(box);
  void invoke('app.report', { message: `the page did not start: ${platformText ?? kind}` }).catch(() => {});
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  style: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.style.cssText = style;
  made.append(...content);
  return made;
}

/** A text in both languages, each marked as such for assistive technology. */
function inBothLanguages(key: keyof typeof french, between: Node | string): (Node | string)[] {
  const spoken = (language: 'fr' | 'en') => {
    const made = element('span', '', languages[language][key]);
    made.lang = language;
    return made;
  };
  return [spoken('fr'), between, spoken('en')];
}

/** The contact as the site wrote it, its addresses as links; a number is read out in one piece. */
const linked = (contact: string): (Node | string)[] =>
  contactParts(contact).map(({ text, address }) => {
    if (address === undefined) return text;
    const link = element('a', address.startsWith('tel:') ? 'white-space: nowrap' : '', text);
    link.href = address;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openExternal(address);
    });
    return link;
  });
