import { Option, OptionGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { linesOf } from './lines.ts';
import { type OfferedPlace, offeredValue, type PlaceChoice } from './usePlaceChoice.ts';

interface PlaceOptionsProps {
  choice: PlaceChoice;
  offered: readonly OfferedPlace[];
}

/** The options of a place field: suggestions, results by group, or why there are none. */
export function PlaceOptions({ choice, offered }: PlaceOptionsProps) {
  const { t } = useTranslation('solidary');
  const [home] = useBootstrap().config.phoneCountries;
  const { groups, found, isBehind, isDone, isLongEnough, isOffering } = choice;
  return (
    <>
      {isOffering && (
        <OptionGroup label={t('place.offered')}>
          {offered.map((place, position) => (
            <Option key={place.label} value={offeredValue(position)} text={place.label} checkIcon={null}>
              {place.label}
            </Option>
          ))}
        </OptionGroup>
      )}
      {groups.map(({ kind, places }) => (
        <OptionGroup key={kind} label={t(`place.groups.${kind}`)}>
          {places.map((point) => {
            const { first, second } = linesOf(point, home);
            const position = found.indexOf(point);
            return (
              <Option key={position} value={String(position)} text={first} checkIcon={null} disabled={isBehind}>
                <span className={`${flow.words} ${flow.column}`}>
                  <span>{first}</span>
                  {second !== '' && <span className={flow.small}>{second}</span>}
                </span>
              </Option>
            );
          })}
        </OptionGroup>
      ))}
      {found.length === 0 && !isOffering && (
        <Option key="none" value="none" text="" disabled checkIcon={null}>
          {isDone ? t('place.none') : t(isLongEnough ? 'place.searching' : 'place.typeMore')}
        </Option>
      )}
    </>
  );
}
