import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormBodyProps {
  /** False while the save that ends the form runs, and afterwards. */
  isOpen: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Everything of a form that takes input: nothing in it can be typed or pressed unless the form is open. */
export const FormBody = ({ isOpen, className, children }: FormBodyProps) => (
  // Texts with a toolbar and rows that are dragged are no native controls: inert as well.
  <fieldset className={mergeClasses(styles.body, className)} role="presentation" disabled={!isOpen} inert={!isOpen}>
    {children}
  </fieldset>
);
