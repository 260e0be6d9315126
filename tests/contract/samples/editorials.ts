import { sampleOf } from '../support/sample.ts';

export const sample = sampleOf('editorials', {
  values: (title) => ({ title, text: 'Trouvez.', label: 'Voir', link: '/annonces', status: 0 }),
  changes: { text: 'Autre texte' },
  shown: ({ text }) => text,
  wanted: 'Autre texte',
});
