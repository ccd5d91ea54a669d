// Notes that name the owner for whom a delegate or a clerk acts, pays or files.

import type { OnBehalf, Representative } from '@ebpls/contracts';
import { Tag, Text } from '@ebpls/ui';

import { useWords } from './behalf.messages.ts';

/** Shown on every page of a business that the reader files for, so that nobody takes it for their own. */
export function ForOwner({ of }: { readonly of: OnBehalf | undefined }) {
  const t = useWords();
  if (of === undefined) return null;
  return (
    <Tag tone="warning" icon="user">
      {t('for_owner', { name: of.owner_name })}
    </Tag>
  );
}

/** Payer in the owner's stead, where a payment is shown. */
export function PayerNote({ by }: { readonly by: Representative | undefined }) {
  const t = useWords();
  if (by === undefined) return null;
  return (
    <Text as="div" tone="muted" size="secondary">
      {t('paid_by', { name: by.name, owner: by.owner_name, number: by.delegation_no })}
    </Text>
  );
}

/** Person who swore in the owner's stead. */
export function FilerNote({ by }: { readonly by: Representative | undefined }) {
  const t = useWords();
  if (by === undefined) return null;
  return (
    <Text as="div" tone="muted" size="secondary">
      {t(by.at_counter ? 'filed_at_counter' : 'filed_by', {
        name: by.name,
        owner: by.owner_name,
        number: by.delegation_no,
      })}
    </Text>
  );
}
