import { Button, IconButton, Row, Text, TextField, VisuallyHidden } from '@ebpls/ui';

import * as look from './pdf-view.module.css';
import { useWords } from './pdf-view.messages.ts';

type Act = (() => void) | undefined;

/** Properties of the buttons of the PDF viewer. */
interface PdfToolsProps {
  readonly page: number;
  readonly pages: number;
  readonly zoom: number;
  /** An act that is not possible now is absent. */
  readonly acts: Readonly<Record<'before' | 'after' | 'smaller' | 'larger' | 'fit' | 'turn', Act>>;
  readonly onPage: (page: number) => void;
}

/** The bar over a PDF: its pages where it has several, its size, its turn. */
export function PdfTools({ page, pages, zoom, acts, onPage }: PdfToolsProps) {
  const t = useWords();
  return (
    <div role="toolbar" aria-label={t('tools')} className={look['tools']}>
      {pages > 1 && (
        <Row gap={1}>
          <IconButton
            size="desk"
            icon="chevron-left"
            label={t('before')}
            disabled={!acts.before}
            onClick={acts.before}
          />
          <PageField page={page} pages={pages} onPage={onPage} />
          <IconButton size="desk" icon="chevron-right" label={t('after')} disabled={!acts.after} onClick={acts.after} />
        </Row>
      )}
      <Row gap={1}>
        <IconButton size="desk" icon="zoom-out" label={t('out')} disabled={!acts.smaller} onClick={acts.smaller} />
        <output dir="auto">
          <Text as="span" size="secondary">
            {t('zoom', { percent: Math.round(zoom * 100) })}
          </Text>
        </output>
        <IconButton size="desk" icon="zoom-in" label={t('in')} disabled={!acts.larger} onClick={acts.larger} />
        <IconButton size="desk" icon="retry" label={t('turn')} onClick={acts.turn} />
        <Button size="desk" kind="quiet" disabled={!acts.fit} onClick={acts.fit}>
          {t('fit')}
        </Button>
      </Row>
    </div>
  );
}

/** The page that is shown; another number leads there when the field is left or Enter pressed. */
function PageField({ page, pages, onPage }: Pick<PdfToolsProps, 'page' | 'pages' | 'onPage'>) {
  const t = useWords();
  const go = (field: HTMLInputElement): void => {
    const pageNumber = Number(field.value);
    if (Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= pages) onPage(pageNumber);
    else field.value = String(page);
  };
  return (
    <Row gap={1} wrap={false}>
      <span className={look['page-no']}>
        <TextField
          key={page}
          label={<VisuallyHidden>{t('page')}</VisuallyHidden>}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
          onBlur={({ currentTarget }) => go(currentTarget)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && go(currentTarget)}
        />
      </span>
      <output>
        <Text as="span" size="secondary">
          {t('of', { pages })}
        </Text>
      </output>
    </Row>
  );
}
