import type { OrdinanceVersion, TariffFindingReply } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { Button, EmptyState, Row, Section, Stack, Text, TextLink } from '@ebpls/ui';
import { useState } from 'react';

import { addresses } from '../../addresses.ts';
import { createReasonForm } from './reason-form.ts';
import { useWords } from './tariff-files.messages.ts';

const WEIGHTS = ['REFUSED', 'REASON', 'ASKED'] as const;

/** What the check found in a draft, by weight; the drafter writes the reason of each that may stay. */
export function FindingsPanel({ version }: { readonly version: OrdinanceVersion }) {
  const t = useWords();
  const [form, setForm] = useState<ActForm>();
  const findings = version.tariff?.findings ?? [];
  const mayWrite = version.acts.includes('save');
  const successorsPage = addresses.revenueCodeVersion(version.ordinance_version_id, { part: 'successors' });
  const openReason = (finding: TariffFindingReply): void => setForm(createReasonForm(version, finding, t));
  return (
    <Section title={t('findings')} hint={t('findings_hint')}>
      {findings.length === 0 && <EmptyState title={t('no_findings')}>{t('no_findings_text')}</EmptyState>}
      <Stack gap={6}>
        {WEIGHTS.map((weight) => {
          const rows = findings.filter((finding) => finding.weight === weight);
          return (
            rows.length > 0 && (
              <Section key={weight} level={3} title={t(weight, { count: rows.length })}>
                <Stack gap={4}>
                  {rows.map((finding) => (
                    <Finding
                      key={`${finding.path} ${finding.message}`}
                      finding={finding}
                      onWrite={mayWrite ? openReason : undefined}
                      successorsPage={isOfGoneLine(finding) ? successorsPage : undefined}
                    />
                  ))}
                </Stack>
              </Section>
            )
          );
        })}
      </Stack>
      {form && <ActDialog key={form.title} form={form} onClose={() => setForm(undefined)} />}
    </Section>
  );
}

/** A line that businesses have and that the draft does not: the editor has its choice of other lines. */
const isOfGoneLine = ({ path }: TariffFindingReply): boolean => path.startsWith('was.');

interface FindingProps {
  readonly finding: TariffFindingReply;
  readonly onWrite: ((finding: TariffFindingReply) => void) | undefined;
  readonly successorsPage: string | undefined;
}

function Finding({ finding, onWrite, successorsPage }: FindingProps) {
  const t = useWords();
  const { section, law, path, message, weight, reason } = finding;
  const place = [section === '' ? '' : t('place_section', { section }), law ?? '', t('place_path', { path })];
  return (
    <Stack gap={1}>
      <Text>{message}</Text>
      <Text size="caption" tone="muted">
        {place.filter((part) => part !== '').join(' · ')}
      </Text>
      {weight !== 'REFUSED' && (
        <Text size="caption" {...(reason === null && { tone: 'warning' as const })}>
          {reason === null ? t('no_reason') : `${t('reason')}: ${reason}`}
        </Text>
      )}
      {weight !== 'REFUSED' && onWrite && (
        <Row gap={4}>
          {successorsPage !== undefined && <TextLink to={successorsPage}>{t('choose_successors')}</TextLink>}
          <Button size="desk" onClick={() => onWrite(finding)}>
            {t(reason === null ? 'write_reason' : 'change_reason')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
