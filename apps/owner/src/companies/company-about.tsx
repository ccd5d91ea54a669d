// Facts and links of one business, at the foot of its page.

import { fetchFile } from '@ebpls/api-client';
import { type Company, downloadPermit } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Button, dayWritten, Facts, joinFacts, NumberedText, Row, Section, Stack, useLocale } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from './company.messages.ts';
import { findPermitEnd, isPermitInForce, useNoPermit } from './ended-permit.ts';

function PermitFact({ company }: { readonly company: Company }) {
  const t = useWords();
  const locale = useLocale();
  const { permit } = company;
  const endedOn = findPermitEnd(company);
  const none = useNoPermit(company);
  if (endedOn !== undefined) {
    const text = t('permit_ended', { day: dayWritten(endedOn, locale) });
    return permit ? `${text} (${permit.permit_no})` : text;
  }
  if (!permit) return none;
  const { permit_no, state, valid_until, until_decided } = permit;
  if (!isPermitInForce(permit))
    return (
      <>
        {permit_no} <StatusBadge kind="permit" status={state} />
      </>
    );
  return (
    <>
      <NumberedText>
        {joinFacts([
          permit_no,
          until_decided ? t('until_decided') : t('valid_until', { day: dayWritten(valid_until, locale) }),
        ])}
      </NumberedText>{' '}
      <DownloadButton asLink fetch={() => fetchFile(downloadPermit, { params: { permit_no } })}>
        {t('permit_get')}
      </DownloadButton>
    </>
  );
}

/** The registration of a business and its permit, with links to everything else about it. */
export function CompanyAbout({ company }: { readonly company: Company }) {
  const t = useWords();
  const { company_code } = company;
  return (
    <Section title={t('about')}>
      <Stack gap={4}>
        <Facts
          items={[
            { label: t('number'), value: company_code },
            ...(company.estate_of === undefined ? [] : [{ label: t('estate'), value: company.estate_of }]),
            { label: t('barangay'), value: company.barangay_name },
            { label: t('lines'), value: company.lines.join(', ') },
            {
              label: t('permit'),
              value: <PermitFact company={company} />,
            },
          ]}
        />
        <Row>
          <Button size="desk" kind="quiet" icon="edit" to={addresses.editCompany(company_code)}>
            {t('details')}
          </Button>
          <Button size="desk" kind="quiet" icon="map" to={addresses.location('view', company_code)}>
            {t('map')}
          </Button>
          <Button size="desk" kind="quiet" icon="file" to={addresses.papers(company_code)}>
            {t('papers')}
          </Button>
          <Button size="desk" kind="quiet" icon="scroll" to={addresses.statement(company_code)}>
            {t('statement')}
          </Button>
          {company.on_behalf === undefined && (
            <Button size="desk" kind="quiet" icon="user" to={addresses.delegates(company_code)}>
              {t('delegates')}
            </Button>
          )}
          {!company.is_draft && company.state !== 'PROSPECT' && (
            <Button size="desk" kind="quiet" icon="edit" to={addresses.changes(company_code)}>
              {t('change_or_close')}
            </Button>
          )}
          {!company.is_draft && (
            <Button size="desk" kind="quiet" icon="wallet" to={addresses.simulator({ company_code })}>
              {t('simulate')}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
