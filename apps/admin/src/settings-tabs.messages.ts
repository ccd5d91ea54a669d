import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('admin.settings_tabs', {
  label: { en: 'Settings', fil: 'Mga setting' },
  code: { en: 'Revenue code', fil: 'Kodigo sa kita' },
  recipients: { en: 'Inquiry recipients', fil: 'Mga patunguhan ng tanong' },
  release: { en: 'Release', fil: 'Release' },
  set_up: { en: 'Set-up', fil: 'Set-up' },
});
