import { useTranslation } from 'react-i18next';
import { FormField, useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { Unread } from '#renderer/kit/resource/RecordEdit.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { UnreadBar } from '#renderer/kit/resource/UnreadBar.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Icon, RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { useIcons } from '../icons.ts';
import { hasDefaultIcon } from '../labels.ts';
import { relayPointTypeForm } from './fields.tsx';
import { IconField } from './IconField.tsx';
import { useOtherNames } from './useOtherNames.ts';

interface RelayPointTypeFormProps {
  /** The type to edit; null creates one. */
  stored: RelayPointType | null;
  /** Set while `stored` holds the data of the list, as the type was not read. */
  unread?: Unread | null;
}

/**
 * The form of one type of relay points. Without the icons, or the type itself, it opens and cannot be saved
 * (docs/screens/05-content.md E).
 */
export function RelayPointTypeForm({ stored, unread = null }: RelayPointTypeFormProps) {
  const { t } = useTranslation('relaypointtypes');
  const { data: icons, error: iconsError, isFetching, refetch } = useIcons();
  const { names: otherNames, refuseTaken } = useOtherNames(stored?.id ?? null);
  const form = useResourceForm({
    definition: relayPointTypeForm({ otherNames, icons }),
    // Lists of relay points show the type's name and icon, and are read again.
    invalidates: ['relaypoints'],
    stored,
    confirm: async ({ name }, changes) => {
      if ('name' in changes) await refuseTaken(name);
      return true;
    },
  });
  const bind = useFieldBinding(form);
  const hasFailed = unread !== null || (icons === undefined && (iconsError !== null || !isFetching));
  const retry = () => {
    unread?.onRetry();
    if (icons === undefined) void refetch();
  };

  return (
    <ResourceFormView
      form={form}
      isBlocked={unread !== null || icons === undefined}
      notes={
        hasFailed && (
          <UnreadBar
            title={t('unread.title')}
            consequence={t('unread.form')}
            thrown={unread?.thrown ?? (isFetching ? null : iconsError)}
            context="relaypointtypes"
            onRetry={retry}
          />
        )
      }
    >
      <FormSection title={t('form.section')}>
        <FormField form={form} name="name" />
        <IconField
          {...bind('iconId')}
          hint={stored !== null && hasDefaultIcon(stored) ? t('icon.defaultHint') : undefined}
          isRequired
          icons={icons ?? (hasFailed ? storedIcons(stored) : undefined)}
        />
      </FormSection>
    </ResourceFormView>
  );
}

/** The type's own icon, offered while the list of icons could not be read. */
function storedIcons(stored: RelayPointType | null): Icon[] {
  if (stored === null || stored.iconUrl === null) return [];
  const { iconId: id, iconName, iconUrl: url, privateIconName: privateName, privateIconUrl: privateUrl } = stored;
  return [{ id, name: iconName ?? `#${id}`, url, privateName, privateUrl }];
}
