import { Button, Checkbox, Field, Input, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptDropped, invoke } from '#renderer/kit/data/bridge.ts';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { chosenPictureAddress } from '#shared/ipc/chosen-picture.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ImageBlock } from '#shared/resources/campaigns/blocks.ts';
import styles from '../message.module.css';
import { completed } from './ButtonFields.tsx';
import { type FieldsProps, useFault } from './props.ts';

type ImageProps = FieldsProps<ImageBlock> & { failure: AppError | undefined };

/** The picture, its words and its link (docs/screens/04-campaigns.md §4). */
export function ImageFields(props: ImageProps) {
  const { block, store, isReadOnly, showErrors, faults } = props;
  const { t } = useTranslation('message');
  const { messageOf, leave } = useFault(faults, showErrors);
  const { key, alt, href, isDecorative } = block;
  const hrefFault = messageOf('href');
  const change = (changes: Partial<Omit<ImageBlock, 'key' | 'kind'>>, place?: string) =>
    store.change<ImageBlock>(key, changes, place);
  return (
    <div className={flow.stackS}>
      <Picture {...props} />
      <Field label={t('fields.alt')} hint={t('fields.altHint')}>
        <Input
          value={alt}
          readOnly={isReadOnly}
          disabled={isDecorative}
          autoComplete="off"
          onChange={(_, { value }) => change({ alt: value }, 'alt')}
        />
      </Field>
      <Checkbox
        label={t('fields.decorative')}
        checked={isDecorative}
        disabled={isReadOnly}
        onChange={(_, { checked }) => change({ isDecorative: checked === true, ...(checked === true && { alt: '' }) })}
      />
      <Field
        label={t('fields.imageHref')}
        hint={t('fields.addressHint')}
        validationState={hrefFault === undefined ? 'none' : 'error'}
        validationMessage={hrefFault}
      >
        <Input
          value={href ?? ''}
          readOnly={isReadOnly}
          autoComplete="off"
          spellCheck={false}
          onChange={(_, { value }) => change({ href: value === '' ? null : value }, 'href')}
          onBlur={() => {
            leave('href');
            const full = href === null ? null : completed(href) || null;
            if (full !== href) change({ href: full }, 'href');
          }}
        />
      </Field>
    </div>
  );
}

/** The picture as it will be seen, and the choice of another one. */
function Picture({ block, store, isReadOnly, failure }: ImageProps) {
  const { t } = useTranslation(['message', 'form']);
  const format = useFormat();
  const errorText = useErrorText();
  const { key, src, chosen } = block;
  const isBorrowed = chosen === undefined && block.isBorrowed === true;
  const [refused, setRefused] = useState<AppError | null>(null);
  /** The address that could not be shown. */
  const [broken, setBroken] = useState<string | null>(null);
  const address = chosen !== undefined ? chosenPictureAddress(chosen) : src === null ? null : platformImageUrl(src);

  const take = async (choice: Promise<FileSelection>) => {
    setRefused(null);
    try {
      store.change<ImageBlock>(key, { chosen: await choice });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'cancelled') setRefused(error);
    }
  };
  const error = refused ?? failure;
  const text = error && errorText(error, { context: 'campaigns' });
  /** The other campaign's image could not be loaded: nothing is to be said of the platform's answer. */
  const isGone = isBorrowed && error?.kind === 'server' && error.isUnreadable;
  const then = failure !== undefined && refused === null && t(isBorrowed ? 'fields.notCopied' : 'fields.retry');
  const isBroken = address !== null && broken === address;
  return (
    <DropArea
      label={t('fields.picture')}
      className={styles.picture}
      isDisabled={isReadOnly}
      onDrop={(file) => void take(adoptDropped(file, 'image'))}
    >
      {address !== null && (
        <img
          className={styles.thumb}
          src={address}
          alt=""
          hidden={isBroken}
          onError={() => setBroken(address)}
          onLoad={() => setBroken(null)}
        />
      )}
      {!isReadOnly && (
        <div className={`${flow.row} ${flow.quietText}`}>
          <Button
            data-first
            icon={<ImageAddRegular />}
            onClick={() => void take(invoke('files.choose', { purpose: 'image' }))}
          >
            {t(address === null ? 'form:image.choose' : 'form:image.replace')}
          </Button>
          <span>{t('fields.pictureHint')}</span>
        </div>
      )}
      <div role="status" className={`${flow.quiet} ${flow.unlessEmpty}`}>
        {chosen !== undefined && !isBroken && t('fields.chosen', { name: chosen.name, size: format.size(chosen.size) })}
        {isBorrowed && failure === undefined && !isBroken && t('fields.borrowed')}
        {isBroken && (chosen === undefined ? t('fields.broken') : t('fields.chooseAgain', { name: chosen.name }))}
      </div>
      {text !== undefined && text !== null && (
        <AlertBar intent="error">
          <MessageBarBody>
            {isGone ? then : sentences(text.title, [text.detail, then].filter(Boolean).join(' ') || undefined)}
            <SupportContact error={error} />
          </MessageBarBody>
          {failure !== undefined && isBorrowed && !isReadOnly && (
            <MessageBarActions>
              <Button onClick={() => store.change<ImageBlock>(key, { isBorrowed: undefined })}>
                {t('fields.keepBorrowed')}
              </Button>
            </MessageBarActions>
          )}
        </AlertBar>
      )}
    </DropArea>
  );
}
