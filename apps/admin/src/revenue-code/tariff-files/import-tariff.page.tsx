import { createIdempotencyKey, isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { importTariffFile, previewTariffFile, type TariffPreview } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Button, DayText, Facts, Page, Row, Section, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { addresses } from '../../addresses.ts';
import { AmendmentView } from './amendment-view.tsx';
import { TariffFileField } from './tariff-file-field.tsx';
import { useWords } from './tariff-files.messages.ts';

interface ReviewedFile {
  readonly file: File;
  readonly preview: TariffPreview;
}

function toForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** Imports a revenue code from a file: its problems, or what it would change, and then the draft. */
export function Component() {
  const t = useWords();
  const [reviewed, setReviewed] = useState<ReviewedFile>();
  const review = async (file: File) => {
    setReviewed(undefined);
    const form = toForm(file);
    const { problems, preview } = await uploadFiles(previewTariffFile, {
      form,
      idempotency_key: createIdempotencyKey(),
    });
    if (preview !== null) setReviewed({ file, preview });
    return problems;
  };
  return (
    <Page
      title={t('import_title')}
      subtitle={t('import_subtitle')}
      width="wide"
      breadcrumb={[{ label: t('revenue_code'), to: addresses.revenueCode }, { label: t('import') }]}
    >
      <Stack gap={8}>
        <TariffFileField id="tariff-file" label={t('code_file')} help={t('code_file_help')} send={review} />
        {reviewed && <Preview key={reviewed.preview.version} reviewedFile={reviewed} />}
      </Stack>
    </Page>
  );
}

function Preview({ reviewedFile: { file, preview } }: { readonly reviewedFile: ReviewedFile }) {
  const t = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [key] = useState(createIdempotencyKey);
  const [refusal, setRefusal] = useState<string>();
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { ordinance_version_id } = await uploadFiles(importTariffFile, {
        form: toForm(file),
        idempotency_key: key,
      });
      showNotice('done', t('saved'));
      await navigate(addresses.revenueCodeVersion(ordinance_version_id, { view: 'findings' }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(Object.values(error.fields).flat()[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  const { version, title, effective_on, lines, charges, refused, reasons, asked, replaces_draft } = preview;
  return (
    <Stack gap={8}>
      <Section title={t('preview')}>
        <Stack gap={4}>
          <Facts
            columns={2}
            items={[
              { label: t('version'), value: version },
              { label: t('effective_on'), value: <DayText day={effective_on} /> },
              { label: t('title'), value: title },
              { label: t('content'), value: t('content_text', { lines, charges }) },
              { label: t('findings'), value: t('findings_text', { refused, reasons, asked }) },
            ]}
          />
          {replaces_draft && <Text tone="warning">{t('replaces', { version })}</Text>}
          {refusal !== undefined && (
            <div role="alert">
              <Text tone="danger" weight="bold">
                {refusal}
              </Text>
            </div>
          )}
          <Row gap={2}>
            <Button kind="primary" busy={busy} onClick={() => void save()}>
              {t(replaces_draft ? 'replace_draft' : 'create_draft')}
            </Button>
          </Row>
        </Stack>
      </Section>
      <AmendmentView amendment={preview.amendment} />
    </Stack>
  );
}
