import type { FormProblem, FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';

/** What every section of the form of a record takes, on the page that creates and on the page that edits. */
export interface SectionProps<Value, Problem extends FormProblem> {
  value: Value;
  onChange: (value: Value) => void;
  /** Everything that is wrong with the value. */
  errors: readonly Problem[];
  /** Shows all errors, as after a refused save; otherwise those of fields that were left. */
  isJudged: boolean;
  /** Null where the structure is refused: free texts, no proofs, windows without hours. */
  structure: FormStructure;
}
