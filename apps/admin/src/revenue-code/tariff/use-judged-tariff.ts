import type { Tariff } from '@ebpls/contracts/tariff';
import { judgeTariff, type TariffFinding } from '@ebpls/rules/tariff';
import { useEffect, useState } from 'react';

/** How long nothing was typed before the whole document is checked. */
const JUDGE_DELAY_MS = 300;

/** What the check finds in the document as typed; while it is typed, what it found before. */
export function useJudgedTariff(tariff: Tariff | undefined, former: Tariff | undefined): readonly TariffFinding[] {
  const [findings, setFindings] = useState<readonly TariffFinding[]>([]);
  useEffect(() => {
    if (tariff === undefined) return;
    const timer = setTimeout(() => setFindings(judgeTariff(tariff, former)), JUDGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [tariff, former]);
  return findings;
}
