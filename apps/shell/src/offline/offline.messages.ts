import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('shell.offline', {
  line: {
    en: 'You are offline. This page was last updated at {time}.',
    fil: 'Offline ka. Huling na-update ang pahinang ito noong {time}.',
  },
  line_unread: { en: 'Offline.', fil: 'Offline.' },
  amounts: {
    en: 'Amounts due will be shown when you are online.',
    fil: 'Ipinapakita ang halagang babayaran kapag online ka.',
  },
  pending_one: {
    en: '{count} change will be sent when you are online.',
    fil: '{count} pagbabago ang ipapadala kapag online ka na.',
  },
  pending_other: {
    en: '{count} changes will be sent when you are online.',
    fil: '{count} pagbabago ang ipapadala kapag online ka na.',
  },
  to_send_one: {
    en: '{count} change has not been saved yet. Open the form to save it.',
    fil: '{count} pagbabago ang hindi pa nase-save. Buksan ang form nito.',
  },
  to_send_other: {
    en: '{count} changes have not been saved yet. Open the forms to save them.',
    fil: '{count} pagbabago ang hindi pa nase-save. Buksan ang form ng mga ito.',
  },
  saved: { en: 'Saved', fil: 'Na-save na' },
  ready: { en: 'A new version of eBPLS is ready.', fil: 'May handang bagong bersiyon.' },
  load: { en: 'Update', fil: 'I-update' },
  install_title: { en: 'On your phone', fil: 'Sa iyong telepono' },
  install: {
    en: 'Add eBPLS to your home screen. It also opens when you are offline.',
    fil: 'Idagdag ang eBPLS sa home screen mo. Bumubukas din ito kahit offline.',
  },
  install_yes: { en: 'Install', fil: 'I-install' },
  install_no: { en: 'No, thank you', fil: 'Huwag na, salamat' },
  trying: {
    en: 'You are testing version {version} of “{slot}” until {time}.',
    fil: 'Sinusubukan mo ang bersiyon {version} ng “{slot}” hanggang {time}.',
  },
  try_no_more: { en: 'Return to the standard version', fil: 'Bumalik sa karaniwang bersiyon' },
});
