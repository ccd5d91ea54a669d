import { fetchFile } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { type Appeal, downloadAppealPaper, sendAppealPaper } from '@ebpls/contracts';

import { AddedDocuments } from '../shared/documents/added-documents.tsx';
import { useWords } from './appeal.messages.ts';

/** Documents that the owner added to an appeal, and the upload of another one until it is decided. */
export function AppealDocuments({ appeal: { appeal_no, papers, acts } }: { readonly appeal: Appeal }) {
  return (
    <AddedDocuments
      id="appeal-paper"
      papers={papers}
      acceptsFiles={acts.includes('send_paper')}
      t={useWords()}
      send={(form) => uploadFiles(sendAppealPaper, { params: { appeal_no }, form })}
      fetchDocument={(paper_id) => fetchFile(downloadAppealPaper, { params: { paper_id } })}
    />
  );
}
