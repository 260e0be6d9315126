import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dictionaryLocales } from '#shared/dictionaries.ts';
import { checker, useSpelling } from './spelling.ts';

interface SuggestionMenuProps {
  /** The word that is spelled wrong. */
  word: string;
  /** Where it stands on the screen. */
  place: () => DOMRect;
  onReplace: (suggestion: string) => void;
  onClose: () => void;
}

/** What a word may stand for; the word can be added to the dictionary, and the language be changed. */
export function SuggestionMenu({ word, place, onReplace, onClose }: SuggestionMenuProps) {
  const { t } = useTranslation('spelling');
  const { locale, setLocale, addWord } = useSpelling();
  const [suggestions, setSuggestions] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void checker.suggestionsFor(locale, word).then((found) => {
      if (!isOver) setSuggestions(found);
    });
    return () => {
      isOver = true;
    };
  }, [locale, word]);
  // Opened once they are there, so that the first one has the focus.
  if (suggestions === null) return null;
  const others = dictionaryLocales.filter((one) => one !== locale);
  return (
    <Menu
      open
      positioning={{ target: { getBoundingClientRect: place }, position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{t('menu.title', { word })}</MenuGroupHeader>
            {suggestions.map((one) => (
              <MenuItem key={one} onClick={() => onReplace(one)}>
                {one}
              </MenuItem>
            ))}
            {suggestions.length === 0 && <MenuItem disabled>{t('menu.none')}</MenuItem>}
          </MenuGroup>
          <MenuDivider />
          <MenuItem onClick={() => addWord(word)}>{t('menu.add')}</MenuItem>
          {others.map((one) => (
            <MenuItem key={one} onClick={() => setLocale(one)}>
              {t(`menu.language.${one}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
