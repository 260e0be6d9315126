import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorProps, FilterControl } from '#renderer/kit/list/filters/control.ts';
import { monthOrDay } from '#shared/resources/communitymembers/index.ts';

/** Reads `05/2024`, `13/05/2024` or their ISO forms as `2024-05` or `2024-05-13`; null for anything else. */
export function parseMonthOrDay(typed: string): string | null {
  const text = typed.trim();
  const [, day, month, year] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso =
    year === undefined || month === undefined
      ? text
      : [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-');
  return monthOrDay.safeParse(iso).success ? iso : null;
}

const shown = (value: string): string => value.split('-').toReversed().join('/');

/** A month or a day, as the platform compares them; the address holds `2024-05` or `2024-05-13`. */
export const monthOrDayFilter = (): FilterControl<string> => ({
  toValue: (text) => (monthOrDay.safeParse(text).success ? text : undefined),
  edit: (props) => <MonthOrDayEditor {...props} />,
  summary: shown,
});

function MonthOrDayEditor({ text, onChange, label }: EditorProps) {
  const { t } = useTranslation('communitymembers');
  const [typing, setTyping] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    const isOpen = typing !== null && typing.trim() !== '' && parseMonthOrDay(typing) === null;
    setWrong(isOpen);
    if (!isOpen) setTyping(null);
  };
  return (
    <Field
      label={label}
      hint={isWrong ? undefined : t('filters.monthOrDay')}
      validationMessage={isWrong ? t('filters.wrongDay') : undefined}
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={typing ?? shown(text)}
        onChange={(_, { value }) => {
          setTyping(value);
          setWrong(false);
          const read = parseMonthOrDay(value);
          if (read !== null || value.trim() === '') onChange(read ?? '');
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </Field>
  );
}
