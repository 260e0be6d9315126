import { useTranslation } from 'react-i18next';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type texts from '#renderer/locales/fr/users.json';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';

type FormField = keyof (typeof texts)['form']['fields'];

/** The fields that the form of hitchhikers alone has. */
const hitchhiking: Readonly<Record<Exclude<keyof UserWrite, FormField>, TextKey>> = {
  isHitchhikingDriver: 'users:show.hitchhiking.role',
  isHitchhikingPassenger: 'users:show.hitchhiking.role',
  isKitGiven: 'users:show.hitchhiking.kit',
  isLetterPrinted: 'users:show.hitchhiking.letterPrinted',
  isLetterPosted: 'users:show.hitchhiking.letterPosted',
  verifiedIdentity: 'users:show.hitchhiking.verified',
};

/** Returns the label of a field of a person; null for a name that is none. */
export function usePersonFieldLabel(): (field: string) => string | null {
  const translate = useTranslate();
  const { i18n } = useTranslation('users');
  return (field) => {
    if (Object.hasOwn(hitchhiking, field)) return translate(hitchhiking[field as keyof typeof hitchhiking]);
    const key = `users:form.fields.${field}`;
    return i18n.exists(key) ? translate(key as TextKey) : null;
  };
}
