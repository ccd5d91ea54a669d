import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Users Administration', fil: 'Pangangasiwa ng mga User' },
  subtitle: {
    en: 'Users, roles and approval rights.',
    fil: 'Mga user, tungkulin at karapatang mag-apruba.',
  },
  no_email: { en: 'No e-mail address', fil: 'Walang e-mail' },
  search: { en: 'Name or e-mail', fil: 'Pangalan o e-mail' },
  name: { en: 'Name', fil: 'Pangalan' },
  role: { en: 'Role', fil: 'Tungkulin' },
  roles: { en: 'Roles, in order', fil: 'Mga tungkulin, ayon sa pagkakasunod' },
  role_help: {
    en: 'The first role determines which area the user can open and what the user can do there.',
    fil: 'Ang unang tungkulin ang nagpapasya kung saang bahagi papasok ang tao at ano ang magagawa niya roon.',
  },
  role_add: { en: 'Add a role', fil: 'Magdagdag ng tungkulin' },
  no_role: { en: 'No role', fil: 'Walang tungkulin' },
  all_staff: { en: 'All staff', fil: 'Lahat ng kawani' },
  everyone: { en: 'Staff and owners', fil: 'Mga kawani at may-ari' },
  permissions: { en: 'Permissions', fil: 'Mga pahintulot' },
  treasurer: { en: 'Treasurer: approves bills', fil: 'Ingat-yaman: nag-aapruba ng singil' },
  cashier: { en: 'Cashier: receives payments', fil: 'Kahera: tumatanggap ng bayad' },
  signatory: { en: 'Signatory: signs permits', fil: 'Lumalagda: naglalagda sa mga permit' },
  office_head: { en: 'Head of office: refuses clearances', fil: 'Pinuno ng tanggapan: tumatanggi ng clearance' },
  state: { en: 'Status', fil: 'Katayuan' },
  all_states: { en: 'All statuses', fil: 'Lahat ng katayuan' },
  active: { en: 'Active', fil: 'Aktibo' },
  invited: { en: 'Invited', fil: 'Naimbitahan' },
  unconfirmed: { en: 'Not confirmed', fil: 'Hindi pa kumpirmado' },
  closed: { en: 'Closed', fil: 'Sarado' },
  last_used: { en: 'Last signed in', fil: 'Huling pag-sign in' },
  never: { en: 'Never', fil: 'Hindi pa' },
  never_used: { en: 'Never signed in', fil: 'Hindi pa nag-sign in' },
  acts: { en: 'Actions', fil: 'Mga magagawa' },
  own: { en: 'Your own account', fil: 'Sarili mong account' },
  invite: { en: 'Invite a user', fil: 'Mag-imbita ng user' },
  change: { en: 'Change', fil: 'Baguhin' },
  close: { en: 'Close', fil: 'Isara' },
  reset_step: { en: 'Reset two-step sign-in', fil: 'I-reset ang dalawang hakbang na pag-sign in' },
  reopen: { en: 'Reopen', fil: 'Buksan muli' },
  mail_again: { en: 'Resend e-mail', fil: 'Ipadala muli ang e-mail' },
  firstname: { en: 'First name', fil: 'Pangalan' },
  lastname: { en: 'Last name', fil: 'Apelyido' },
  email: { en: 'E-mail', fil: 'E-mail' },
  locale: { en: 'E-mail language', fil: 'Wika ng e-mail' },
  save: { en: 'Save', fil: 'I-save' },
  none: { en: 'No users yet', fil: 'Wala pang user' },
  none_text: { en: 'Invite the first user.', fil: 'Imbitahan ang unang user.' },
  dialog_invite: { en: 'Invite a user', fil: 'Mag-imbita ng user' },
  lead_invite: {
    en: 'The user will receive an e-mail with a link to set a password. Administrator, treasurer, cashier and signatory rights need approval by another administrator.',
    fil:
      'Makatatanggap ang user ng e-mail na may link para magtakda ng password. Kailangan ng pag-apruba ng ' +
      'ibang tagapangasiwa ang mga karapatan ng tagapangasiwa, ingat-yaman, kahera at lumalagda.',
  },
  confirm_invite: { en: 'Send the invitation', fil: 'Ipadala ang imbitasyon' },
  dialog_change: { en: 'Roles and permissions of {name}', fil: 'Mga tungkulin at pahintulot ni {name}' },
  lead_change: {
    en: 'The user must sign in again. Giving or removing administrator, treasurer, cashier or signatory rights needs approval by another administrator. So does removing the only head of the licensing office. At least two administrators must remain.',
    fil:
      'Kailangang mag-sign in muli ang user. Kailangan ng pag-apruba ng ibang tagapangasiwa ang pagbibigay ' +
      'o pag-aalis ng karapatan ng tagapangasiwa, ingat-yaman, kahera o lumalagda, at ang pag-aalis sa ' +
      'nag-iisang pinuno ng tanggapan ng lisensiya. Dapat may matirang hindi bababa sa dalawang ' +
      'tagapangasiwa.',
  },
  dialog_close: { en: 'Close the account of {name}?', fil: 'Isara ang account ni {name}?' },
  lead_close: {
    en: 'The user will be signed out immediately. The account can be reopened.',
    fil: 'Agad na masa-sign out ang user. Maaaring buksan muli ang account.',
  },
  dialog_second_step: {
    en: 'Reset the two-step sign-in of {name}?',
    fil: 'I-reset ang dalawang hakbang na pag-sign in ni {name}?',
  },
  lead_second_step: {
    en: 'Reset only if the phone and recovery codes are lost. Confirm by phone or in person that the request is genuine, because the user can then sign in with only the password. Another administrator must approve the reset. The user will be signed out and notified by e-mail.',
    fil: 'I-reset lamang kapag nawala ang telepono at mga recovery code. Tiyakin sa telepono o nang harapan na siya mismo ang humiling, dahil password na lang ang kakailanganin pagkatapos. Kailangan ang pag-apruba ng ibang tagapangasiwa. Masa-sign out ang user at aabisuhan sa e-mail.',
  },
  success_second_step: { en: 'Two-step sign-in was reset.', fil: 'Na-reset ang dalawang hakbang na pag-sign in.' },
  success_invite: { en: 'The invitation was sent.', fil: 'Naipadala ang imbitasyon.' },
  success_change: { en: 'Roles and permissions were changed.', fil: 'Nabago ang mga tungkulin at pahintulot.' },
  success_close: { en: 'The account was closed.', fil: 'Sarado na ang account.' },
  success_reopen: { en: 'The account was reopened.', fil: 'Bukas muli ang account.' },
  success_mail_again: { en: 'The link was sent again.', fil: 'Naipadala muli ang link.' },
  success_pending: {
    en: 'This change needs approval by another administrator. All administrators were notified by e-mail.',
    fil: 'Kailangan nito ang pag-apruba ng ibang tagapangasiwa. Naabisuhan sa e-mail ang lahat ng tagapangasiwa.',
  },
  success_approve: {
    en: 'The change was approved and is in effect.',
    fil: 'Naaprubahan at may bisa na ang pagbabago.',
  },
  success_refuse: {
    en: 'The change was refused. The account remains as it was.',
    fil: 'Tinanggihan ang pagbabago. Walang nabago.',
  },
  success_withdraw: { en: 'The change was withdrawn.', fil: 'Binawi ang pagbabago.' },
  pending_title: {
    en: 'Pending approval by another administrator',
    fil: 'Naghihintay ng pag-apruba ng ibang tagapangasiwa',
  },
  pending_hint: {
    en: 'Permissions to administer, handle money or sign need approval by two administrators. The requester, the user concerned, and anyone either of them appointed in the last 30 days cannot approve.',
    fil:
      'Dalawang tagapangasiwa ang dapat mag-apruba ng mga pahintulot sa pangangasiwa, pera at lagda. Hindi ' +
      'maaaring mag-apruba ang humiling, ang taong tinutukoy, at ang itinalaga ng isa sa kanila sa huling 30 araw.',
  },
  pending_tag: {
    en: 'Pending approval by another administrator',
    fil: 'Naghihintay ng pag-apruba ng ibang tagapangasiwa',
  },
  power_admin: { en: 'administrator', fil: 'tagapangasiwa' },
  power_treasurer: { en: 'treasurer', fil: 'ingat-yaman' },
  power_signatory: { en: 'signatory', fil: 'lumalagda' },
  power_cashier: { en: 'cashier', fil: 'kahera' },
  proposal_invite: {
    en: '{by} proposes to invite {person} as {powers}',
    fil: 'Hinihiling ni {by} na anyayahan si {person} bilang {powers}',
  },
  proposal_change: {
    en: '{by} proposes to appoint {person} as {powers}',
    fil: 'Hinihiling ni {by} na italaga si {person} bilang {powers}',
  },
  power_licensing_head: {
    en: 'the only head of the licensing office',
    fil: 'ang nag-iisang pinuno ng tanggapan ng lisensiya',
  },
  proposal_take: {
    en: '{by} proposes to remove {person} as {taken}',
    fil: 'Hinihiling ni {by} na alisin si {person} bilang {taken}',
  },
  proposal_change_and_take: {
    en: '{by} proposes to appoint {person} as {powers} and to remove this person as {taken}',
    fil: 'Hinihiling ni {by} na italaga si {person} bilang {powers} at alisin siya bilang {taken}',
  },
  proposal_close: {
    en: '{by} proposes to close the account of {person} ({powers})',
    fil: 'Hinihiling ni {by} na isara ang account ni {person} ({powers})',
  },
  proposal_reopen: {
    en: '{by} proposes to reopen the account of {person} ({powers})',
    fil: 'Hinihiling ni {by} na buksan muli ang account ni {person} ({powers})',
  },
  proposal_second_step: {
    en: '{by} proposes to reset the two-step sign-in of {person}',
    fil: 'Hinihiling ni {by} na i-reset ang dalawang hakbang na pag-sign in ni {person}',
  },
  until: { en: 'Expires', fil: 'Mag-e-expire' },
  approve: { en: 'Approve', fil: 'Aprubahan' },
  refuse: { en: 'Refuse', fil: 'Tanggihan' },
  withdraw: { en: 'Withdraw', fil: 'Bawiin' },
  lead_approve: {
    en: '{request}. The change will take effect immediately.',
    fil: '{request}. Magkakabisa agad ang pagbabago.',
  },
  dialog_approve: { en: 'Approve this change?', fil: 'Aprubahan ang pagbabagong ito?' },
  dialog_refuse: { en: 'Refuse this change?', fil: 'Tanggihan ang pagbabagong ito?' },
  refuse_reason: { en: 'Reason', fil: 'Dahilan' },
  lead_close_waits: {
    en: 'This user has special permissions ({powers}), so closing the account needs approval by another administrator.',
    fil: 'Ang user na ito ay {powers}, kaya kailangan ng pag-apruba ng ibang tagapangasiwa ang pagsasara ng account.',
  },
} as const;

export const { useWords, words } = defineMessages('admin.users', texts);
