/** Fields that have another name on the wire: screen field -> wire key. */
export type WireNames = Readonly<Record<string, string>>;

/** Renames the keys of values to their wire names; a field without a wire name keeps its own. */
export const underWireNames = (values: object, names: WireNames): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [names[field] ?? field, value]));

/** Inverts the names: wire key -> screen field, for the paths of violations. */
export const fieldsOfWire = (names: WireNames): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([field, key]) => [key, field]));
