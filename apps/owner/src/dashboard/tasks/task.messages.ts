import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'For your action', fil: 'Kailangan ng aksiyon mo' },
  hint_one: {
    en: '{tasks} tasks in {count} business, most urgent first',
    fil: '{tasks} gawain sa {count} negosyo, pinakaapurado muna',
  },
  hint_other: {
    en: '{tasks} tasks in {count} businesses, most urgent first',
    fil: '{tasks} gawain sa {count} negosyo, pinakaapurado muna',
  },
  one_task: { en: 'One task', fil: 'Isang gawain' },
  more: { en: 'and {count} more', fil: 'at {count} pa' },
  all_dates: { en: 'Statement of account', fil: 'Statement of account' },
  pay_title: { en: 'Pay the bill of {company_name}', fil: 'Bayaran ang singil ng {company_name}' },
  pay_late_title: {
    en: 'Pay the overdue bill of {company_name}',
    fil: 'Bayaran ang singil ng {company_name} na lampas na sa takda',
  },
  pay_act: { en: 'Pay {amount}', fil: 'Bayaran ang {amount}' },
  pay_together: {
    en: 'Pay {count} bills at once: {amount}',
    fil: 'Bayaran nang sabay ang {count} singil: {amount}',
  },
  correct_title: { en: 'Correct the application of {company_name}', fil: 'Itama ang aplikasyon ng {company_name}' },
  correct_note: {
    en: 'The licensing office returned this application. It will expire if you do not submit it again in time.',
    fil: 'Ibinalik ng tanggapan ng lisensiya ang aplikasyong ito. Mag-e-expire ito kung hindi mo isusumite muli sa oras.',
  },
  correct_act: { en: 'Correct', fil: 'Itama' },
  answer_title: { en: 'Reply to {office}', fil: 'Sagutin ang {office}' },
  answer_note: {
    en: 'The office’s deadline is paused until you reply.',
    fil: 'Nakahinto ang takda ng tanggapan hanggang sumagot ka.',
  },
  answer_act: { en: 'Reply', fil: 'Sagutin' },
  proof_title: {
    en: 'File the proof of sales of {company_name}',
    fil: 'Isumite ang patunay ng benta ng {company_name}',
  },
  proof_file_title: {
    en: 'Add the file to the proof of sales of {company_name}',
    fil: 'Idagdag ang file sa patunay ng benta ng {company_name}',
  },
  proof_note: { en: '{name}, for the taxes of {year}', fil: '{name}, para sa buwis ng {year}' },
  proof_act: { en: 'File the proof', fil: 'Isumite ang patunay' },
  proof_file_act: { en: 'Add file', fil: 'Idagdag ang file' },
  condition_title: { en: 'Meet the condition set by the {office}', fil: 'Tuparin ang kondisyon ng {office}' },
  condition_note: {
    en: 'The clearance was issued on this condition.',
    fil: 'Ibinigay ang clearance sa kondisyong ito.',
  },
  condition_act: { en: 'Open', fil: 'Buksan' },
  bring_title: { en: 'Bring the original: {documents}', fil: 'Dalhin ang orihinal: {documents}' },
  bring_note: {
    en: 'The offices must see the original before they can clear your application.',
    fil: 'Kailangang makita ng mga tanggapan ang orihinal bago nila ma-clear ang aplikasyon mo.',
  },
  bring_act: { en: 'Show the slip', fil: 'Ipakita ang slip' },
  renew_title: {
    en: 'Renew the permit of {company_name} for {year}',
    fil: 'I-renew ang permit ng {company_name} para sa {year}',
  },
  renew_several_title: {
    en: 'Renew the permits of {businesses} businesses for {year}',
    fil: 'I-renew ang permit ng {businesses} negosyo para sa {year}',
  },
  renew_note: {
    en: 'A surcharge and interest are added to the tax after this date.',
    fil: 'May idaragdag na patong at interes sa buwis pagkatapos ng petsang ito.',
  },
  renew_late_note: {
    en: 'A surcharge and interest are added to the tax for late payment.',
    fil: 'May idinaragdag na patong at interes sa buwis dahil sa nahuling pagbabayad.',
  },
  renew_act: { en: 'Renew', fil: 'I-renew' },
  renew_see: { en: 'View businesses', fil: 'Tingnan ang mga negosyo' },
  register_title: { en: 'Finish registering {company_name}', fil: 'Tapusin ang pagrehistro ng {company_name}' },
  register_unnamed: { en: 'Finish registering your business', fil: 'Tapusin ang pagrehistro ng negosyo mo' },
  draft_title: {
    en: 'Finish the application of {company_name}',
    fil: 'Tapusin ang aplikasyon ng {company_name}',
  },
  register_act: { en: 'Continue', fil: 'Magpatuloy' },
  since: { en: 'since {day}', fil: 'mula {day}' },
  by: { en: 'by {day}', fil: 'hanggang {day}' },
  was_due: { en: 'was due on {day}', fil: 'takda noong {day}' },
  coming: { en: 'Coming up', fil: 'Paparating' },
  coming_days: { en: '{from} to {until}', fil: '{from} hanggang {until}' },
  opens: { en: 'opens on {day}', fil: 'magbubukas sa {day}' },
  NEW: { en: 'New permit', fil: 'Bagong permit' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
} as const;

export const { useWords } = defineMessages('owner.tasks', texts);
