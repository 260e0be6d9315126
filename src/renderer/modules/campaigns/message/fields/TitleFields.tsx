import { Field, Input } from '@fluentui/react-components';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { type TitleBlock, titleLimit } from '#shared/resources/campaigns/blocks.ts';
import { type FieldsProps, useFault } from './props.ts';

const SpellingLine = lazily(async () => (await import('#renderer/kit/spelling/SpellingLine.tsx')).SpellingLine);

/** A title is plain text: the mail escapes it. */
export function TitleFields({ block, store, isReadOnly, showErrors, faults }: FieldsProps<TitleBlock>) {
  const { t } = useTranslation('message');
  const { messageOf } = useFault(faults, showErrors);
  const error = messageOf('text');
  return (
    <>
      <Field
        label={t('fields.title')}
        hint={t('fields.letters', { count: [...block.text].length, max: titleLimit })}
        validationState={error === undefined ? 'none' : 'error'}
        validationMessage={error}
      >
        <Input
          value={block.text}
          readOnly={isReadOnly}
          autoComplete="off"
          onChange={(_, { value }) => store.change<TitleBlock>(block.key, { text: value }, 'text')}
        />
      </Field>
      {!isReadOnly && (
        <Suspense>
          <SpellingLine text={block.text} onChange={(text) => store.change<TitleBlock>(block.key, { text })} />
        </Suspense>
      )}
    </>
  );
}
