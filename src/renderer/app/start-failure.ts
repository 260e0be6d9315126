import { invoke } from '#renderer/kit/data/bridge.ts';
import { toAppError } from '#shared/failure.ts';

/** The user's language is unknown and no texts are loaded: both languages. */
const words = ['Escale n’a pas pu démarrer.', 'Escale could not start.'] as const;
const help = 'Besoin d’aide ? | Need help?';

/**
 * Replaces a white screen when the page cannot start: what happened, whom to ask, and a retry button.
 * @param contact absent where the site names nobody, and where the failure came before the site was known
 */
export function showStartFailure(container: HTMLElement, thrown: unknown, contact?: string): void {
  const { kind, platformText } = toAppError(thrown);
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'font-family: "Segoe UI", system-ui, sans-serif; max-width: 480px; margin: 15vh auto; padding: 24px';
  for (const text of words) {
    const line = document.createElement('p');
    line.textContent = text;
    box.append(line);
  }
  const details = document.createElement('pre');
  details.style.whiteSpace = 'pre-wrap';
  details.textContent = platformText ?? kind;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Réessayer | Retry';
  again.addEventListener('click', () => window.location.reload());
  box.append(details, again);
  if (contact !== undefined) {
    const line = document.createElement('p');
    line.textContent = `${help} ${contact}`;
    box.append(line);
  }
  container.replaceChildren(box);
  void invoke('app.report', { message: `the page did not start: ${platformText ?? kind}` }).catch(() => {});
}
