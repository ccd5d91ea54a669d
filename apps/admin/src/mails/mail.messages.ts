import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('admin.mails', {
  title: { en: 'Sent mail', fil: 'Mga naipadalang mail' },
  subtitle: {
    en: 'Every mail of the system, and whether it went out. The texts are not shown: they may carry links that open an account.',
    fil: 'Bawat mail ng sistema, at kung ito ay naipadala. Hindi ipinapakita ang laman: maaaring may link itong nagbubukas ng account.',
  },
  search: { en: 'Address or subject', fil: 'Address o paksa' },
  state: { en: 'Status', fil: 'Kalagayan' },
  all_states: { en: 'Every status', fil: 'Lahat ng kalagayan' },
  QUEUED: { en: 'Waiting', fil: 'Naghihintay' },
  SENT: { en: 'Sent', fil: 'Naipadala' },
  FAILED: { en: 'Failed', fil: 'Nabigo' },
  to: { en: 'To', fil: 'Para kay' },
  subject: { en: 'Subject', fil: 'Paksa' },
  created: { en: 'Written', fil: 'Isinulat' },
  sent: { en: 'Sent', fil: 'Naipadala' },
  not_yet: { en: 'not yet', fil: 'hindi pa' },
  tries: { en: 'Tries', fil: 'Mga subok' },
  acts: { en: 'Act', fil: 'Gagawin' },
  again: { en: 'Send again', fil: 'Ipadala muli' },
  success_again: { en: 'The mail is on its way again.', fil: 'Papunta na muli ang mail.' },
  none: { en: 'No mail was written yet', fil: 'Wala pang naisulat na mail' },
  none_text: {
    en: 'A mail appears here as soon as the system writes one.',
    fil: 'Lalabas dito ang mail kapag may isinulat ang sistema.',
  },
});
