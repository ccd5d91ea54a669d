import { Button, IconButton, lazyWithRetry, Row } from '@ebpls/ui';
import type { MenuAct } from '@ebpls/ui/overlays';
import { Suspense, useState } from 'react';

import type { ActForm } from '../acts/act-form.ts';
import { useWords } from '../messages/desk.messages.ts';

const LazyMenu = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.Menu));

interface RowMenuProps {
  /** Name of the button, with the record that the acts concern. */
  readonly label: string;
  readonly items: readonly MenuAct[];
}

/** The acts on one row of a list behind one button, so that the row stays one line; the menu's code comes with the press. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [isRequested, request] = useState(false);
  const button = (
    <IconButton size="desk" icon="more" label={label} aria-haspopup="menu" onClick={() => request(true)} />
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <LazyMenu openAtFirst trigger={<IconButton size="desk" icon="more" label={label} />} items={items} />
    </Suspense>
  );
}

interface RowActsProps {
  /** Number or name of the record; it is part of the name of each button. */
  readonly record: string;
  /** Forms of the acts that the reader may do; the first has a button of its own. */
  readonly forms: readonly ActForm[];
  readonly openForm: (form: ActForm) => void;
}

/** The first act on a row as a button and the others behind one, so that the row stays low on a phone too. */
export function RowActs({ record, forms: [first, ...others], openForm }: RowActsProps) {
  const t = useWords();
  if (!first) return null;
  return (
    <Row gap={2} justify="end" wrap={false}>
      <Button size="desk" aria-label={`${first.confirm}: ${record}`} onClick={() => openForm(first)}>
        {first.confirm}
      </Button>
      {others.length > 0 && (
        <RowMenu
          label={`${t('more_acts')}: ${record}`}
          items={others.map((form) => ({
            key: form.act,
            label: form.confirm,
            danger: form.is_danger,
            onChoose: () => openForm(form),
          }))}
        />
      )}
    </Row>
  );
}
