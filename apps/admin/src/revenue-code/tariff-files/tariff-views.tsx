import type { OrdinanceVersion } from '@ebpls/contracts';
import { Segmented } from '@ebpls/ui/lists';

import { addresses } from '../../addresses.ts';
import { useWords } from './tariff-files.messages.ts';

interface TariffViewLinksProps {
  readonly version: OrdinanceVersion;
  readonly label: string;
  readonly view: string;
  /** The views that every version has. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly to: string }[];
}

/** Links to the views of a version that is a tariff: what the check found, and the proof by past bills. */
export function TariffViewLinks({
  version: { ordinance_version_id, tariff },
  label,
  view,
  options,
}: TariffViewLinksProps) {
  const t = useWords();
  const own = [
    {
      value: 'findings',
      label: `${t('findings')} (${tariff?.findings.length ?? 0})`,
      to: addresses.revenueCodeVersion(ordinance_version_id, { view: 'findings' }),
    },
    { value: 'proof', label: t('proof'), to: addresses.revenueCodeProof(ordinance_version_id) },
  ];
  return <Segmented label={label} value={view} options={[...options, ...own]} />;
}
