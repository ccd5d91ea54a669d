// Link that downloads the permit form as a spreadsheet, shown only when the file exists (decision D36).

import { Icon, Row, Text, TextLink } from '@ebpls/ui';

import type { wordsIn } from './landing.messages.ts';

/** Specification section 7: below the provider's attachments. Shown only when the file exists (decision D36). */
const FORM_ADDRESS = '/attachments/forms/business-permit-form.xlsx';

/** The permit form as a spreadsheet: a plain link, which the page's script watches. */
export function FormDownload({ t }: { readonly t: ReturnType<typeof wordsIn> }) {
  return (
    <div id="form">
      <Row gap={2} wrap={false}>
        <Icon name="download" size={16} />
        <span>
          <TextLink href={FORM_ADDRESS} download>
            {t('form')}
          </TextLink>{' '}
          <Text as="span" tone="muted" size="secondary">
            <span id="form-kind">{t('form_kind')}</span>
            <output id="form-going" data-words={t('form_progress', { percent: '{percent}' })} />
          </Text>
        </span>
      </Row>
    </div>
  );
}
