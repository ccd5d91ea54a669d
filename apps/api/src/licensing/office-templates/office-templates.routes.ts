import { getOfficeTemplates, publishOfficeTemplates as publish } from '@ebpls/contracts';

import { inTransaction } from '../../platform/transactions/transaction.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { publishTemplates, readTemplates } from './publish-templates.ts';

/** Texts that an office writes often, maintained by its head (decision 0119). */
export function officeTemplatesRoutes(api: Api): void {
  registerEndpoint(api, getOfficeTemplates, 'template.read', ({ actor }) => readTemplates(api.db, actor));
  registerEndpoint(api, publish, 'template.publish', ({ body, actor }) =>
    inTransaction(api, actor, (tx) => publishTemplates(tx, body)),
  );
}
