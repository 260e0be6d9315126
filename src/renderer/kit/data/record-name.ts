/** What the records of most resources are called by. */
interface Named {
  id: number;
  name?: string | null;
  title?: string | null;
}

/** What a record is called on screen: its name or its title, its number where it has neither. */
export const recordName = ({ id, name, title }: Named): string => name || title || `#${id}`;
