/** Fields that the wire calls otherwise: screen field -> key of the wire. */
export type WireNames = Readonly<Record<string, string>>;

/** Values under the names of the wire; a field that is not named otherwise keeps its own. */
export const underWireNames = (values: object, names: WireNames): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [names[field] ?? field, value]));

/** The same names the other way: wire key -> screen field, for the paths of violations. */
export const fieldsOfWire = (names: WireNames): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([field, key]) => [key, field]));
