import type { ProofRecord } from './user-record.ts';

/** File names of documents. The last document is lost, although the platform still returns its address. */
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
