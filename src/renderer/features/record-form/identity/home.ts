import type { Address, ReadAddress } from '#shared/resources/address.ts';

/** The parts of an address that was read, without its lines of display. */
export function homeOf(read: ReadAddress | null): Address | null {
  if (read === null) return null;
  const { lines: _, ...parts } = read;
  return parts;
}

/** An address in one line: `1 rue des Carmes, 54000 Nancy, France`. */
export const homeLabel = ({ houseNumber, street, postalCode, locality, country }: Address): string =>
  [[houseNumber, street], [postalCode, locality], [country]]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join(', ');
