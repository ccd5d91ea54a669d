import type { OrdinanceVersion } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { Button, dayWritten, Row, useLocale } from '@ebpls/ui';
import { useState } from 'react';

import { addresses } from '../addresses.ts';
import { useWords } from './code.messages.ts';

/** Buttons for the acts on a version of the revenue code; a disabled one shows the reason. */
export function VersionBar({ version }: { readonly version: OrdinanceVersion }) {
  const t = useWords();
  const forms = useVersionForms(version);
  const [actForm, setActForm] = useState<ActForm>();
  const { acts, state, open_draft_id, why_not_publish } = version;
  const may = (act: (typeof acts)[number]): boolean => acts.includes(act);
  return (
    <Row gap={2} align="start">
      {open_draft_id !== null && (
        <Button size="desk" to={addresses.revenueCodeVersion(open_draft_id)}>
          {t('open_draft')}
        </Button>
      )}
      {may('draft') && (
        <Button size="desk" kind="primary" onClick={() => setActForm(forms.draft)}>
          {t(state === 'WITHDRAWN' ? 'copy' : 'draft')}
        </Button>
      )}
      {may('withdraw') && (
        <Button size="desk" kind="quiet" onClick={() => setActForm(forms.withdraw)}>
          {t('withdraw')}
        </Button>
      )}
      {state === 'DRAFT' && (
        <Button
          size="desk"
          kind="primary"
          disabled={!may('publish')}
          why={why_not_publish ?? undefined}
          onClick={() => setActForm(forms.publish)}
        >
          {t('publish')}
        </Button>
      )}
      {actForm && <ActDialog key={actForm.act} form={actForm} onClose={() => setActForm(undefined)} />}
    </Row>
  );
}

function useVersionForms({
  ordinance_version_id: on,
  version,
  state,
  effective_on,
  tariff,
}: OrdinanceVersion): Record<'draft' | 'publish' | 'withdraw', ActForm> {
  const t = useWords();
  const locale = useLocale();
  const editAs = {
    kind: 'choice' as const,
    name: 'edit_as',
    label: t('edit_as'),
    options: [
      { value: 'PARTS', label: t('edit_as_parts') },
      { value: 'TABLES', label: t('edit_as_tables') },
    ],
    initialChoice: 'PARTS',
  };
  const reason = { kind: 'lines' as const, name: 'reason', label: t('reason') };
  return {
    draft: {
      act: 'draft',
      on,
      title: t('dialog_draft'),
      lead: t(state === 'WITHDRAWN' ? 'lead_copy' : 'lead_draft', { version }),
      confirm: t(state === 'WITHDRAWN' ? 'copy' : 'draft'),
      fields: [
        { kind: 'text', name: 'version', label: t('name'), help: t('name_help') },
        { kind: 'day', name: 'effective_on', label: t('effective_on'), help: t('effective_help') },
        // A version with tables keeps them, and a withdrawn draft is copied as it is.
        ...(tariff === undefined && state === 'PUBLISHED' ? [editAs] : []),
      ],
    },
    publish: {
      act: 'publish',
      on,
      title: t('dialog_publish', { version }),
      lead: t('lead_publish', { day: dayWritten(effective_on, locale) }),
      confirm: t('publish'),
      fields: [reason],
    },
    withdraw: {
      act: 'withdraw',
      on,
      title: t('dialog_withdraw', { version }),
      lead: t('lead_withdraw'),
      confirm: t('withdraw'),
      is_danger: true,
      fields: [reason],
    },
  };
}
