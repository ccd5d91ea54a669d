import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('shell.offline', {
  line: {
    en: 'Offline. What you see is from {time}.',
    fil: 'Offline. Ang nakikita mo ay mula pa noong {time}.',
  },
  line_unread: { en: 'Offline.', fil: 'Offline.' },
  amounts: {
    en: 'An amount to pay is shown when there is signal.',
    fil: 'Ipinapakita ang halagang babayaran kapag may signal.',
  },
  pending_one: { en: '{count} change waits for signal.', fil: '{count} pagbabago ang naghihintay ng signal.' },
  pending_other: { en: '{count} changes wait for signal.', fil: '{count} pagbabago ang naghihintay ng signal.' },
  to_send_one: {
    en: '{count} change is not saved yet. Open its form.',
    fil: '{count} pagbabago ang hindi pa nase-save. Buksan ang form nito.',
  },
  to_send_other: {
    en: '{count} changes are not saved yet. Open their form.',
    fil: '{count} pagbabago ang hindi pa nase-save. Buksan ang form ng mga ito.',
  },
  saved: { en: 'Saved', fil: 'Na-save na' },
  ready: { en: 'A new version is ready.', fil: 'May handang bagong bersiyon.' },
  load: { en: 'Load it', fil: 'I-load ito' },
  install_title: { en: 'On your phone', fil: 'Sa iyong telepono' },
  install: {
    en: 'Put eBPLS beside your other apps: it opens without signal too.',
    fil: 'Ilagay ang eBPLS kasama ng iba mong app: nabubuksan ito kahit walang signal.',
  },
  install_yes: { en: 'Install', fil: 'I-install' },
  install_no: { en: 'No, thank you', fil: 'Huwag na, salamat' },
  trying: {
    en: 'You are testing version {version} of “{slot}” until {time}.',
    fil: 'Sinusubukan mo ang bersiyon {version} ng “{slot}” hanggang {time}.',
  },
  try_no_more: { en: 'Return to the usual version', fil: 'Bumalik sa karaniwang bersiyon' },
});
