/** Causes of an error, in the order in which problems of one field are sorted. */
export const errorCauses = [
  'fieldCount',
  'unclosedQuote',
  'required',
  'email',
  'gender',
  'date',
  'integer',
  'decimal',
  'latitude',
  'longitude',
  'boolean',
  'tooLong',
  'duplicateInFile',
  'coordinatePair',
  'controlCharacter',
  'backslash',
] as const;

/** Causes of a warning, in sort order; the line is sent anyway. */
export const warningCauses = [
  'looksLikeFormula',
  'whitespace',
  'decimalComma',
  'dateFormat',
  'suspiciousPhone',
  'emptyRow',
  'futureBirthDate',
  'aboveHeader',
  'misread',
  'shortPostcode',
  'swappedCoordinates',
  'zeroCoordinates',
  'commasLost',
  'emailDomain',
] as const;

export type ErrorCause = (typeof errorCauses)[number];
export type WarningCause = (typeof warningCauses)[number];

/** Warnings that need nobody: the application puts them right, or leaves the row out as it must. */
export const settledCauses: ReadonlySet<ErrorCause | WarningCause> = new Set<WarningCause>([
  'whitespace',
  'decimalComma',
  'dateFormat',
  'emptyRow',
  'aboveHeader',
]);
