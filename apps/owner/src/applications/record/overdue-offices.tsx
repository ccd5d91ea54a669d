// Notice of offices past their legal deadline: the owner's rights, and where to complain (RA 11032 s.17 and s.21).

import type { AssessmentReply, ClearanceItem, Overdue as Late } from '@ebpls/contracts';
import { dayWritten, Remark, Text, TextLink, useLocale } from '@ebpls/ui';

import { listParallelOffices } from './clearances.tsx';
import { useWords } from './record.messages.ts';

/** Channels for complaints about a late office (RA 11032 s.17 and s.21): the government's hotline, and ARTA. */
const HOTLINE = 'tel:8888';
const ARTA = 'https://arta.gov.ph';

interface LateOffice extends ClearanceItem {
  readonly overdue: Late;
}

function isLate(item: ClearanceItem): item is LateOffice {
  return item.is_needed && item.overdue !== undefined;
}

/** Offices past their last day: the owner's rights by law, and where to complain. */
export function Overdue({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const lateOffices = listParallelOffices(assessment).filter(isLate);
  const is_over = assessment.state === 'IN_CLEARANCE' && assessment.days_used > assessment.days_limit;
  if (lateOffices.length === 0 && !is_over) return null;
  return (
    <Remark tone="danger" icon="alert">
      {lateOffices.map((item) => (
        <LateLine key={item.office} item={item} />
      ))}
      {is_over && <Text>{t('over_whole', { used: assessment.days_used, limit: assessment.days_limit })}</Text>}
      <Text size="secondary">
        {t('over_complain')} <TextLink href={HOTLINE}>{t('over_hotline')}</TextLink>
        {' · '}
        <TextLink href={ARTA} target="_blank">
          {t('over_arta')}
        </TextLink>
      </Text>
    </Remark>
  );
}

function LateLine({ item: { title, office, overdue } }: { readonly item: LateOffice }) {
  const t = useWords();
  const locale = useLocale();
  const { since, acts_on, ground } = overdue;
  const nextAct =
    acts_on === null
      ? t('over_unchanged')
      : t(office === 'fire' ? 'over_LISTED' : 'over_NOT_ISSUED', {
          day: dayWritten(acts_on, locale, { weekday: true }),
          ground,
        });
  return (
    <Text>
      <b>{t('over_since', { office: title, day: dayWritten(since, locale, { weekday: true, year: false }) })}</b>{' '}
      {nextAct}
    </Text>
  );
}
