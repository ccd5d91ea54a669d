import type { ReactNode } from 'react';

import { TextLink } from '../actions/text-link.tsx';
import { Row, Stack } from '../layout/boxes.tsx';
import { Text } from '../layout/text.tsx';

export interface RowCardProps {
  readonly title: ReactNode;
  readonly to?: string | undefined;
  /** At the end of the title's line. */
  readonly amount?: ReactNode;
  readonly note?: ReactNode;
  readonly status?: ReactNode;
  readonly end?: ReactNode;
}

/** A table row as a card on a phone: its title and amount, a note, and the status with the content at the end. */
export function RowCard({ title, to, amount, note, status, end }: RowCardProps) {
  return (
    <Stack gap={1}>
      <Row justify="between" align="start" wrap={false}>
        <Text as="div" weight="bold">
          {to === undefined ? title : <TextLink to={to}>{title}</TextLink>}
        </Text>
        {amount}
      </Row>
      {note && (
        <Text as="div" tone="muted" size="secondary">
          {note}
        </Text>
      )}
      {(status || end) && (
        <Row justify="between">
          {status}
          {end}
        </Row>
      )}
    </Stack>
  );
}
