/** People of a file with faults of eight causes, each at a known number of them. */
export interface FaultyPeople {
  rows: (string | number)[][];
  /** How many have each fault. */
  faults: Readonly<Record<Fault, number>>;
}

const titles = ['Nom', 'Prénom', 'Courriel', 'Genre', 'Date de naissance', 'Téléphone', 'Code postal', 'Ville'];

/** What is wrong with a person, as offices really write it. */
const writers = {
  noEmail: (row: (string | number)[]) => row.with(2, ''),
  spacedEmail: (row: (string | number)[]) => row.with(2, String(row[2]).replace('@', ' (at) ')),
  repeatedEmail: (row: (string | number)[]) => row.with(2, 'meme.adresse@example.com'),
  gender: (row: (string | number)[]) => row.with(3, 'Fille'),
  noSuchDay: (row: (string | number)[]) => row.with(4, '31/02/1990'),
  words: (row: (string | number)[]) => row.with(5, '06 39 98 12 34 (soir)'),
  postcode: (row: (string | number)[]) => row.with(6, 1000),
  town: (row: (string | number)[]) => row.with(7, 'NANCI'),
} as const;
type Fault = keyof typeof writers;

/** @param prefix of every address, so that two files hold other people */
export function faultyPeople(prefix: string, count: number, faults: Readonly<Record<Fault, number>>): FaultyPeople {
  const wanted = Object.entries(faults).flatMap(([fault, times]) => Array<string>(times).fill(fault));
  const step = Math.floor(count / wanted.length);
  const rows = Array.from({ length: count }, (_, at) => {
    const row = [
      `Studio ${at}`,
      'Léa',
      `${prefix}.${at}@example.com`,
      'F',
      '14/07/1985',
      '06 39 98 12 34',
      '54000',
      'Nancy',
    ];
    const fault = at % step === 0 ? wanted[at / step] : undefined;
    return fault === undefined ? row : writers[fault as Fault](row); // The keys of the counts are those of the writers.
  });
  return { rows: [['Adhérents au 1er septembre'], [], titles, ...rows], faults };
}
