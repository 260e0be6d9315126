import { useState } from 'react';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { SpellingLine } from '#renderer/kit/spelling/SpellingLine.tsx';
import { useGalleryTexts } from '../texts.ts';

/** A formatted text of the platform, and the words of a line that are spelled wrong. */
export function Written() {
  const { sentence, emptyHint } = useGalleryTexts();
  const [line, setLine] = useState('Covoiturrage');
  return (
    <>
      <RichText
        html={`<h2>${sentence}</h2><p>${emptyHint} <strong>${sentence}</strong></p><ul><li>${emptyHint}</li></ul>`}
      />
      <SpellingLine text={line} onChange={setLine} />
    </>
  );
}
