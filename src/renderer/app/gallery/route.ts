import { lazily } from '#renderer/kit/ui/lazily.tsx';

/** The page that shows the patterns of the kit: in builds for development and in tests, and in no other. */
export const gallery =
  import.meta.env.MODE === 'production'
    ? undefined
    : {
        path: '/gallery',
        /** Its entry in the palette, in both languages. */
        title: 'Galerie de l’interface (gallery)',
        Page: lazily(async () => (await import('./GalleryPage.tsx')).GalleryPage),
      };
