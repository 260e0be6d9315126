import type { FormFields } from './fields.tsx';

/**
 * The record that a form edits. It identifies the form's drafts, and lets the form detect what another user changed in
 * the meantime.
 */
export interface FormTarget<Draft> {
  /** Name of the resource. */
  resource: string;
  /** Null for a new record. */
  id: number | null;
  fields: FormFields;
  /**
   * Reads the current record of the platform, as a draft of the form. Absent for a new record, and where reading has
   * side effects (docs/screens/07-solidary-records.md §0). @throws AppFailure
   */
  read?: () => Promise<Draft>;
}
