import type { UploadQuota } from '@ebpls/contracts';
import { Text } from '@ebpls/ui';

import { useWords } from '../application.messages.ts';

const MEGABYTE = 1_000_000;
/** Before that nobody need think of it. */
const SHOWN_FROM = 0.8;

/** How much of a quota is used, from four fifths on, so that nobody learns of it from a refusal. */
export function UploadQuotas({ quotas }: { readonly quotas: readonly UploadQuota[] }) {
  const t = useWords();
  const nearly_full = quotas.filter(({ used_bytes, limit_bytes }) => used_bytes >= limit_bytes * SHOWN_FROM);
  return nearly_full.map(({ of, used_bytes, limit_bytes }) => (
    <Text key={of} size="secondary" tone="warning">
      {t(`quota_${of}`, {
        left: inTenths(Math.max(0, limit_bytes - used_bytes)),
        most: limit_bytes / MEGABYTE,
      })}
    </Text>
  ));
}

/** Megabytes, rounded down: what is shown as left is left. */
function inTenths(bytes: number): number {
  return Math.floor((bytes * 10) / MEGABYTE) / 10;
}
