import { listExtraDocuments } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { getLocaleText, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { listRequestedExtras } from './extra-documents.queries.ts';

/** Documents outside the frozen list, for the administrator (RA 11032 s.21(b)). */
export function extraDocumentsRoutes(api: Api): void {
  registerEndpoint(api, listExtraDocuments, 'extra_document.read', async ({ query, actor: { locale } }) => {
    const { pageRows, next_cursor } = await listRequestedExtras(api.db, query);
    const { offices, requirements } = await loadReferenceRows(api.db);
    const data = pageRows.map(({ office, requirement_code, ...row }) => {
      const title = offices.get(office)?.title;
      const name = requirements.get(requirement_code)?.name;
      return {
        ...row,
        office: title === undefined ? office : getLocaleText(title, locale),
        document: name === undefined ? requirement_code : getLocaleText(name, locale),
      };
    });
    return { data, next_cursor };
  });
}
