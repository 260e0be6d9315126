import type { ProofRecord } from './user-record.ts';

/** Files that were handed in, by the name they had. The last one is lost: the platform gives its address all the same. */
export const handedIn = [
  { originalName: "Carte d'identité.jpg", mimeType: 'image/jpeg' },
  { originalName: 'passeport.png', mimeType: 'image/png' },
  { originalName: 'permis_recto_verso.pdf', mimeType: 'application/pdf' },
] as const;
export const lostFile = { originalName: 'carte_egaree.jpg', mimeType: 'image/jpeg' } as const;

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** Stored name of a document. */
export const proofFileName = ({ id, mimeType }: Pick<ProofRecord, 'id' | 'mimeType'>): string =>
  `${id}.${extensions[mimeType ?? ''] ?? 'bin'}`;
