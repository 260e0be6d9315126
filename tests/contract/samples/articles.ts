import { sampleOf } from '../support/sample.ts';

export const sample = sampleOf('articles', {
  values: (title) => ({ title, status: 0, sections: [] }),
  changes: {
    sections: [{ title: 'Partie', subTitle: null, status: 1, paragraphs: [{ text: '<p>A</p>', status: 1 }] }],
  },
  shown: ({ sections }) => sections[0]?.title,
  wanted: 'Partie',
});
