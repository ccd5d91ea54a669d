import type { Verification } from '@ebpls/contracts';
import { DayText, Facts, MomentText, Stack, Text, type Tone, Verdict } from '@ebpls/ui';

import { useWords } from './verify.messages.ts';

type VerdictKey = Verification['verdict'];

const VERDICT_TONES: Readonly<Record<VerdictKey, Tone>> = {
  genuine: 'success',
  expired: 'warning',
  suspended: 'warning',
  superseded: 'warning',
  closed: 'warning',
  not_yet: 'warning',
  paused: 'warning',
  revoked: 'danger',
  forged: 'danger',
  foreign: 'danger',
  unknown: 'danger',
};

/** Result of a public permit check, with the facts that are public. */
export function PermitVerdict({
  verification: { verdict, checked_by, permit, checked_at },
}: {
  readonly verification: Verification;
}) {
  const t = useWords();
  const condition = getCondition({ verdict, permit, checked_by });
  return (
    <Verdict
      tone={condition === 'unpaid' ? 'warning' : VERDICT_TONES[verdict]}
      level={2}
      title={t(`verdict.${condition}`)}
    >
      <Stack gap={4}>
        <Text>{t(`verdict.${getVerdictText({ verdict, checked_by })}_text`)}</Text>
        {verdict === 'genuine' && permit && <ForceNote permit={permit} />}
        {checked_by === 'number' && permit && <Text>{t('by_number')}</Text>}
        {permit && <PermitFacts permit={permit} />}
        <Text tone="muted" size="secondary">
          {t('checked_at')} <MomentText at={checked_at} />
        </Text>
      </Stack>
    </Verdict>
  );
}

/**
 * A genuine permit may be in force under a condition, which is shown first. A number says nothing of the paper that
 * carries it, because it can be copied.
 */
function getCondition({ verdict, permit, checked_by }: Pick<Verification, 'verdict' | 'permit' | 'checked_by'>) {
  if (verdict === 'paused' && checked_by === 'number') return 'paused_number';
  if (verdict !== 'genuine') return verdict;
  if (permit?.subject_to_payment) return 'unpaid';
  if (permit?.until_decided) return 'until_decided';
  return checked_by === 'number' ? 'number' : verdict;
}

/** Returns the text for each of our papers that is not in force now, and for a number that may have been copied. */
function getVerdictText({ verdict, checked_by }: Pick<Verification, 'verdict' | 'checked_by'>) {
  if (verdict === 'genuine' && checked_by === 'number') return 'number';
  return verdict === 'expired' || verdict === 'revoked' || verdict === 'suspended' || verdict === 'superseded'
    ? 'not_in_force'
    : verdict;
}

/** Legal basis of a permit in force that rests on more than its signature. */
function ForceNote({ permit }: { readonly permit: NonNullable<Verification['permit']> }) {
  const t = useWords();
  return (
    <>
      {permit.is_provisional && <Text>{t('provisional_text')}</Text>}
      {permit.by_law && <Text>{t(`by_law_${permit.by_law}`)}</Text>}
    </>
  );
}

function PermitFacts({ permit }: { readonly permit: NonNullable<Verification['permit']> }) {
  const t = useWords();
  return (
    <Facts
      items={[
        { label: t('permit_no'), value: permit.permit_no },
        { label: t('business'), value: permit.company_name },
        { label: t('barangay'), value: permit.barangay_name },
        ...(permit.event === null
          ? []
          : [
              { label: t('event'), value: permit.event.event_name },
              { label: t('venue'), value: permit.event.venue },
              { label: t('valid_from'), value: <DayText day={permit.event.starts_on} /> },
            ]),
        { label: t('lines'), value: permit.lines.join(', ') },
        ...(permit.issued_on === null ? [] : [{ label: t('issued_on'), value: <DayText day={permit.issued_on} /> }]),
        ...(permit.closed_on === null
          ? [
              {
                label: t(permit.is_provisional ? 'provisional_until' : 'valid_until'),
                value: permit.until_decided ? t('until_decided') : <DayText day={permit.valid_until} />,
              },
            ]
          : [{ label: t('closed_on'), value: <DayText day={permit.closed_on} /> }]),
        ...(permit.paused_until === null
          ? []
          : [{ label: t('paused_until'), value: <DayText day={permit.paused_until} /> }]),
        ...(permit.replaced_by === null ? [] : [{ label: t('replaced_by'), value: permit.replaced_by }]),
        { label: t('municipality'), value: permit.municipality },
      ]}
    />
  );
}
