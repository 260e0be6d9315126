import { cardJpeg, cardPng } from '../drawings/card.ts';
import { documentPdf } from '../drawings/document.ts';
import { lostFile } from '../store/proof-files.ts';
import type { ProofRecord, UserRecord } from '../store/user-record.ts';

/** Returns the document; null when it is lost. */
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
