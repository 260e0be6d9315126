import type { FormFields } from './fields.tsx';

/**
 * What a form is of. It gives the form its drafts, and holds what was typed against what somebody else changed
 * meanwhile, in the words of its fields.
 */
export interface FormTarget<Draft> {
  /** Name of the resource. */
  resource: string;
  /** Null for a new record. */
  id: number | null;
  fields: FormFields<Draft>;
  /**
   * The record as the platform holds it at this moment, in the form's terms. Absent for a new record, and where reading
   * has effects (docs/screens/07-solidary-records.md §0). Throws an AppFailure.
   */
  read?: () => Promise<Draft>;
}
