import { IconButton, Row } from '@ebpls/ui';

import { useWords } from './shop.messages.ts';

interface RowActsProps {
  readonly name: string;
  readonly viewTo?: string;
  readonly editTo?: string;
  readonly onEdit?: () => void;
}

/** Edit and view buttons at the end of a row. */
export function RowActs({ name, viewTo, editTo, onEdit }: RowActsProps) {
  const t = useWords();
  return (
    <Row gap={1} wrap={false} justify="end">
      {(editTo !== undefined || onEdit) && (
        <IconButton size="desk" icon="edit" label={t('edit', { name })} to={editTo} onClick={onEdit} />
      )}
      {viewTo !== undefined && <IconButton size="desk" icon="eye" label={t('view', { name })} to={viewTo} />}
    </Row>
  );
}
