import { Blocker, Button, momentWritten, useLocale } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import type { RecordData } from '../loaded-record.ts';
import { useWords } from '../record/record.messages.ts';

/** Next step after an office returned its clearance: the required corrections and the link to send them. */
export function ComplyStep({ record: { assessment, reference } }: { readonly record: RecordData }) {
  const t = useWords();
  const locale = useLocale();
  const [first, ...others] = assessment.clearances.filter(({ state }) => state === 'FOR_COMPLIANCE');
  if (!first) return null;
  const papers = first.requested_documents.map(
    (code) => reference.requirements.find((one) => one.code === code)?.name ?? code,
  );
  const fields = first.corrections.flatMap(({ label, answered_at }) => (answered_at === null ? [label] : []));
  const requestedItems = [...papers, ...fields];
  const itemList = requestedItems.length === 0 ? t('you_comply_answer') : requestedItems.join(', ');
  const visits = assessment.clearances.filter(
    ({ state, inspection_at }) => state === 'INSPECTION_SCHEDULED' && inspection_at !== null,
  );
  const seconds = [
    ...(others.length > 0 ? [t('you_comply_others', { offices: others.map(({ title }) => title).join(', ') })] : []),
    ...visits.map(({ title, inspection_at }) =>
      t('inspection', {
        office: title,
        moment: momentWritten(inspection_at ?? '', locale, { weekday: true, year: false }),
      }),
    ),
  ];

  return (
    <Blocker
      tone="warning"
      title={t('you_comply', { office: first.title, what: itemList })}
      action={
        <Button
          kind="primary"
          icon={papers.length > 0 ? 'upload' : undefined}
          to={addresses.editApplication(assessment.assessment_code, assessment.company_code)}
        >
          {papers.length === 1 && fields.length === 0
            ? formatUpload(t, itemList)
            : t('you_comply_act', { office: first.title })}
        </Button>
      }
      second={seconds.length > 0 && seconds.map((line) => <div key={line}>{line}</div>)}
    >
      {first.remarks} {t('you_comply_more')}
    </Blocker>
  );
}

/** Characters: a short name is part of the button; a longer one is in the sentence beside it already. */
const MAX_BUTTON_TEXT_LENGTH = 24;

function formatUpload(t: ReturnType<typeof useWords>, itemList: string): string {
  return itemList.length > MAX_BUTTON_TEXT_LENGTH
    ? t('you_comply_upload_it')
    : t('you_comply_upload', { what: itemList });
}
