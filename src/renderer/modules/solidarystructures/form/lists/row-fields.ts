/** What the fields of a row receive. */
export interface RowFieldsProps<R> {
  row: R;
  /** From 0. */
  rank: number;
  /** Path of the row in the form. */
  path: string;
  /** The message of the fault at a path below the row, in the person's language. */
  faultOf: (relative: string) => string | undefined;
  /** @param place the field in which it is typed; absent for a change that is a step of its own */
  change: (change: Partial<R>, place?: string) => void;
  /** Whether records or answers use it. */
  isUsed: boolean;
  isReadOnly: boolean;
}
