import type { Page } from 'playwright';
import fr from '../src/renderer/locales/fr/session.json' with { type: 'json' };

/** Signs in on the training platform, to the home page. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Identifiant').first().fill('administration@example.org');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('administration');
  await page.getByRole('button', { name: fr.form.submit, exact: true }).click();
  await page.locator('main[data-page="home"] h1').waitFor();
}
