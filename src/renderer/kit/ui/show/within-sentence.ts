/** A label within a sentence: `adresse postale`. An abbreviation keeps its capitals. */
export const withinSentence = (label: string, language: string): string =>
  /^\p{Lu}(?:\p{Lu}|°)/u.test(label) ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1);
