import { useState } from 'react';
import { PlaceholderTextarea } from '#renderer/kit/form/PlaceholderTextarea.tsx';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { SpellingLine } from '#renderer/kit/spelling/SpellingLine.tsx';
import { useGalleryTexts } from '../texts.ts';

/** A formatted text of the platform, the words of a line that are spelled wrong, and a text that is filled in later. */
export function Written() {
  const texts = useGalleryTexts();
  const { sentence, emptyHint } = texts;
  const [line, setLine] = useState('Covoiturrage');
  const [letter, setLetter] = useState('{name}, {town}');
  return (
    <>
      <RichText
        html={`<h2>${sentence}</h2><p>${emptyHint} <strong>${sentence}</strong></p><ul><li>${emptyHint}</li></ul>`}
      />
      <SpellingLine text={line} onChange={setLine} />
      <PlaceholderTextarea
        label={texts.letter}
        text={letter}
        onText={setLetter}
        longest={200}
        rows={3}
        placeholders={['name', 'town']}
        meaningOf={(name) => texts[name]}
      />
    </>
  );
}
