import { type AllTexts, none } from './types.ts';

export const pictures = {
  articleImageUrl: {
    name: { fr: 'Envoi des images d’articles', en: 'Upload of pictures of articles' },
    meaning: {
      fr: 'Adresse https à laquelle les images d’articles sont envoyées : un `file` multipart, dont la réponse donne l’adresse (`location` ou `url`). Sans elle, une image se donne par son adresse.',
      en: 'Address, https, to which pictures of articles are sent: a multipart `file`, answered by its address (`location` or `url`). Without it a picture is given by its address.',
    },
    unset: none,
    example: 'https://www.example.org/upload',
  },
  pictureHosts: {
    name: { fr: 'Hôtes des images', en: 'Hosts of pictures' },
    meaning: {
      fr: 'Hôtes dont les images sont affichées, en https, en plus de celui de l’API et de ceux de `publicSiteUrl` et d’`articleImageUrl`. Aucun ne peut mener à un réseau privé, sauf aux adresses de l’API elle-même. Les images d’autres hôtes ne sont pas chargées, et le journal nomme ces hôtes.',
      en: 'Hosts besides the API’s and those of `publicSiteUrl` and `articleImageUrl` from which pictures are shown, over https. None of them may lead into a private network, except to the API’s own addresses. Pictures from elsewhere are not fetched, and the log names their hosts.',
    },
    example: ['www.example.org', 'cdn.example.org'],
  },
  mapTiles: {
    name: { fr: 'Fond de carte', en: 'Map tiles' },
    meaning: {
      fr: 'Adresse des tuiles de la carte, en https (http pour cet ordinateur seulement), avec `{z}`, `{x}` et `{y}` une fois chacun : des images de 256 pixels, chargées par le processus principal et de nulle part ailleurs.',
      en: 'Address of the tiles of the map, https (http for this computer only), with `{z}`, `{x}` and `{y}` once each: raster tiles of 256 pixels, fetched by the main process and from nowhere else.',
    },
    unset: { fr: 'aucun (un fond simple avec une échelle)', en: 'none (a plain basemap with a scale)' },
    example: 'https://tiles.example.org/{z}/{x}/{y}.png',
  },
  mapTilesCredit: {
    name: { fr: 'Mention du fond de carte', en: 'Attribution of the map tiles' },
    meaning: {
      fr: 'Auteurs des tuiles, affichés sur la carte comme leurs conditions le demandent.',
      en: 'Who made the tiles, shown on the map as their terms ask.',
    },
    unset: { fr: 'aucune', en: 'none' },
    example: '© OpenStreetMap',
  },
} satisfies Partial<AllTexts>;
