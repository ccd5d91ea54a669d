// Facts and links of one business, at the foot of its page.

import { fetchFile } from '@ebpls/api-client';
import { type Company, downloadPermit } from '@ebpls/contracts';
import { DownloadButton, RowMenu } from '@ebpls/remote-kit';
import {
  Button,
  dayWritten,
  Facts,
  type IconName,
  joinFacts,
  NumberedText,
  Row,
  Section,
  Stack,
  useLocale,
  useNarrow,
} from '@ebpls/ui';
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

const SHOWN_ON_PHONE = 2;
const SHOWN_ON_DESKTOP = 4;

/** The registration of a business and its permit, with links to everything else about it. */
export function CompanyAbout({ company }: { readonly company: Company }) {
  const t = useWords();
  const pages = listPages(company);
  const count = useNarrow() ? SHOWN_ON_PHONE : SHOWN_ON_DESKTOP;
  return (
    <Section title={t('about')} actions={<MorePages pages={pages.slice(count)} />}>
      <Stack gap={4}>
        <Facts
          items={[
            { label: t('number'), value: company.company_code },
            ...(company.estate_of === undefined ? [] : [{ label: t('estate'), value: company.estate_of }]),
            { label: t('barangay'), value: company.barangay_name },
            { label: t('lines'), value: company.lines.join(', ') },
            {
              label: t('permit'),
              value: <PermitFact company={company} />,
            },
          ]}
        />
        <Row gap={4}>
          {pages.slice(0, count).map(({ text, icon, to }) => (
            <Button key={text} size="desk" kind="quiet" icon={icon} to={to}>
              {t(text)}
            </Button>
          ))}
        </Row>
      </Stack>
    </Section>
  );
}

/** Pages behind one button beside the title, where it takes no line of a phone. */
function MorePages({ pages }: { readonly pages: readonly CompanyPageLink[] }) {
  const t = useWords();
  return <RowMenu label={t('more_pages')} items={pages.map(({ text, icon, to }) => ({ label: t(text), icon, to }))} />;
}

interface CompanyPageLink {
  readonly text: 'details' | 'papers' | 'statement' | 'change_or_close' | 'map' | 'delegates' | 'simulate';
  readonly icon: IconName;
  readonly to: string;
}

/** Only the owner appoints delegates; a permit is changed or retired once there is one. */
function listPages({ company_code, is_draft, state, on_behalf }: Company): CompanyPageLink[] {
  const canChange = !is_draft && state !== 'PROSPECT';
  const changes = addresses.changes(company_code);
  return [
    { text: 'details', icon: 'edit', to: addresses.editCompany(company_code) },
    { text: 'papers', icon: 'file', to: addresses.papers(company_code) },
    { text: 'statement', icon: 'scroll', to: addresses.statement(company_code) },
    ...(canChange ? [{ text: 'change_or_close', icon: 'store', to: changes } as const] : []),
    { text: 'map', icon: 'map', to: addresses.location('view', company_code) },
    ...(on_behalf === undefined
      ? [{ text: 'delegates', icon: 'user', to: addresses.delegates(company_code) } as const]
      : []),
    ...(is_draft ? [] : [{ text: 'simulate', icon: 'wallet', to: addresses.simulator({ company_code }) } as const]),
  ];
}
