import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import show from '#renderer/kit/ui/show/show.module.css';
import styles from './structure.module.css';

interface ItemListProps<Item extends { id: number }> {
  title: string;
  items: readonly Item[];
  /** Text shown for an empty list. */
  empty: string;
  /** Their order means something: they are numbered. */
  isOrdered?: boolean;
  children: (item: Item) => ReactNode;
}

/** A card with the rows of one list of a structure, and their number. */
export function ItemList<Item extends { id: number }>(props: ItemListProps<Item>) {
  const { title, items, empty, isOrdered = false, children } = props;
  const { number } = useFormat();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <Section title={title} count={number(items.length)}>
      {items.length === 0 ? (
        <p className={show.empty}>{empty}</p>
      ) : (
        <List className={`${flow.bullets} ${styles.items}`}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </List>
      )}
    </Section>
  );
}

/** Says that records or people use a row, which can then not be removed. */
export function InUse({ isRemovable }: { isRemovable: boolean }) {
  const { t } = useTranslation('solidarystructures');
  if (isRemovable) return null;
  return (
    <Badge appearance="tint" color="informative">
      {t('show.inUse')}
    </Badge>
  );
}
