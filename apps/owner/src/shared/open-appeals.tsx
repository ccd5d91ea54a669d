import type { listCompanyAppeals, EndpointReply } from '@ebpls/contracts';
import { Blocker, Button, dayWritten, Stack, TextLink, useLocale } from '@ebpls/ui';
import { getStatusText } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from '../owner.messages.ts';

export type CompanyAppeals = EndpointReply<typeof listCompanyAppeals>;

interface Props {
  readonly company_code: string;
  readonly appeals: CompanyAppeals | undefined;
  readonly of: string; // Application or sanction of the page.
}

/** Decisions against the owner on this page that can be appealed, and the filed appeals. */
export function OpenAppeals({ company_code, appeals, of }: Props) {
  const t = useWords();
  const locale = useLocale();
  if (appeals === undefined) return null;
  const isHere = (one: { readonly assessment_code: string | null; readonly reference: string }) =>
    one.assessment_code === of || one.reference === of;
  const filedAppeals = appeals.data.filter(isHere);
  return (
    <Stack gap={4}>
      {appeals.appealable.filter(isHere).map(({ against, reference, office_name, appeal_by }) => (
        <Blocker
          key={reference}
          tone="warning"
          title={t(`appeal_${against}`, { office: office_name })}
          action={<Button to={addresses.fileAppeal({ company_code, against, reference })}>{t('appeal_act')}</Button>}
        >
          {t('appeal_until', { day: dayWritten(appeal_by, locale, { weekday: true }) })}
        </Blocker>
      ))}
      {filedAppeals.map(({ appeal_no, state }) => (
        <div key={appeal_no}>
          <TextLink to={addresses.appeal(appeal_no)}>
            {t('appeal_filed', { number: appeal_no, state: getStatusText('appeal', state, locale) })}
          </TextLink>
        </div>
      ))}
    </Stack>
  );
}
