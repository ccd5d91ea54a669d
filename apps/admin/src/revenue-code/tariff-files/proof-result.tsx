import type { ProofGroup, TariffProof } from '@ebpls/contracts';
import { ActDialog, type ActForm, useAct } from '@ebpls/desk';
import { Button, Figure, Figures, formatPesos, momentWritten, Pesos, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';

import { createAcceptForm } from './accept-form.ts';
import { useWords } from './tariff-files.messages.ts';

interface ProofResultProps {
  readonly proof: TariffProof;
  /** Id of the version. */
  readonly on: string;
  readonly acts: readonly ('prove' | 'accept')[];
  readonly whyNot: string | null;
}

/** The counts and sums of a proof, and its differences by charge. */
export function ProofResult({ proof, on, acts, whyNot }: ProofResultProps) {
  const t = useWords();
  const locale = useLocale();
  const { busy, run } = useAct();
  const { file_name, proved_by, proved_at, is_current, equal, different, refused, open } = proof;
  const amounts = {
    charged: formatPesos(proof.charged),
    computed: formatPesos(proof.computed),
    difference: formatPesos(proof.difference),
  };
  return (
    <Stack gap={6}>
      <Text size="caption" tone="muted">
        {t('proved_by', { file: file_name, who: proved_by, when: momentWritten(proved_at, locale) })}
      </Text>
      {!is_current && (
        <Text as="div" tone="warning" weight="bold">
          {t('outdated')}{' '}
          {acts.includes('prove') && (
            <Button size="desk" busy={busy} onClick={() => run('repeat', on)}>
              {t('again')}
            </Button>
          )}
        </Text>
      )}
      <Figures>
        <Figure value={equal} label={t('equal')} />
        <Figure value={different} label={t('different')} />
        <Figure value={refused} label={t('refused')} />
        <Figure value={open} label={t('open')} />
      </Figures>
      <Text>{t('sum', amounts)}</Text>
      {open > 0 && whyNot !== null && <Text tone="muted">{whyNot}</Text>}
      <Groups proof={proof} on={on} mayAccept={acts.includes('accept') && is_current} />
    </Stack>
  );
}

interface GroupsProps extends Pick<ProofResultProps, 'proof' | 'on'> {
  readonly mayAccept: boolean;
}

function Groups({ proof: { groups, proof_no }, on, mayAccept }: GroupsProps) {
  const t = useWords();
  const [form, setForm] = useState<ActForm>();
  const accept = ({ charge, direction, name, open }: ProofGroup): void =>
    setForm(
      createAcceptForm(
        { on, proof_no, charge, direction },
        {
          title: t('accept_all_of', { name }),
          lead: t('accept_all_lead', { name, direction: t(direction), count: open }),
          confirm: t('accept_all'),
          reason: t('reason'),
        },
      ),
    );
  const columns = useGroupColumns(mayAccept ? accept : undefined);
  if (groups.length === 0) return null;
  return (
    <Section level={3} title={t('groups')}>
      <Table
        density="compact"
        caption={t('groups')}
        columns={columns}
        rows={groups}
        rowKey={({ charge, direction }) => `${charge} ${direction}`}
      />
      {form && <ActDialog key={form.title} form={form} onClose={() => setForm(undefined)} />}
    </Section>
  );
}

/** Columns of the groups; with an act at the end where the reader may accept. */
function useGroupColumns(onAccept: ((group: ProofGroup) => void) | undefined): TableColumn<ProofGroup>[] {
  const t = useWords();
  return [
    { key: 'charge', header: t('charge'), cell: ({ name }) => name, note: ({ charge }) => charge },
    { key: 'direction', header: t('direction'), cell: ({ direction }) => t(direction) },
    { key: 'bills', header: t('bills'), align: 'end', cell: ({ bills }) => bills },
    { key: 'open', header: t('open'), align: 'end', cell: ({ open }) => open },
    {
      key: 'difference',
      header: t('difference'),
      align: 'end',
      cell: ({ difference }) => <Pesos amount={difference} />,
    },
    ...(onAccept
      ? [
          {
            key: 'accept',
            header: t('accept'),
            cell: (group: ProofGroup) =>
              group.open > 0 && (
                <Button
                  size="desk"
                  aria-label={t('accept_all_of', { name: group.name })}
                  onClick={() => onAccept(group)}
                >
                  {t('accept_all')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}
