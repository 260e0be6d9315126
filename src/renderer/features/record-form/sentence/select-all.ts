import type { FocusEvent } from 'react';

/** What a part says is words, not what was typed: the first key replaces them. */
export const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select();
