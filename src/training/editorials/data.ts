import { DAY } from '../data/time.ts';
import { drawnPicture, type Pictured } from '../resource/pictures.ts';
import { tableOf } from '../store/world.ts';

export interface EditorialRecord extends Pictured {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** Text of the button. */
  readonly label: string;
  readonly link: string;
  /** 0 inactive, 1 active. */
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly createdDate: number;
  readonly updatedDate: number | null;
}

const titles = [
  'Covoiturez cet été',
  'La rentrée à plusieurs',
  'Une aire de plus',
  'Merci à nos conducteurs',
  'Trois places pour la gare',
  'Le marché de Noël sans voiture',
  'Vos trajets du lundi',
  'La prime covoiturage revient',
  'Semaine de la mobilité',
  'Un bénévole près de chez vous',
  'Allons au festival ensemble',
  'Les lignes express arrivent',
  'Covoiturer vers l’hôpital',
  'Partagez la route des vacances',
  'Dix mille trajets partagés',
  'Nouveau : l’autostop organisé',
  'Le lycée, c’est à plusieurs',
  'Faites le plein de passagers',
  'Journée sans voiture',
  'Rejoignez une communauté',
  'Votre avis compte',
  'Bonne année sur la route',
  'Un hiver à plusieurs',
  'Le printemps des aires',
  'Rendez-vous au forum',
  'Covoiturez cet été',
  'Parlez-en autour de vous',
] as const;

/** Targets of buttons: whole addresses and paths on the public site. */
const links = ['https://www.example.org/annonces', '/communautes', '/evenements', '/articles/3'] as const;

/** Exactly one is active (docs/platform/b-communities-content.md §6). */
export function seededEditorials(startedAt: number): EditorialRecord[] {
  const today = Math.floor(startedAt / DAY) * DAY;
  return titles.map((title, index) => ({
    id: index + 1,
    title,
    text: `${title} : trouvez vos trajets en deux minutes, et partagez les frais.`,
    label: index % 2 === 0 ? 'Découvrir' : 'En savoir plus',
    link: links[index % links.length] ?? '/',
    status: index === 1 ? 1 : 0,
    createdDate: today - (titles.length - index) * 30 * DAY,
    updatedDate: index % 3 === 0 ? today - index * DAY : null,
    pictures: index % 3 === 1 ? drawnPicture(index + 1, title) : [],
  }));
}

export const editorialTable = tableOf(seededEditorials);
