import type { ReplyBody, listColleagues } from '@ebpls/contracts';
import { useOfferActs } from '@ebpls/remote-kit';
import { Button } from '@ebpls/ui';
import { useState } from 'react';

import { ActDialog } from '../acts/act-dialog.tsx';
import { useNames, useWords } from '../clearances/clearance.messages.ts';

export type Colleague = ReplyBody<typeof listColleagues>['data'][number];

/** Button at the end of a shift that hands all cases of a clerk over to a colleague or returns them to the queue. */
export function HandOverButton({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const t = useWords();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const name = useNames();
  useOfferActs([{ act: 'hand_over', ...name('hand_over'), run: () => setDialogOpen(true) }]);
  const options = colleagues.map(({ account_id, name }) => ({ value: String(account_id), label: name }));
  return (
    <>
      <Button size="desk" onClick={() => setDialogOpen(true)}>
        {t('hand_over')}
      </Button>
      {isDialogOpen && (
        <ActDialog
          form={{
            act: 'hand_over',
            on: '-',
            title: t('dialog_hand_over'),
            lead: t('lead_hand_over'),
            confirm: t('hand_over'),
            fields: [
              {
                kind: 'list',
                name: 'to_account_id',
                label: t('hand_over_to'),
                options: [{ value: '', label: t('hand_over_queue') }, ...options],
                initialChoice: '',
              },
              { kind: 'lines', name: 'note', label: t('hand_over_note'), is_optional: true },
            ],
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}
