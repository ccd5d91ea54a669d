import { RowMenu } from '@ebpls/remote-kit';
import { Button, Row } from '@ebpls/ui';

import type { ActForm } from '../acts/act-form.ts';
import { useWords } from '../messages/desk.messages.ts';

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
