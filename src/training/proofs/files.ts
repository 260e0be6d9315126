import type { ProofRecord, UserRecord } from '../store/user-record.ts';
import { cardJpeg, cardPng } from '../drawings/card.ts';
import { documentPdf } from '../drawings/document.ts';

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

/** The document itself; null when it is lost. */
export function proofFile(
  { id, originalName, mimeType }: ProofRecord,
  { givenName, familyName, birthDate }: UserRecord,
): { bytes: Uint8Array<ArrayBuffer>; type: string } | null {
  if (originalName === lostFile.originalName) return null;
  switch (mimeType) {
    case 'image/jpeg':
      return { bytes: cardJpeg(id), type: mimeType };
    case 'image/png':
      return { bytes: cardPng(id), type: mimeType };
    case 'application/pdf': {
      const title = ['Document de formation', `Preuve d'identité n° ${id}`, ''];
      const front = [...title, 'Recto', '', `Nom : ${familyName ?? ''}`, `Prénom : ${givenName ?? ''}`];
      const back = [...title, 'Verso', '', `Naissance : ${birthDate ?? ''}`, 'Sans valeur hors de la formation'];
      return { bytes: documentPdf([front, back]), type: mimeType };
    }
    default:
      return null;
  }
}
