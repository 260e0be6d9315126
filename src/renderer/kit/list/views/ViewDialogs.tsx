import { Button, Checkbox, Field, Input } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { isSameName } from './useViews.ts';
import styles from './Views.module.css';

interface NameDialogProps {
  title: string;
  hint?: string;
  /** The current name. */
  name?: string;
  /** Names of the other views. */
  taken: readonly string[];
  /** Whether it can be made the default at once. */
  hasDefault?: boolean;
  /** Label of the field, and its error messages; those of a view when absent. */
  texts?: { name: TextKey; missing: TextKey; taken: TextKey };
  onName: (name: string, isDefault: boolean) => void;
  onClose: () => void;
}

const ofView = {
  name: 'list:views.name',
  missing: 'list:views.nameMissing',
  taken: 'list:views.nameTaken',
} as const satisfies NameDialogProps['texts'];

/** Asks for the name of a view, or of something else that is kept under a name. */
export function NameDialog(props: NameDialogProps) {
  const { title, hint, name = '', taken, hasDefault = false, texts = ofView, onName, onClose } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const [isDefault, setDefault] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') setProblem(translate(texts.missing));
    else if (taken.some((other) => isSameName(other, typed))) setProblem(translate(texts.taken));
    else {
      onName(typed.trim(), isDefault);
      onClose();
    }
  };
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{translate('list:views.cancel')}</Button>
          <Button type="submit" appearance="primary">
            {translate('list:views.confirmSave')}
          </Button>
        </>
      }
    >
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Field label={translate(texts.name)} required validationMessage={problem}>
        <Input
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={(_, { value }) => {
            setTyped(value);
            setProblem(undefined);
          }}
        />
      </Field>
      {hasDefault && (
        <Checkbox
          label={translate('list:views.asDefault')}
          checked={isDefault}
          onChange={(_, { checked }) => setDefault(checked === true)}
        />
      )}
    </DialogFrame>
  );
}

interface RemoveDialogProps {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a view is deleted: only a file can restore it. */
export function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('list:views.removeTitle', { name })}
      isQuestion
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('list:views.cancel')}</Button>
          <Button
            appearance="primary"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {translate('list:views.confirmRemove')}
          </Button>
        </>
      }
    >
      {translate('list:views.removeText')}
    </DialogFrame>
  );
}
