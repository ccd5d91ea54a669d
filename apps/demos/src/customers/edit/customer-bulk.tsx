import type { Selection } from '@ebpls/ui/lists';

import { BulkActs, useYesOrNo } from '../../shared/shop/bulk-acts.tsx';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';

const CUSTOMER_BULK_PATH = '/api/management/customers';

/** Acts on the selected customers. */
export function CustomerBulk({ selection }: { readonly selection: Selection }) {
  const t = useWords();
  const yesOrNo = useYesOrNo();
  const { ids: customerIds } = selection;
  return (
    <BulkActs
      selection={selection}
      texts={{ edit: t('edit'), title: t('edit.title', { count: customerIds.length }) }}
      fields={[
        { name: 'acceptsMarketing', label: t('tab.accepts_marketing'), options: yesOrNo },
        { name: 'hasDiscountedPrices', label: t('switch.discount'), options: yesOrNo },
      ]}
      update={(changes) => callCustomers(`${CUSTOMER_BULK_PATH}/update`, { json: { customerIds, update: changes } })}
      remove={() => callCustomers(`${CUSTOMER_BULK_PATH}/remove`, { json: { customerIds } })}
    />
  );
}
