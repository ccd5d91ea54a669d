import type { Fee } from '@ebpls/contracts';
import { useLocale } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from '../simulator.messages.ts';
import { useFeeFormat } from './use-fee-format.ts';

interface FeeRow {
  readonly fee: Fee;
  readonly name: string;
  readonly rule: string;
}

/** List of the fees in force with their formatted rules. */
export function Fees({ fees }: { readonly fees: readonly Fee[] }) {
  const t = useWords();
  const formatFee = useFeeFormat();
  const locale = useLocale();
  const rows = fees
    .filter(({ in_force }) => in_force)
    .map((fee): FeeRow => ({ fee, name: `${fee.code} ${fee.name[locale]}`, rule: getRuleText(fee) }));
  const columns: TableColumn<FeeRow>[] = [
    { key: 'fee', header: t('col_fee'), cell: ({ name }) => name },
    { key: 'rule', header: t('col_amount'), cell: ({ rule }) => rule },
    { key: 'section', header: t('col_section'), cell: ({ fee }) => fee.ordinance_section },
  ];
  return <Table caption={t('fees_part')} columns={columns} rows={rows} rowKey={({ fee }) => fee.code} />;

  function getRuleText({ rule, applies_to, prorated_for_new }: Fee): string {
    return [formatFee(rule), prorated_for_new && t('prorated'), applies_to.length === 0 && t('on_request')]
      .filter(Boolean)
      .join('. ');
  }
}
