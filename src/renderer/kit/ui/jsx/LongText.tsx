/** @jsxImportSource react */
// Uses React's own runtime, because the application's (jsx-runtime.ts) renders this component.
import { Link } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#shared/bidi.ts';
import { cut, longestText } from '#shared/cut.ts';
import { useFormat } from '../format.ts';

/** Headings and interactive elements: they must not contain a button. */
const operated =
  'a, button, label, summary, h1, h2, h3, h4, h5, h6, [role="button"], [role="option"], [role^="menuitem"], [role="tab"]';

/** The start of a text that is longer than a screen, and the whole of it on demand. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [isExpanded, setExpanded] = useState(false);
  const [canOffer, setOffer] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => setOffer(place.current?.closest(operated) === null), []);
  return (
    <span ref={place} data-cut={isExpanded ? undefined : ''}>
      {isolated(isExpanded ? text : cut(text, longestText))}
      {!isExpanded && canOffer && (
        <>
          {' '}
          <Link as="button" type="button" inline onClick={() => setExpanded(true)}>
            {t('longText.showAll', { count: text.length, shown: format.number(text.length) })}
          </Link>
        </>
      )}
    </span>
  );
}
