import { RecordNames } from '#renderer/kit/form/pickers/RecordNames.tsx';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import type { PickableName } from '#renderer/kit/form/pickers/sources.ts';
import type { EditorProps, FilterControl } from './control.ts';

const idsOf = (text: string): number[] => [
  ...new Set(
    text
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
];

interface OfResource {
  resource: PickableName;
}

/** One record of another resource, by its id. */
export function record(resource: PickableName): FilterControl<number> {
  return {
    toValue: (text) => idsOf(text)[0],
    edit: (props) => <OneEditor {...props} resource={resource} />,
    summary: (text) => <RecordNames resource={resource} ids={idsOf(text).slice(0, 1)} />,
  };
}

/** Some records of another resource, at most `max`; the address holds `12,15`. */
export function records(resource: PickableName, max: number): FilterControl<number[]> {
  return {
    toValue: (text) => {
      const ids = idsOf(text).slice(0, max);
      return ids.length === 0 ? undefined : ids;
    },
    edit: (props) =>
      max === 1 ? (
        <OneEditor {...props} resource={resource} />
      ) : (
        <SeveralEditor {...props} resource={resource} max={max} />
      ),
    summary: (text) => <RecordNames resource={resource} ids={idsOf(text).slice(0, max)} />,
  };
}

function OneEditor({ resource, text, onChange, label, hint }: EditorProps & OfResource) {
  return (
    <RecordPicker
      resource={resource}
      label={label}
      hint={hint}
      value={idsOf(text)[0] ?? null}
      onChange={(id) => onChange(id === null ? '' : String(id))}
    />
  );
}

function SeveralEditor({ resource, text, onChange, label, hint, max }: EditorProps & OfResource & { max: number }) {
  return (
    <RecordPicker
      isMultiple
      resource={resource}
      label={label}
      hint={hint}
      value={idsOf(text)}
      onChange={(ids) => onChange(ids.slice(0, max).join(','))}
    />
  );
}
