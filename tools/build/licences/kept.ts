/** Folder of the texts that are kept here, from the root of the project. */
export const keptFolder = 'tools/build/licences/kept';

/** A licence's text that a package does not hold, kept here for one version of it. */
export interface KeptText {
  readonly name: string;
  /** The version that was looked at: another one may hold its text, or have another licence. */
  readonly version: string;
  /** Name in the folder of the kept texts. */
  readonly file: string;
  /** Where the text is from. */
  readonly reason: string;
}

/** The packages of which the build keeps the text. */
export const keptTexts: readonly KeptText[] = [
  {
    name: '@fluentui/react-icons',
    version: '2.0.344',
    file: 'fluentui-system-icons.txt',
    reason: 'The package says MIT and holds no text; this is the one of the other packages of its repository.',
  },
  {
    name: 'bplist-parser',
    version: '0.5.0',
    file: 'bplist-parser.txt',
    reason: 'The text stands in its README only.',
  },
  {
    name: 'native-reg',
    version: '1.1.1',
    file: 'native-reg.txt',
    reason: 'Neither the package nor its repository holds a text: the words of MIT, and the owner of the repository.',
  },
  {
    name: 'saxes',
    version: '6.0.0',
    file: 'saxes.txt',
    reason: 'The package says ISC and holds no text; this is the one of its repository.',
  },
];

/** Software of others that lies inside a package, under a licence of its own. */
export interface KeptPart {
  /** The package that holds it. */
  readonly within: string;
  readonly name: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Its texts: files from the root of the project. */
  readonly texts: readonly string[];
}

const pdfjs = 'node_modules/pdfjs-dist';

/** The software inside packages, whose notices are passed on as well. */
export const parts: readonly KeptPart[] = [
  {
    within: 'pdfjs-dist',
    name: 'OpenJPEG',
    licence: 'BSD-2-Clause',
    texts: [`${pdfjs}/wasm/LICENSE_OPENJPEG`, `${pdfjs}/wasm/LICENSE_PDFJS_OPENJPEG`],
  },
  {
    within: 'pdfjs-dist',
    name: 'PDFium JBIG2',
    licence: 'BSD-3-Clause AND Apache-2.0',
    texts: [`${pdfjs}/wasm/LICENSE_JBIG2`, `${pdfjs}/wasm/LICENSE_PDFJS_JBIG2`],
  },
  { within: 'undici', name: 'llhttp', licence: 'MIT', texts: [`${keptFolder}/llhttp.txt`] },
  // What it knows of the numbers of each country is compiled from Google's library.
  { within: 'libphonenumber-js', name: 'libphonenumber', licence: 'Apache-2.0', texts: [`${pdfjs}/LICENSE`] },
];

/** Data of others that the application ships in a form of its own. */
export interface KeptData {
  readonly name: string;
  /** The part of the application that shows it. */
  readonly within: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly source: string;
  /** What its terms ask to be passed on: a file from the root of the project. */
  readonly text: string;
}

/** What the map of France is made from (tools/map-data), and the dictionaries (tools/build/dictionaries.ts). */
export const data: readonly KeptData[] = [
  {
    name: 'Natural Earth',
    within: 'Escale',
    licence: 'LicenseRef-Public-Domain',
    source: 'https://www.naturalearthdata.com/about/terms-of-use/',
    text: `${keptFolder}/natural-earth.txt`,
  },
  {
    name: 'GeoNames',
    within: 'Escale',
    licence: 'CC-BY-4.0',
    source: 'https://www.geonames.org/about.html',
    text: `${keptFolder}/geonames.txt`,
  },
  {
    name: 'INSEE, Code officiel géographique',
    within: 'Escale',
    licence: 'etalab-2.0',
    source: 'https://www.insee.fr/fr/information/2560452',
    text: `${keptFolder}/insee.txt`,
  },
  {
    name: 'Dictionnaires orthographiques français (Dicollecte)',
    within: 'Escale',
    licence: 'MPL-2.0',
    source: 'https://grammalecte.net/',
    text: 'node_modules/dictionary-fr/license',
  },
  {
    name: 'English Hunspell dictionaries (SCOWL)',
    within: 'Escale',
    licence: 'LicenseRef-SCOWL',
    source: 'http://wordlist.sourceforge.net/',
    text: 'node_modules/dictionary-en-gb/license',
  },
];

/**
 * Packages compiled into the native module of another one: the bundler does not meet them. They are named in
 * package.json, because npm takes them away with an optional package that could not be built.
 */
export const compiledInto: Readonly<Record<string, readonly string[]>> = {
  keytar: ['node-addon-api'],
  'native-reg': ['node-addon-api'],
};
