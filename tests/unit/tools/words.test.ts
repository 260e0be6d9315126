import { globSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { permissions } from '#shared/permissions.ts';
import { addMany, numbersOfTexts, textOptions } from '#shared/texts/options.ts';

/** The rules of `docs/texts.md` that a machine can hold, for the texts of the window. */
const folder = 'src/renderer/locales';
type Language = 'fr' | 'en';
type Found = readonly [where: string, text: string];

const filesOf = (language: Language) => globSync('*.json', { cwd: `${folder}/${language}` }).toSorted();
const contentOf = (language: Language, file: string): object =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'));

function textsIn(value: object, path: string): Found[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? textsIn(inner, `${path}.${key}`)
      : [[`${path}.${key}`, String(inner)] as const],
  );
}

const texts: Readonly<Record<Language, readonly Found[]>> = {
  fr: filesOf('fr').flatMap((file) => textsIn(contentOf('fr', file), file.slice(0, -'.json'.length))),
  en: filesOf('en').flatMap((file) => textsIn(contentOf('en', file), file.slice(0, -'.json'.length))),
};

/** The texts in which something is found, without those whose path matches `apart`. */
const withPattern = (language: Language, pattern: RegExp, apart?: RegExp): string[] =>
  texts[language]
    .filter(([where, text]) => pattern.test(text) && apart?.test(where) !== true)
    .map(([where, text]) => `${where}: ${text}`);

interface Word {
  pattern: RegExp;
  /** What is written instead. */
  instead: string;
  /** Paths of texts where the word means something else. */
  apart?: RegExp;
}

