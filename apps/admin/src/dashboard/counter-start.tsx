import { Button, Row, SearchField, Section } from '@ebpls/ui';
import { Form } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard.messages.ts';

/** The counter at the head of a cashier's dashboard: the order of the next payer is found from here. */
export function CounterStart() {
  const t = useWords();
  return (
    <Section title={t('counter_start')} hint={t('counter_start_hint')}>
      <Form action={addresses.counter}>
        <Row align="end">
          <SearchField label={t('counter_search')} name="search" />
          <Button type="submit" kind="primary">
            {t('counter_find')}
          </Button>
          <Button to={addresses.counter}>{t('counter_open')}</Button>
        </Row>
      </Form>
    </Section>
  );
}
