import { Button, Input, Select } from '@fluentui/react-components';
import {
  ChevronDoubleLeftRegular,
  ChevronDoubleRightRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { usePageFooter } from '#renderer/kit/ui/page/edges.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { DensityChoice } from './DensityChoice.tsx';
import styles from './List.module.css';
import { type PageSize, pageSizes } from './page-size.ts';

interface FooterProps {
  page: number;
  perPage: PageSize;
  total: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: PageSize) => void;
  /** Whom the list holds, beside the range. */
  children?: ReactNode;
}

/** The foot of a list: position in it, buttons to other pages, rows per page and their height. */
export function Footer({ page, perPage, total, onPage, onPerPage, children }: FooterProps) {
  const translate = useTranslate();
  const format = useFormat();
  const footer = useRef<HTMLElement>(null);
  usePageFooter(footer);
  const last = Math.max(Math.ceil(total / perPage), 1);
  const range = translate('list:footer.range', {
    first: format.number(total === 0 ? 0 : (page - 1) * perPage + 1),
    last: format.number(Math.min(page * perPage, total)),
    total: format.number(total),
  });
  const step = (label: string, target: number, Icon: typeof ChevronLeftRegular) => (
    <Button
      appearance="subtle"
      size="small"
      icon={<Icon />}
      aria-label={label}
      title={label}
      disabled={target < 1 || target > last || target === page}
      disabledFocusable={target < 1 || target > last || target === page}
      onClick={() => onPage(target)}
    />
  );
  const perPageLabel = translate('list:footer.perPage');
  return (
    <nav ref={footer} className={styles.footer} aria-label={translate('list:footer.label')}>
      <span role="status" className={styles.range}>
        {range}
      </span>
      {children}
      <div className={styles.steps}>
        {step(translate('list:footer.first'), 1, ChevronDoubleLeftRegular)}
        {step(translate('list:footer.previous'), page - 1, ChevronLeftRegular)}
        <PageField page={page} last={last} onPage={onPage} />
        {step(translate('list:footer.next'), page + 1, ChevronRightRegular)}
        {step(translate('list:footer.last'), last, ChevronDoubleRightRegular)}
      </div>
      <Select
        size="small"
        appearance="underline"
        aria-label={perPageLabel}
        title={perPageLabel}
        value={String(perPage)}
        onChange={(_, { value }) => {
          const size = pageSizes.find((known) => String(known) === value);
          if (size !== undefined) onPerPage(size);
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {translate('list:footer.size', { size })}
          </option>
        ))}
      </Select>
      <DensityChoice />
    </nav>
  );
}

/** The page number as a field: applied on Enter or blur, and clamped to the list. */
function PageField({ page, last, onPage }: Pick<FooterProps, 'page' | 'onPage'> & { last: number }) {
  const translate = useTranslate();
  const format = useFormat();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const label = translate('list:footer.page');

  const go = () => {
    const wanted = Number.parseInt(typed, 10);
    const target = Number.isNaN(wanted) ? page : Math.min(Math.max(wanted, 1), last);
    setTyped(String(target));
    if (target !== page) onPage(target);
  };
  return (
    <span className={flow.together}>
      <Input
        size="small"
        inputMode="numeric"
        aria-label={label}
        title={label}
        className={styles.pageNumber}
        value={typed}
        onChange={(_, { value }) => setTyped(value.replaceAll(/\D/g, ''))}
        onBlur={go}
        onKeyDown={({ key }) => key === 'Enter' && go()}
      />
      <span>{translate('list:footer.of', { last: format.number(last) })}</span>
    </span>
  );
}
