import { chance, pick } from '../data/random.ts';
import { tableOf } from '../store/world.ts';

export interface ParagraphRecord {
  readonly id: number;
  readonly text: string;
  readonly position: number;
  /** 0 pending, 1 published. */
  readonly status: number;
}

export interface SectionRecord {
  readonly id: number;
  readonly title: string | null;
  readonly subTitle: string | null;
  readonly position: number;
  readonly status: number;
  readonly paragraphs: readonly ParagraphRecord[];
}

/** An article as stored, in the platform's language. */
export interface ArticleRecord {
  readonly id: number;
  readonly title: string;
  readonly status: number;
  readonly sections: readonly SectionRecord[];
}

/** Titles of articles; some are codes that public pages request. */
const titles = [
  'TOOLBOX',
  'Qui sommes-nous ?',
  'Comment covoiturer',
  'Conditions générales',
  'Questions fréquentes',
  'Le covoiturage solidaire',
  'Autostop organisé',
  'Aides et primes',
  'Mentions légales',
  'Politique de confidentialité',
  'Accessibilité du site',
  'Plan du site',
  'HOME_INTRO',
  'HOME_STEPS',
  'FOOTER_LINKS',
  'Nos partenaires',
  'Espace presse',
  'Devenir bénévole',
  'Charte du covoitureur',
  'Assurance et covoiturage',
  'Partager les frais',
  'Covoiturer vers son travail',
  'Covoiturer vers le lycée',
  'Aller à un événement à plusieurs',
  'Les aires de covoiturage',
  'Les lignes express',
  'Covoiturage et zones rurales',
  'Sécurité des trajets',
  'Vérifier son identité',
  'Signaler un problème',
  'Créer une communauté',
  'Animer une communauté',
  'Kit de communication',
  'Chiffres de l’année',
  'Témoignages',
  'Calendrier des réunions',
  'Recrutement',
  'Glossaire',
  'Lettre d’information',
  'Nous contacter',
  'Anciennes actualités',
  'Brouillon de la rentrée',
] as const;

const headings = [
  'Pour commencer',
  'Le principe',
  'En pratique',
  'Les règles',
  'Et ensuite ?',
  'Bon à savoir',
] as const;

/** Texts as editors leave them: plain ones, and HTML that a simple editor cannot produce. */
const texts = [
  '<p>Partagez vos trajets de tous les jours, en quelques minutes.</p>',
  '<p>Publiez une <strong>annonce</strong>, puis <a href="https://www.example.org/annonces">cherchez</a> qui va au même endroit.</p>',
  '<ul><li>Un trajet régulier</li><li>Un trajet d’un jour</li></ul>',
  '<h3>À retenir</h3><p>La participation se règle entre vous.<br>Prévenez en cas de retard.</p>',
  '<div class="row"><div class="col-6"><p>Conduire</p></div><div class="col-6"><p>Être passager</p></div></div>',
  '<table><tbody><tr><td>1 à 10 km</td><td>1,00 €</td></tr><tr><td>10 à 30 km</td><td>2,50 €</td></tr></tbody></table>',
  '<p style="text-align:center"><img src="https://www.example.org/images/affiche.png" alt="Affiche"></p>',
  '<iframe src="https://video.example.org/embed/12" width="560" height="315"></iframe>',
] as const;

const isShown = (number: number) => (number % 4 === 0 ? 0 : 1);

/** Section ids stay below a hundred per article, paragraph ids below a hundred per section. */
function sectionOf(article: number, index: number): SectionRecord {
  const number = chance(23, article, index);
  const id = article * 100 + index;
  // The article of questions has more than ten sections, so that sorting by text is visible.
  const length = article === 5 ? 12 : number % 5;
  return {
    id,
    title: number % 6 === 0 ? null : pick(headings, number),
    subTitle: number % 3 === 0 ? `Partie ${index}` : null,
    position: index,
    status: isShown(number >>> 3),
    paragraphs: Array.from({ length }, (_, order) => ({
      id: id * 100 + order + 1,
      text: pick(texts, chance(29, id, order)),
      position: order + 1,
      status: isShown(chance(31, id, order)),
    })),
  };
}

export const seededArticles = (): ArticleRecord[] =>
  titles.map((title, index) => {
    const id = index + 1;
    const length = id === 5 ? 11 : index === titles.length - 1 ? 0 : 1 + (chance(37, id, 1) % 4);
    const sections = Array.from({ length }, (_, order) => sectionOf(id, order + 1));
    return { id, title, status: index === 7 || index >= titles.length - 2 ? 0 : 1, sections };
  });

export const articleTable = tableOf(seededArticles);
