import type { UploadQuota } from '@ebpls/contracts';
import { Text } from '@ebpls/ui';

import { useWords } from '../application.messages.ts';

const MEGABYTE = 1_000_000;
const WARNING_SHARE = 0.8; // Below this part of the quota nothing is shown.

/** Shows the used part of a quota from four fifths on, so that a refusal does not come as a surprise. */
export function UploadQuotas({ quotas }: { readonly quotas: readonly UploadQuota[] }) {
  const t = useWords();
  const nearly_full = quotas.filter(({ used_bytes, limit_bytes }) => used_bytes >= limit_bytes * WARNING_SHARE);
  return nearly_full.map(({ of, used_bytes, limit_bytes }) => (
    <Text key={of} size="secondary" tone="warning">
      {t(`quota_${of}`, {
        left: toMegabytes(Math.max(0, limit_bytes - used_bytes)),
        most: limit_bytes / MEGABYTE,
      })}
    </Text>
  ));
}

/** Returns megabytes, rounded down, so that the shown rest is really left. */
function toMegabytes(bytes: number): number {
  return Math.floor((bytes * 10) / MEGABYTE) / 10;
}
