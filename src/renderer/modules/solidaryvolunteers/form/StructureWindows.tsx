import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { ClockArrowDownloadRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentFirst } from '#renderer/features/solidary/StructureCell.tsx';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import { type AvailabilityFormApi, timeEnds } from './fields.ts';

interface StructureWindowsProps {
  form: AvailabilityFormApi;
  structures: readonly PersonStructure[];
}

/** `Use the structure's windows`: fills the six times with those of a structure of the person. */
export function StructureWindows({ form, structures }: StructureWindowsProps) {
  const { t } = useTranslation('solidaryvolunteers');
  const can = useCan();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { currentStructureId } = useSignedIn();
  const { isPending, error, run } = useActionMutation();
  const [taken, setTaken] = useState<string | null>(null);
  const { setValue } = form.record.form;
  const [first, ...others] = currentFirst(structures, currentStructureId);
  if (first === undefined || !can('structure_read')) return null;

  const take = ({ structureId, name }: PersonStructure) =>
    run(async () => {
      setTaken(null);
      const { windows } = await client.fetchQuery({ ...itemQuery('solidarystructures', structureId), staleTime: 0 });
      for (const name of windowNames) {
        for (const end of timeEnds) {
          const time = windows[name][end];
          // A time that the structure lacks is left unchanged, since a time cannot be emptied.
          if (time === null) continue;
          setValue(`windows.${name}.${end}`, time, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        }
      }
      setTaken(name);
    });
  const label = t('form.takeWindows');
  const button = {
    size: 'small',
    icon: <ClockArrowDownloadRegular />,
    disabledFocusable: isPending,
    children: label,
  } as const;
  const failure = error === null ? null : errorText(error);
  return (
    <>
      {others.length === 0 ? (
        <Button {...button} onClick={() => !isPending && void take(first)} />
      ) : (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button {...button} />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {[first, ...others].map((structure) => (
                <MenuItem key={structure.structureId} onClick={() => void take(structure)}>
                  {structure.name}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      <div role="status">
        {taken !== null && t('form.windowsTaken', { name: taken })}
        {failure !== null && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              {t('form.windowsNotRead')} {sentences(failure.title, failure.detail)}
              <SupportContact error={error} />
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </>
  );
}
