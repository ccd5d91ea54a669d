// Acts on the selected rows; a finished act clears the selection.

import { Button, type Option } from '@ebpls/ui';
import type { Selection } from '@ebpls/ui/lists';
import { useState } from 'react';

import { BulkEditDialog } from '../list/bulk-edit-dialog.tsx';
import { useDemoAct } from '../page/use-demo-act.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useWords } from './shop.messages.ts';

interface BulkActsProps {
  readonly selection: Selection;
  readonly texts: { readonly edit: string; readonly title: string };
  readonly fields: readonly { readonly name: string; readonly label: string; readonly options: readonly Option[] }[];
  /** Gets what was changed by the name of its field; `yes` and `no` are true and false. */
  readonly update: (changed: Readonly<Record<string, string | boolean>>) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

export function BulkActs({ selection, texts, fields, update, remove }: BulkActsProps) {
  const t = useWords();
  const demoAct = useDemoAct();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = (isDone: boolean): void => {
    setOpen(undefined);
    if (isDone) selection.clear();
  };
  const save = async (changes: Readonly<Record<string, string>>): Promise<void> => {
    const values = Object.entries(changes).map(([name, value]) => [name, parseValue(value)] as const);
    close(await demoAct.act(() => update(Object.fromEntries(values)), t('saved')));
  };
  return (
    <>
      <Button size="desk" icon="edit" onClick={() => setOpen('edit')}>
        {texts.edit}
      </Button>
      <Button size="desk" kind="danger" icon="trash" onClick={() => setOpen('delete')}>
        {t('delete')}
      </Button>
      {open === 'edit' && (
        <BulkEditDialog
          title={texts.title}
          fields={fields}
          busy={demoAct.isBusy}
          onSave={(changes) => void save(changes)}
          onClose={() => close(false)}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog count={selection.ids.length} demoAct={demoAct} remove={remove} onClose={close} />
      )}
    </>
  );
}

/** `yes` and `no` are the values of a switch; every other value is an option of its field. */
function parseValue(value: string): string | boolean {
  return value === 'yes' || value === 'no' ? value === 'yes' : value;
}

/** The options of a switch. */
export function useYesOrNo(): Option[] {
  const t = useWords();
  return [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ];
}
