import { Button } from '@fluentui/react-components';
import { CallRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';

interface CallListButtonProps {
  /** How many it holds. */
  count: number;
  onClick: () => void;
}

/** A button that opens a list of people to call. */
export function CallListButton({ count, onClick }: CallListButtonProps) {
  const { t } = useTranslation('solidarylists');
  const { number } = useFormat();
  return (
    <Button size="small" icon={<CallRegular />} onClick={onClick}>
      {t('calls.open', { number: number(count) })}
    </Button>
  );
}
