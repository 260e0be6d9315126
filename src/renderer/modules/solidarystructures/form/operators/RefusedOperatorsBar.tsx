import { Button, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { goToSection } from '#renderer/kit/form/sections/go-to-section.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { StructureFormApi } from '../fields.tsx';
import { type OperatorDraft, operatorSet, type RefusedOperators } from './field.tsx';

interface RefusedOperatorsBarProps {
  form: StructureFormApi;
  refused: RefusedOperators;
  /** The section of the operators. */
  anchor: string;
  onDone: () => void;
}

/**
 * Says that a list of operators was refused after the platform had removed people from it, and proposes the former list
 * at once (docs/screens/09-solidary-structures.md §5.5).
 */
export function RefusedOperatorsBar({ form, refused, anchor, onDone }: RefusedOperatorsBarProps) {
  const { t } = useTranslation('structureForm');
  const { list } = useFormat();
  const { unknown, former, removed } = refused;
  const names = list(unknown.map(({ name }) => name));
  const isKnown = unknown.length > 0;

  const take = (operators: readonly OperatorDraft[]) => {
    const { setValue, clearErrors } = form.record.form;
    setValue('operators', operatorSet(operators), { shouldDirty: true });
    clearErrors('operators');
    onDone();
    goToSection(anchor);
  };
  const mine = () => form.record.form.getValues('operators').filter(({ id }) => !unknown.some((one) => one.id === id));
  return (
    <AlertBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>
          {isKnown ? t('operators.unknownTitle', { names }) : t('operators.unknownTitleSomebody')}
        </MessageBarTitle>
        {removed.length > 0
          ? t('operators.unknownRemoved', { names: list(removed.map(({ name }) => name)) })
          : t('operators.unknownNothing')}
        <SupportContact />
      </MessageBarBody>
      <MessageBarActions>
        {removed.length > 0 && <Button onClick={() => take(former)}>{t('operators.formerList')}</Button>}
        <Button onClick={() => take(mine())}>
          {isKnown ? t('operators.mineList', { names }) : t('operators.mineListPlain')}
        </Button>
      </MessageBarActions>
    </AlertBar>
  );
}
