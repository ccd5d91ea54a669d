// What becomes of lines of business that the draft no longer has: chosen among its lines, or a reason.

import type { OrdinanceVersion } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { useStore } from '@ebpls/remote-kit';
import { Button, EmptyState, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { useMemo, useState } from 'react';

import { ValuesField } from '../tariff-charges/values-field.tsx';
import { createReasonForm } from '../tariff-files/reason-form.ts';
import { useWords as useFileWords } from '../tariff-files/tariff-files.messages.ts';
import type { TariffStore } from '../tariff/tariff.store.ts';
import { type GoneLine, listGoneLines, putSuccessors } from './gone-lines.ts';
import { useWords } from './successor.messages.ts';

interface SuccessorsPanelProps {
  readonly version: OrdinanceVersion;
  readonly store: TariffStore;
  readonly isLocked: boolean;
}

export function SuccessorsPanel({ version, store, isLocked }: SuccessorsPanelProps) {
  const t = useWords();
  const fileWords = useFileWords();
  const locale = useLocale();
  const [form, setForm] = useState<ActForm>();
  const lines = useStore(store, ({ document }) => document.lines);
  const line_uses = useStore(store, ({ base }) => base.line_uses);
  const goneLines = useMemo(() => listGoneLines({ lines, line_uses }), [lines, line_uses]);
  const options = useMemo(
    () => lines.map(({ code, name, synonyms }) => ({ value: code, label: name[locale], hint: code, synonyms })),
    [lines, locale],
  );
  return (
    <Section title={t('title')} hint={t('hint')}>
      {goneLines.length === 0 && <EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
      <Stack gap={8}>
        {goneLines.map((goneLine) => {
          const finding = version.tariff?.findings.find(({ path }) => path === `was.${goneLine.line}`);
          return (
            <Section key={goneLine.line} level={3} title={t('line', { name: goneLine.name, code: goneLine.line })}>
              <Stack gap={3}>
                <Text as="p" tone="muted">
                  {t('businesses', { count: goneLine.businesses })}
                </Text>
                <ValuesField
                  label={t('successors')}
                  options={options}
                  values={goneLine.successors}
                  isLocked={isLocked}
                  onChange={(next) =>
                    store.getState().change((document) => putSuccessors(document, goneLine.line, next))
                  }
                />
                <NoLongerTaxed
                  goneLine={goneLine}
                  reason={finding?.reason ?? null}
                  isLocked={isLocked}
                  onWrite={finding && (() => setForm(createReasonForm(version, finding, fileWords)))}
                />
              </Stack>
            </Section>
          );
        })}
      </Stack>
      {form && <ActDialog key={form.title} form={form} onClose={() => setForm(undefined)} />}
    </Section>
  );
}

interface NoLongerTaxedProps {
  readonly goneLine: GoneLine;
  readonly reason: string | null;
  readonly isLocked: boolean;
  /** Absent while the line is gone only in what is typed: the check has not named it yet. */
  readonly onWrite: (() => void) | undefined;
}

/** The reason of a line that nothing replaces. */
function NoLongerTaxed({ goneLine, reason, isLocked, onWrite }: NoLongerTaxedProps) {
  const t = useWords();
  if (goneLine.successors.length > 0) return null;
  if (onWrite === undefined)
    return (
      <Text as="p" tone="muted">
        {t('save_first')}
      </Text>
    );
  return (
    <Stack gap={2}>
      {reason !== null && <Text as="p">{t('reason', { reason })}</Text>}
      {!isLocked && (
        <Row>
          <Button size="desk" onClick={onWrite}>
            {t(reason === null ? 'no_longer' : 'change_reason')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
