import type { OrdinanceVersion, TariffFindingReply } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { Button, EmptyState, Section, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from './tariff-files.messages.ts';

const WEIGHTS = ['REFUSED', 'REASON', 'ASKED'] as const;

/** What the check found in a draft, by weight; the drafter writes the reason of each that may stay. */
export function FindingsPanel({ version }: { readonly version: OrdinanceVersion }) {
  const t = useWords();
  const [form, setForm] = useState<ActForm>();
  const findings = version.tariff?.findings ?? [];
  const mayWrite = version.acts.includes('save');
  const openReason = ({ path, message, reason }: TariffFindingReply): void =>
    setForm({
      act: 'reason',
      on: version.ordinance_version_id,
      title: t(reason === null ? 'write_reason' : 'change_reason'),
      lead: `${message} ${t('reason_lead')}`,
      confirm: t('save_reason'),
      fields: [
        { kind: 'given', name: 'path', value: path },
        { kind: 'lines', name: 'reason', label: t('reason'), ...(reason !== null && { initialText: reason }) },
      ],
    });
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

interface FindingProps {
  readonly finding: TariffFindingReply;
  readonly onWrite: ((finding: TariffFindingReply) => void) | undefined;
}

function Finding({ finding, onWrite }: FindingProps) {
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
        <div>
          <Button size="desk" onClick={() => onWrite(finding)}>
            {t(reason === null ? 'write_reason' : 'change_reason')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
