// Dialog that confirms the deletion of rows.

import { ConfirmDialog } from '@ebpls/ui/overlays';

import { useWords } from './shop.messages.ts';
import type { DemoAct } from '../page/use-demo-act.ts';

interface DeleteDialogProps {
  readonly count: number;
  readonly demoAct: DemoAct;
  readonly remove: () => Promise<unknown>;
  /** Called when the dialog is closed; the parameter is whether the rows were deleted. */
  readonly onClose: (isDeleted: boolean) => void;
}

export function DeleteDialog({ count, demoAct, remove, onClose }: DeleteDialogProps) {
  const t = useWords();
  const confirm = async (): Promise<void> => {
    if (await demoAct.act(remove, t('deleted', { count }))) onClose(true);
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={demoAct.isBusy}
      title={t('delete.title', { count })}
      confirm={t('delete')}
      onClose={() => onClose(false)}
      onConfirm={() => void confirm()}
    >
      {t('delete.more')}
    </ConfirmDialog>
  );
}
