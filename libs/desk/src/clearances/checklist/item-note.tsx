import type { CheckedItem } from '@ebpls/contracts';
import { Text } from '@ebpls/ui';

import { useWords } from './checklist.messages.ts';

/** The remark on the item, and the same office's answer in the previous year. */
export function ItemNote({ item: { remark, last, is_mandatory } }: { readonly item: CheckedItem }) {
  const t = useWords();
  const lastAnswer = last && { year: last.tax_year, answer: t(last.answer) };
  return (
    <>
      {remark !== '' && (
        <Text as="span" size="caption">
          {remark}
        </Text>
      )}
      {[
        ...(is_mandatory ? [] : [t('optional')]),
        ...(lastAnswer && last
          ? [last.remark === '' ? t('last_year', lastAnswer) : t('last_remark', { ...lastAnswer, remark: last.remark })]
          : []),
      ].map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
}
