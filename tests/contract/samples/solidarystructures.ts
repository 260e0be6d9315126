import { sampleOf } from '../support/sample.ts';

export const sample = sampleOf('solidarystructures', {
  values: (name) => ({
    name,
    email: 'structure@example.org',
    telephone: '0383000000',
    signature: null,
    isLightMode: false,
    hasTransport: true,
    windows: {
      morning: { from: '06:00', to: '12:00' },
      afternoon: { from: '12:00', to: '18:00' },
      evening: { from: '18:00', to: '23:00' },
    },
    subjects: [{ id: null, label: 'Santé' }],
    needs: [{ id: null, label: 'Fauteuil', labelVolunteer: 'Je suis prêt à porter un fauteuil' }],
    requesterProofs: [
      {
        id: null,
        label: 'Ressources',
        kind: 'radio',
        options: [
          { label: 'RSA', value: 'RSA' },
          { label: 'Aucune', value: 'Aucune' },
        ],
        isMandatory: true,
        isActive: true,
        type: 1,
      },
    ],
    volunteerProofs: [],
    operators: [],
    territories: [],
  }),
  changes: { hasTransport: false },
  shown: ({ hasTransport }) => hasTransport,
  wanted: false,
});
