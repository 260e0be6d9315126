import { useQueryClient } from '@tanstack/react-query';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { templatesQuery } from './queries.ts';

/** A template that is being written; a new one has no id. */
export interface TemplateDraft {
  id: string | null;
  name: string;
  text: string;
}

/** Saves and removes templates on this computer. */
export function useTemplateWrites() {
  const client = useQueryClient();
  const saving = useActionMutation<{ isOnDisk: boolean }>();
  const dropping = useActionMutation<boolean>();
  const refresh = () => client.invalidateQueries({ queryKey: templatesQuery.queryKey });
  return {
    isBusy: saving.isPending || dropping.isPending,
    saveError: saving.error,
    dropError: dropping.error,
    /** @returns undefined where it failed */
    save: ({ id, name, text }: TemplateDraft) =>
      saving.run(async () => {
        const saved = await invoke('templates.save', { id, name: name.trim(), text: text.trim() });
        await refresh();
        return saved;
      }),
    /** @returns undefined where it failed */
    drop: (id: string) =>
      dropping.run(async () => {
        await invoke('templates.drop', { id });
        await refresh();
        return true;
      }),
  };
}
