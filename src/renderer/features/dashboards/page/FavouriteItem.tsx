import { MenuItem } from '@fluentui/react-components';
import { StarOffRegular, StarRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '#renderer/kit/data/favourites.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { NameDialog } from '#renderer/kit/list/views/ViewDialogs.tsx';
import { maxFavourites } from '#shared/max-items.ts';

/** Adds the page with its parameters to the favourites of the palette, or takes it away. */
export function FavouriteItem({ path, onAdd }: { path: string; onAdd: () => void }) {
  const { t } = useTranslation('analytics');
  const notify = useNotify();
  const { favourites, canAdd, remove } = useFavourites();
  const known = favourites.find((one) => one.path === path);
  if (known !== undefined) {
    const takeAway = () => {
      remove(known.id);
      notify({ context: 'analytic', name: 'unfavourite', outcome: 'success', values: { name: known.name } });
    };
    return (
      <MenuItem icon={<StarOffRegular />} onClick={takeAway}>
        {t('favourite.remove')}
      </MenuItem>
    );
  }
  return (
    <MenuItem icon={<StarRegular />} disabled={!canAdd} onClick={onAdd}>
      {canAdd ? t('favourite.add') : t('favourite.tooMany', { max: maxFavourites })}
    </MenuItem>
  );
}

interface FavouriteDialogProps {
  path: string;
  /** Translated description of the page. */
  summary: string;
  onClose: () => void;
}

const texts = {
  name: 'analytics:favourite.name',
  missing: 'analytics:favourite.nameMissing',
  taken: 'analytics:favourite.nameTaken',
} as const;

/** Longest name of a favourite. */
const MAX_NAME = 60;

/** Asks for the name of a favourite, and proposes what the page shows. */
export function FavouriteDialog({ path, summary, onClose }: FavouriteDialogProps) {
  const { t } = useTranslation('analytics');
  const notify = useNotify();
  const { favourites, add } = useFavourites();
  return (
    <NameDialog
      title={t('favourite.title')}
      hint={t('favourite.hint')}
      name={summary.slice(0, MAX_NAME).trim()}
      texts={texts}
      taken={favourites.map(({ name }) => name)}
      onName={(name) => {
        add(name, path);
        notify({ context: 'analytic', name: 'favourite', outcome: 'success', values: { name } });
      }}
      onClose={onClose}
    />
  );
}