const words: Readonly<Record<Language, readonly Word[]>> = {
  fr: [
    { pattern: /(?:^|[\s(«])on (?=\p{L})/iu, instead: 'a subject: Escale, vous, the thing' },
    { pattern: /issue inconnue|\bincertaine?s?\b/iu, instead: 'non confirmé' },
    {
      pattern: /\breli(?:re|t|s)\b|\brelue?s?\b|\brelisez\b/iu,
      instead: 'actualiser',
      apart: /^(?:campaigns|proofreading)\./,
    },
    { pattern: /\bLecture\b/u, instead: 'Chargement' },
    { pattern: /^Chercher\b/u, instead: 'Rechercher' },
    {
      pattern: /^(?:Écarter|Oublier|Y renoncer|En rester là|Abandonner|Interrompre)\b/u,
      instead: 'Supprimer, Retirer, Annuler, Arrêter',
    },
    { pattern: /courriels?\b|adresse électronique/iu, instead: 'e-mail' },
    { pattern: /\bce poste\b|\bposte partagé\b/iu, instead: 'ordinateur' },
    { pattern: /structures? courantes?/iu, instead: 'structure choisie' },
    { pattern: /gestionnaires? de communauté/iu, instead: 'modérateur de communauté' },
    { pattern: /\bôter\b|\bavertir\b/iu, instead: 'retirer, prévenir' },
    { pattern: /back-office/iu, instead: 'Escale' },
    { pattern: /\boctets?\b/iu, instead: 'a size (ko, Mo) or caractères' },
    {
      pattern: /retour en arrière|ne (?:peut|pourra) pas être (?:annulée?|rappelée?)s?\b/iu,
      instead: '… est définitive',
    },
    { pattern: /\bDéployer\b/iu, instead: 'Déplier' },
    { pattern: /\bdemandeurs?\b/iu, instead: 'bénéficiaire' },
    { pattern: /\b(?:objet|objets) du déplacement/iu, instead: 'motif du déplacement' },
    { pattern: /premier jour\b/iu, instead: 'départ', apart: /^events\./ },
    { pattern: /\bédition\b|\béditée?s?\b/iu, instead: 'modification, imprimé, brouillon' },
    { pattern: /\bbalises?\b/iu, instead: 'mise en forme' },
    { pattern: /\bPMR\b|\bTAD\b|\bTC\b|\bA\/R\b/u, instead: 'the words in full' },
    { pattern: /\b(?:Donnez|Tapez)\b/u, instead: 'Saisissez' },
    { pattern: /^Id\b|\bIdentifiant \{\{/u, instead: 'N°' },
    { pattern: /reçoit les actualités/iu, instead: 'accepte les actualités' },
    {
      pattern: /n’est plus consultable|illisibles?\b/iu,
      instead: 'ne peut pas s’afficher',
      apart: /^common\.unreadable/,
    },
    { pattern: /rencontré un(?:e)? (?:problème|erreur)/iu, instead: 'a une erreur' },
  ],
  en: [
    { pattern: /\bidentifier\b|\buser name\b/iu, instead: 'username' },
    { pattern: /\btelephones?\b/iu, instead: 'phone' },
    { pattern: /\bsomebody\b/iu, instead: 'someone' },
    { pattern: /\bmeanwhile\b/iu, instead: 'in the meantime' },
    { pattern: /\ball the same\b/iu, instead: 'anyway' },
    { pattern: /\bis no more\b|(?<!there )\bis no (?!longer\b)/iu, instead: 'no longer exists, is not a' },
    { pattern: /\bdiary\b|\bjournal\b/iu, instead: 'log' },
    { pattern: /\bholds?\b/iu, instead: 'contains' },
    { pattern: /\b(?:given|family) names?\b/iu, instead: 'first name, last name' },
    { pattern: /\bcommunity managers?\b/iu, instead: 'community moderator' },
    { pattern: /\bdisconnect(?:ed)?\b/iu, instead: 'sign out' },
    { pattern: /\bcanceled\b/iu, instead: 'cancelled' },
    { pattern: /\baccepts? news\b|\bnews consent\b|\bdecline news\b/iu, instead: 'receives news, opted out of news' },
    { pattern: /pseudonymi[sz]ed/iu, instead: 'data erased' },
    { pattern: /outcome (?:is )?unknown|\buncertain\b|nobody knows/iu, instead: 'not confirmed' },
    { pattern: /\bdealt with\b|\btreated\b/iu, instead: 'processed' },
    { pattern: /\bprogression\b/iu, instead: 'progress' },
    { pattern: /\b(?:what|everything|nothing) (?:was |that )?(?:you )?typed\b/iu, instead: 'your changes' },
    { pattern: /\bSearch an? /u, instead: 'Search for a' },
    { pattern: /\bthe support\b|\byour support\b/iu, instead: 'support' },
    { pattern: /\bmet an? (?:unexpected )?(?:problem|error)\b/iu, instead: 'ran into' },
    { pattern: /^Id\b/u, instead: 'No.' },
    { pattern: /\bbytes?\b/iu, instead: 'a size (kB, MB) or characters' },
    { pattern: /\bgo(?:es)? on with\b/iu, instead: 'resume' },
  ],
};

const everyWord = (['fr', 'en'] as const).flatMap((language) => words[language].map((word) => ({ language, ...word })));

it.each(everyWord)('$language: no $pattern, but $instead', ({ language, pattern, apart }) => {
  expect(withPattern(language, pattern, apart)).toEqual([]);
});

/** Values that begin with a digit, before which nothing is elided. */
const numeric = [
  'count,shown,total,max,most,number,target,expected,missing,deliveries,announced,size,seconds,minutes,days,record,id,ratio',
  'advised,from,to,min,fromTime,toTime,hour,time,date,day,distance,radius,longest,south,west,n,records,columns,characters,emptyLines',
].join(',');
const elided = new RegExp(
  `(?:^|[\\s(])(?:de|que|jusque|lorsque|puisque|l’|d’|qu’) ?\\{\\{(?!(?:${numeric.replaceAll(',', '|')})\\}\\})`,
  'iu',
);

it('has no word before a value of words that would have to be elided', () => {
  expect(elided.test('Membres de {{name}}')).toBe(true);
  expect(withPattern('fr', elided)).toEqual([]);
});

it('keeps a number with its unit, and n° with its number', () => {
  const number = String.raw`(?:\d|\}\})`;
  expect(
    withPattern('fr', new RegExp(`n° ?(?=[\\d{])|${number} (?:%|(?:km|m|min|s|h|j|Mo|ko|Go)(?![\\p{L}’]))`, 'iu')),
  ).toEqual([]);
  expect(withPattern('fr', /\d \d{3}(?!\d)/u)).toEqual([]);
  expect(withPattern('fr', /<\u00a0(?!»)/u)).toEqual([]);
});

/** What the platform does is told where it is the fact itself: it does not answer, or is the one for training. */
const ofPlatform =
  /^(?:notifications\.generic\.Networkerror|notifications\.training|errors\.server\.|session\.training|home\.training)/;

it('does not begin a sentence with the platform: it says what happened to the person', () => {
  expect(withPattern('fr', /(?:^|[.!?]\s)La plateforme\b/u, ofPlatform)).toEqual([]);
  expect(withPattern('en', /(?:^|[.!?]\s)The platform\b(?!’)/u, ofPlatform)).toEqual([]);
});

it('names no right by its code, and no key of the configuration to people who cannot set it', () => {
  const code = new RegExp(`\\b(?:${permissions.join('|')}|import_user)\\b`, 'u');
  expect([...withPattern('fr', code), ...withPattern('en', code)]).toEqual([]);
});

const forms = ['', '_zero', '_one', '_other'];

/** Titles of the questions before something is done: those beside the words of the button that does it. */
function questions(value: object, path: string): Found[] {
  const entries = Object.entries(value) as [string, unknown][];
  const has = (name: string) => forms.some((form) => typeof Reflect.get(value, name + form) === 'string');
  const isQuestion = ['button', 'confirm', 'leave'].some(has) && ['text', 'sentence'].some(has);
  const own = isQuestion
    ? forms.flatMap((form): Found[] => {
        const title: unknown = Reflect.get(value, `title${form}`);
        return typeof title === 'string' ? [[`${path}.title${form}`, title]] : [];
      })
    : [];
  return [
    ...own,
    ...entries.flatMap(([key, inner]) =>
      typeof inner === 'object' && inner !== null ? questions(inner, `${path}.${key}`) : [],
    ),
  ];
}

/** Forms and reports, which have a button too. */
const noQuestion =
  /^(?:check|communitySecurities\.mode|communitymembers\.(?:add|export)|home\.training|shell\.licences|editorials\.fields|message\.kinds)\b/;

it.each(['fr', 'en'] as const)('%s: asks before something is done by a question', (language) => {
  const titles = filesOf(language).flatMap((file) =>
    questions(contentOf(language, file), file.slice(0, -'.json'.length)),
  );
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.filter(([where, text]) => !text.endsWith('?') && !noQuestion.test(where))).toEqual([]);
});

it.each(['fr', 'en'] as const)('%s: a message ends with a full stop where it has two sentences', (language) => {
  const messages = texts[language].filter(([where]) => /(?:^|\.)notifications\./.test(where));
  expect(messages.length).toBeGreaterThan(200);
  const isWrong = ([, text]: Found) => /[.!?] \p{Lu}/u.test(text) !== text.endsWith('.');
  expect(messages.filter(isWrong)).toEqual([]);
});

it.each([
  ['fr', '12\u202f500'],
  ['en', '12,500'],
] as const)('%s: writes every number as the language does', (language, written) => {
  const resources = Object.fromEntries(
    filesOf(language).map((file) => [file.slice(0, -'.json'.length), contentOf(language, file)]),
  );
  for (const namespace of Object.values(resources)) addMany(namespace);
  const instance = createInstance().use(numbersOfTexts);
  void instance.init({
    ...textOptions,
    initAsync: false,
    lng: language,
    ns: Object.keys(resources),
    resources: { [language]: resources },
  });
  const counted = texts[language].filter(([where, text]) => where.endsWith('_other') && text.includes('{{count}}'));
  expect(counted.length).toBeGreaterThan(150);
  for (const [where] of counted) {
    const key = where.replace('.', ':').replace(/_other$/, '');
    expect(instance.t(key as never, { count: 12_500 } as never), where).toContain(written);
  }
});

it('is given numbers, not texts made of them', () => {
  const made = /(?:count|shown|total|max|number): (?:String\(|`\$\{\w+\}`|\w+\.to(?:Fixed|String)\()/;
  const sources = globSync('src/renderer/**/*.{ts,tsx}').filter((file) => made.test(readFileSync(file, 'utf8')));
  expect(sources).toEqual([]);
});
