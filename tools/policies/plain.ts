/** A text without the backticks around code, for places that show no markup. */
export const plain = (text: string): string => text.replaceAll('`', '');
