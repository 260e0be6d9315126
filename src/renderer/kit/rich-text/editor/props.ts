import type { EditedKind } from './schema.ts';
import type { TextSize } from './written.ts';

/** Attributes for assistive technology that the frame of a field passes to its control. */
interface ControlAttributes {
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
}

export interface RichTextControlProps extends ControlAttributes {
  name?: string;
  value: string | null;
  kind: EditedKind;
  isEditable: boolean;
  /** Shown as a disabled field. */
  isDimmed?: boolean;
  /** Number of letters above which a shorter text is advised. */
  adviceAbove?: number;
  /** Maximum number of bytes on the platform. */
  maxBytes?: number;
  /** Initial height in lines. */
  lines?: number;
  onChange: (html: string | null) => void;
  onBlur: () => void;
}

/** Props of one view of the text: formatted, or as HTML. */
export interface ViewProps
  extends Omit<RichTextControlProps, 'name' | 'isDimmed' | 'adviceAbove' | 'maxBytes' | 'lines' | 'onChange'> {
  kind: EditedKind;
  lines: number;
  /** Given after a pause of the typing, with the size of the text where it is known. */
  onChange: (html: string | null, size?: TextSize) => void;
}
