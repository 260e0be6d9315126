import { OutwardDateFields } from './OutwardDateFields.tsx';
import { OutwardTimeFields } from './OutwardTimeFields.tsx';
import { ReturnFields } from './ReturnFields.tsx';
import type { TimesFieldsProps } from './times-fields.ts';

/** Day, time and return of a punctual or flexible record. */
export const PunctualFields = (props: TimesFieldsProps) => (
  <>
    <OutwardDateFields {...props} />
    <OutwardTimeFields {...props} />
    <ReturnFields {...props} />
  </>
);
