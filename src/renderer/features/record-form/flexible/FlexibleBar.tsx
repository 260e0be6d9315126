import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

interface FlexibleBarProps {
  isAccepted: boolean;
  onChooseDay: () => void;
  onAccept: () => void;
}

/** Id of the bar, to which a creation leads that was not accepted yet. */
const flexibleBarId = 'flexible-record';

/** Focuses the answer to the warning of a form. */
export const focusFlexibleBar = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>(`#${flexibleBarId} button`)?.focus();

/** What a flexible record may come to where an accepted volunteer can serve it (docs/platform/c-solidary.md §3). */
export function FlexibleBar({ isAccepted, onChooseDay, onAccept }: FlexibleBarProps) {
  const { t } = useTranslation('recordForm');
  return (
    <MessageBar id={flexibleBarId} intent="warning" layout="multiline">
      <MessageBarBody>
        {t('flexible.text')}
        {isAccepted && (
          <>
            {' '}
            <strong role="status">{t('flexible.accepted')}</strong>
          </>
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onChooseDay}>{t('flexible.chooseDay')}</Button>
        <Button aria-pressed={isAccepted} onClick={onAccept}>
          {t('flexible.createAnyway')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
