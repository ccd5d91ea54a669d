// Changes many rows at once; what is left alone keeps its value in each row.

import { Button, type Option, Row, SelectField, Stack } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { type FormEvent, useState } from 'react';

import { useWords } from '../page/demos.messages.ts';

interface BulkEditDialogProps {
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly label: string; readonly options: readonly Option[] }[];
  readonly busy: boolean;
  /** Only what was changed, by the name of its field. */
  readonly onSave: (changed: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

export function BulkEditDialog({ title, fields, busy, onSave, onClose }: BulkEditDialogProps) {
  const t = useWords();
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const filledEntries = Object.entries(changes).filter(([, value]) => value !== '');
    if (filledEntries.length > 0) onSave(Object.fromEntries(filledEntries));
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={save}>
        <Stack gap={4}>
          {fields.map(({ name, label, options }) => (
            <SelectField
              key={name}
              optional
              label={label}
              placeholder={t('bulk.unchanged')}
              options={options}
              value={changes[name] ?? ''}
              onChange={({ currentTarget: { value } }) => setChanges((before) => ({ ...before, [name]: value }))}
            />
          ))}
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{t('bulk.cancel')}</Button>
            <Button type="submit" kind="primary" busy={busy}>
              {t('bulk.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
