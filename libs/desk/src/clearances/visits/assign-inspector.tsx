import { callEndpoint } from '@ebpls/api-client';
import { type ReplyBody, assignVisit, type listVisits, type VisitReply } from '@ebpls/contracts';
import { type ReactNode, useState } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActForm } from '../../acts/act-form.ts';
import { createFormAct, runAct } from '../../acts/acts.ts';
import { useWords, words } from './agenda.messages.ts';

const AssignmentForm = v.object({
  inspector_id: v.pipe(v.string(), v.nonEmpty('inspectors.required'), v.transform(Number)),
});

/** Route action of the pages of inspection visits: it assigns an inspector. */
export function assignInspectorAction(args: ActionFunctionArgs) {
  const assign = createFormAct(AssignmentForm, ({ on, idempotency_key }, body) =>
    callEndpoint(assignVisit, { params: { inspection_no: on }, body, idempotency_key }),
  );
  return runAct(args, { acts: { assign }, getSuccessText: () => words('success_assign') });
}

interface Assigning {
  readonly openAssignment: (visit: VisitReply) => void;
  readonly dialog: ReactNode;
}

/** The dialog that assigns the inspector of a visit. */
export function useInspectorAssignment(inspectors: ReplyBody<typeof listVisits>['inspectors']): Assigning {
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  const openForm = ({ inspection_no, company_name, inspector_id }: VisitReply): void =>
    setActForm({
      act: 'assign',
      on: inspection_no,
      title: t('dialog_assign', { business: company_name }),
      confirm: t('confirm_assign'),
      fields: [
        {
          kind: 'choice',
          name: 'inspector_id',
          label: t('inspector'),
          initialChoice: inspector_id === null ? '' : String(inspector_id),
          options: inspectors.map(({ account_id, name }) => ({ value: String(account_id), label: name })),
        },
      ],
    });
  return {
    openAssignment: openForm,
    dialog: actForm && <ActDialog key={actForm.on} form={actForm} onClose={() => setActForm(undefined)} />,
  };
}
