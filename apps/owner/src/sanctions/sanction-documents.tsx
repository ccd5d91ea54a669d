import { fetchFile } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { type Sanction, downloadSanctionPaper, sendSanctionPaper } from '@ebpls/contracts';

import { AddedDocuments } from '../shared/documents/added-documents.tsx';
import { useWords } from './sanction.messages.ts';

/** Documents that the owner added to a sanction case, and the upload of another one while an answer is expected. */
export function SanctionDocuments({ sanction: { sanction_no, papers, acts } }: { readonly sanction: Sanction }) {
  return (
    <AddedDocuments
      id="sanction-paper"
      papers={papers}
      acceptsFiles={acts.includes('send_paper')}
      t={useWords()}
      send={(form) => uploadFiles(sendSanctionPaper, { params: { sanction_no }, form })}
      fetchDocument={(paper_id) => fetchFile(downloadSanctionPaper, { params: { paper_id } })}
    />
  );
}
