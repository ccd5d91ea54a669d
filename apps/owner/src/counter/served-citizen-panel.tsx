import type { CompanyRow, WalkIn } from '@ebpls/contracts';
import { Blocker, Button, Row, RowItem, Rows, Section, Stack, Text } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';
import { Form } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './counter.messages.ts';

interface ServingProps {
  readonly walk_in: WalkIn;
  readonly companies: readonly CompanyRow[];
}

/** Shows a clerk the citizen at the counter whom they serve, and the businesses for which they can file. */
export function Serving({ walk_in: { citizen, walk_in_no }, companies }: ServingProps) {
  const t = useWords();
  return (
    <Stack gap={8}>
      <Blocker tone="info" icon="user" title={t('filing_for', { name: citizen.name, number: walk_in_no })}>
        {citizen.is_unclaimed ? t('unclaimed') : citizen.email || citizen.mobile}
      </Blocker>
      <Text>{t('how')}</Text>
      <Section title={t('businesses')}>
        {companies.length === 0 ? (
          <Text tone="muted">{t('no_business')}</Text>
        ) : (
          <Rows>
            {companies.map(({ company_code, company_name, state, is_draft }) => (
              <RowItem
                key={company_code}
                title={company_name || t('unnamed')}
                to={is_draft ? addresses.editCompany(company_code) : addresses.company(company_code)}
                note={company_code}
                end={<StatusBadge kind="business" status={state} />}
              />
            ))}
          </Rows>
        )}
      </Section>
      <Row>
        <Button kind="primary" to={addresses.newCompany}>
          {t('register')}
        </Button>
        <Form method="post">
          <Button type="submit" name="act" value="end">
            {t('end')}
          </Button>
        </Form>
      </Row>
    </Stack>
  );
}
