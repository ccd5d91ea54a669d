import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('admin.erasures', {
  title: { en: 'Account deletion requests', fil: 'Mga hiling na burahin ang account' },
  subtitle: {
    en:
      'Data the law does not require us to keep is deleted fifteen days after the request. The owner can withdraw ' +
      'the request until then.',
    fil:
      'Buburahin labinlimang araw matapos ang hiling ang datos na hindi ipinatatago ng batas. Mababawi ng ' +
      'may-ari ang hiling hanggang sa araw na iyon.',
  },
  users: { en: 'Users', fil: 'Mga user' },
  person: { en: 'Owner', fil: 'May-ari' },
  requested_on: { en: 'Requested', fil: 'Hiniling' },
  executes: { en: 'Deletion on or after', fil: 'Buburahin simula sa' },
  state: { en: 'Status', fil: 'Katayuan' },
  state_ASKED: { en: 'Pending your decision', fil: 'Naghihintay ng pasya mo' },
  state_APPROVED: { en: 'Approved, scheduled', fil: 'Aprubado, nakatakda' },
  state_REFUSED: { en: 'Refused', fil: 'Tinanggihan' },
  state_WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  state_EXECUTED: { en: 'Deleted', fil: 'Nabura' },
  open: { en: 'Still open:', fil: 'Bukas pa:' },
  blocker_application: { en: 'application', fil: 'aplikasyon' },
  blocker_due: { en: 'amount due', fil: 'babayaran' },
  blocker_payment: { en: 'payment in progress', fil: 'bayad na pinoproseso' },
  blocker_claim: { en: 'payment report or request', fil: 'ulat ng bayad o hiling' },
  blocker_business: { en: 'registered business', fil: 'nakarehistrong negosyo' },
  none: { en: 'No requests', fil: 'Walang humiling' },
  none_text: {
    en: 'Requests that owners file under “Account”, “Your data” appear here.',
    fil: 'Lalabas dito ang mga hiling ng mga may-ari sa Account, Ang iyong datos.',
  },
  approve: { en: 'Approve', fil: 'Aprubahan' },
  refuse: { en: 'Refuse', fil: 'Tanggihan' },
  dialog_approve: { en: 'Approve the deletion?', fil: 'Aprubahan ang pagbura?' },
  dialog_refuse: { en: 'Refuse the deletion?', fil: 'Tanggihan ang pagbura?' },
  no_email: { en: 'no e-mail address', fil: 'walang e-mail' },
  lead: {
    en: '{person} ({email}) will be able to read your reason.',
    fil: '{person}, {email}. Mababasa ng may-ari ang iyong dahilan.',
  },
  reason: { en: 'Reason', fil: 'Dahilan' },
  success_APPROVED: {
    en: 'The request was approved and the owner was notified.',
    fil: 'Naaprubahan ang hiling at naabisuhan ang may-ari.',
  },
  success_REFUSED: {
    en: 'The request was refused and the owner was notified.',
    fil: 'Tinanggihan ang hiling at naabisuhan ang may-ari.',
  },
});
