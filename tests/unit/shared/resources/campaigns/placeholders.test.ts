import { describe, expect, it } from 'vitest';
import english from '#shared/locales/en/placeholders.json';
import french from '#shared/locales/fr/placeholders.json';
import { type Block, keyed, type NewBlock, writeBody } from '#shared/resources/campaigns/blocks.ts';
import {
  doubtfulIn,
  placeholderIn,
  placeholdersOf,
  placeholdersOfBody,
} from '#shared/resources/campaigns/placeholders.ts';

const all = (...blocks: NewBlock[]): Block[] => blocks.map((block) => keyed(block) as Block); // every kind has its key
const textsOf = (value: object): string[] =>
  Object.values(value).flatMap((one) => (typeof one === 'string' ? one : textsOf(one)));

describe('a placeholder', () => {
  it.each([...textsOf(french), ...textsOf(english)])('is the text of a template « %s »', (text) => {
    expect(placeholderIn(`Bonjour. ${text}`)).not.toBeNull();
  });

  it('is the text of a template with other apostrophes, blanks and capitals', () => {
    expect(placeholderIn('ce qui  change, et\u00a0à partir de quand.')).not.toBeNull();
    expect(placeholderIn('Date et heure : À COMPLÉTER')).not.toBeNull();
  });

  it.each([
    'Lorem ipsum dolor sit amet',
    'Appelez le XXX',
    'Appelez le 06 XX XX XX XX',
    'Lieu : à compléter',
    'Tarif : à compléter.',
    'Date (à compléter par la mairie)',
    'à compléter',
    'Bonjour [nom]',
    'Bonjour [Prénom]',
    'Rendez-vous [Date et heure]',
    'Au [nom de la commune]',
    'Écrire ici : [votre texte]',
    'Suite […]',
    'Suite [...]',
    'Bonjour {{prenom}},',
    'Bonjour %PRENOM%,',
    'Le jj/mm/aaaa à Nancy',
    'Nom : ______',
    'TODO relire',
    'Place: to be completed',
    'Dear [first name],',
    'On [date]',
    'See [link to the page]',
    'On dd/mm/yyyy',
    '[insert the programme]',
  ])('is found in « %s »', (text) => {
    expect(placeholderIn(text)).not.toBeNull();
  });

  it.each([
    '[Rappel] Votre covoiturage',
    '[Ville de Nancy] Forum des associations',
    'Il l’a dit ainsi [sic]',
    'Voir la note [1]',
    'Le dossier à compléter est joint.',
    'Formulaire d’inscription à compléter avant le 3 mai',
    'Taille XXL, siècle XIX, quartier XX',
    'Le lieu : salle des fêtes',
    'Date et heure : le 3 mai à 18 h',
    'Remise de 10 %, puis 20 % NETS',
    'The form to be completed is attached',
    'Bonjour, une première réunion aura lieu.',
  ])('is not found in « %s »', (text) => {
    expect(placeholderIn(text)).toBeNull();
  });

  it.each(['Horaires à préciser', 'Le dossier à compléter est joint', 'Venue: TBC', 'Place to be confirmed'])(
    'may be meant in « %s »',
    (text) => {
      expect(placeholderIn(text)).toBeNull();
      expect(doubtfulIn(text)).not.toBeNull();
    },
  );

  it('is said once: what is certain is not doubtful too', () => {
    expect(doubtfulIn('Lieu : à compléter')).toBeNull();
    expect(doubtfulIn('Salle des fêtes')).toBeNull();
  });
});

describe('the placeholders of a message', () => {
  const blocks = all(
    { kind: 'title', text: 'Nous vous invitons' },
    { kind: 'text', html: '<ul><li>Date&nbsp;: <strong>à compl&#233;ter</strong></li><li>Lieu : Nancy</li></ul>' },
    { kind: 'divider' },
    { kind: 'button', label: '[Texte]', href: 'https://example.org' },
    { kind: 'image', src: 'https://example.org/a.png', imageId: null, alt: 'XXX', href: null, isDecorative: false },
    { kind: 'unknown', element: { value: 'XXX' } },
  );

  it('are named by the block that holds them, whatever marks stand between their letters', () => {
    expect(placeholdersOf({ subject: 'Invitation', blocks }).map(({ block }) => block)).toEqual([1, 3, 4]);
  });

  it('are found in the subject too', () => {
    expect(placeholdersOf({ subject: 'Invitation [date]', blocks: [] })).toEqual([{ text: '[date]', block: null }]);
  });

  it('are read from a stored body, and not from one without blocks', () => {
    expect(placeholdersOfBody({ subject: 'A', body: writeBody(blocks) }).map(({ block }) => block)).toEqual([1, 3, 4]);
    expect(placeholdersOfBody({ subject: 'A', body: '<p>XXX</p>' })).toEqual([]);
  });

  it('of a long message are found in one pass', () => {
    const html = `<p>${'[nom de _ {{ : %A '.repeat(3000)}</p>`;
    expect(placeholdersOf({ subject: 'A', blocks: all({ kind: 'text', html }) }).length).toBeLessThan(2);
  });
});
