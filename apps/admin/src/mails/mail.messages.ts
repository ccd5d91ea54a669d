import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('admin.mails', {
  title: { en: 'Sent e-mails', fil: 'Mga naipadalang e-mail' },
  subtitle: {
    en:
      'All system e-mails and their delivery status. The texts are not shown because they may contain account ' +
      'links.',
    fil:
      'Lahat ng e-mail ng sistema at ang katayuan nito. Hindi ipinapakita ang laman dahil maaaring may link ito ng ' +
      'account.',
  },
  search: { en: 'Address or subject', fil: 'Address o paksa' },
  state: { en: 'Status', fil: 'Katayuan' },
  all_states: { en: 'All statuses', fil: 'Lahat ng katayuan' },
  QUEUED: { en: 'Pending', fil: 'Naghihintay' },
  SENT: { en: 'Sent', fil: 'Naipadala' },
  FAILED: { en: 'Failed', fil: 'Nabigo' },
  to: { en: 'To', fil: 'Para kay' },
  subject: { en: 'Subject', fil: 'Paksa' },
  created: { en: 'Created', fil: 'Ginawa' },
  sent: { en: 'Sent', fil: 'Naipadala' },
  not_yet: { en: 'not yet', fil: 'hindi pa' },
  tries: { en: 'Attempts', fil: 'Mga subok' },
  acts: { en: 'Actions', fil: 'Gagawin' },
  again: { en: 'Send again', fil: 'Ipadala muli' },
  success_again: { en: 'The e-mail is being sent again.', fil: 'Ipinapadala muli ang e-mail.' },
  failed_events: { en: 'Failed notifications', fil: 'Mga abisong hindi naipadala' },
  'failed_events.text': {
    en: 'These actions were saved, but not everyone could be notified. The system retries automatically. After you fix the cause, select “Try again”.',
    fil:
      'Na-save ang mga gawaing ito, ngunit hindi naabisuhan ang lahat. Kusang sumusubok muli ang sistema. ' +
      'Kapag naayos mo na ang dahilan, piliin ang “Subukan muli”.',
  },
  event: { en: 'Event', fil: 'Pangyayari' },
  'event.actor': { en: 'Done by', fil: 'Gumawa' },
  'event.system': { en: 'System', fil: 'Ang sistema' },
  'event.acted': { en: 'Done', fil: 'Ginawa' },
  retry: { en: 'Try again', fil: 'Subukan muli' },
  success_retry: { en: 'The notifications are being sent again.', fil: 'Ipinapadala muli ang mga abiso.' },
  none: { en: 'No e-mails yet', fil: 'Wala pang e-mail' },
  none_text: {
    en: 'E-mails appear here when the system creates them.',
    fil: 'Lalabas dito ang mga e-mail kapag ginawa ng sistema.',
  },
});
