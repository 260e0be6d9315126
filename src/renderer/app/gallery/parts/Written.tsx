import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { useGalleryTexts } from '../texts.ts';

/** A formatted text of the platform. */
export function Written() {
  const { sentence, emptyHint } = useGalleryTexts();
  return (
    <RichText
      html={`<h2>${sentence}</h2><p>${emptyHint} <strong>${sentence}</strong></p><ul><li>${emptyHint}</li></ul>`}
    />
  );
}
