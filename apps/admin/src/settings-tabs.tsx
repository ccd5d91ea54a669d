import { Row } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';

import { addresses } from './addresses.ts';
import { useWords } from './settings-tabs.messages.ts';

const SETTINGS_PAGES = ['code', 'recipients', 'release', 'set_up'] as const;
type SettingsPage = (typeof SETTINGS_PAGES)[number];

const TO: Readonly<Record<SettingsPage, string>> = {
  code: addresses.revenueCode,
  recipients: addresses.recipients,
  release: addresses.release,
  set_up: addresses.setUp,
};

/** The settings, one step from each other: the side menu keeps the entries that the specification names. */
export function SettingsTabs({ current }: { readonly current: SettingsPage }) {
  const t = useWords();
  return (
    <Row>
      <Segmented
        label={t('label')}
        value={current}
        options={SETTINGS_PAGES.map((page) => ({ value: page, label: t(page), to: TO[page] }))}
      />
    </Row>
  );
}
