import type { ReactNode } from 'react';

import { useWords } from '../docs.messages.ts';
import * as look from './markdown.module.css';

/**
 * Frame in which a table wider than the page scrolls, also by keyboard; it is no fieldset, which would announce fields.
 */
export function TableFrame({ children }: { readonly children?: ReactNode }) {
  const t = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div className={look.frame} role="group" aria-label={t('table')} tabIndex={0}>
      <table className={look.table}>{children}</table>
    </div>
  );
}
