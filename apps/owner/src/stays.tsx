import type { CurrentDue } from '@ebpls/contracts';
import { Box, dayWritten, Icon, pesosWritten, Row, Text, useLocale } from '@ebpls/ui';

import { useWords } from './owner.messages.ts';

/** What time does to the amount, between the total and the button. */
export function Stays({ due: { stays_until, then_more, total } }: { readonly due: CurrentDue }) {
  const t = useWords();
  const locale = useLocale();
  if (stays_until === null) return null;
  const told = { amount: pesosWritten(total), day: dayWritten(stays_until, locale, { weekday: true }) };
  return (
    <Box look="subtle" pad={4}>
      <Row wrap={false} align="start">
        <Icon name="calendar" />
        <Text size="secondary">
          {then_more === null ? t('stays', told) : t('stays_more', { ...told, more: pesosWritten(then_more) })}
        </Text>
      </Row>
    </Box>
  );
}
