/**
 * The site's address for signing in as somebody, with `{operator}` and `{user}` replaced by their e-mails
 * (docs/screens/02-users-hitchhikers.md §7). What stands in for them is encoded, so that no e-mail can change where the
 * address leads.
 */
export function delegateAddress(template: string, emails: { operator: string; user: string }): string {
  return template.replaceAll(/\{(operator|user)\}/g, (_, who: keyof typeof emails) => encodeURIComponent(emails[who]));
}
