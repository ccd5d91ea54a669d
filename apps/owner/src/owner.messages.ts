import { defineMessages } from '@ebpls/remote-kit';

/** Texts of several pages of this remote: the frame of a form, the lines of a bill. */
export const texts = {
  next: { en: 'Continue', fil: 'Magpatuloy' },
  back: { en: 'Back', fil: 'Bumalik' },
  problems: { en: 'Please correct this before you continue', fil: 'Pakiayos muna ito bago magpatuloy' },
  saving: { en: 'Saving…', fil: 'Sine-save…' },
  saved: { en: 'Saved {time}', fil: 'Na-save {time}' },
  not_saved: { en: 'Not saved yet. We are trying again.', fil: 'Hindi pa nase-save. Patuloy kaming sumusubok.' },
  not_saved_offline: {
    en: 'You are offline. Your answers will be saved when you are online again.',
    fil: 'Offline ka. Ise-save ang mga sagot mo pagbalik mo online.',
  },
  choose_first: {
    en: 'The answers on your two devices differ. Choose above which answer to keep.',
    fil: 'Magkaiba ang sagot sa dalawang device mo. Pumili sa itaas kung alin ang mananatili.',
  },
  choices_title: {
    en: 'You answered this on two devices',
    fil: 'Sinagot mo ito sa dalawang device',
  },
  choices_lead: {
    en: 'Choose which answer to keep. All other answers were combined and saved.',
    fil: 'Piliin kung aling sagot ang mananatili. Pinagsama at na-save na ang lahat ng iba pa.',
  },
  typed_here: { en: 'On this device', fil: 'Sa device na ito' },
  typed_there: { en: 'On the other device, saved {time}', fil: 'Sa kabilang device, na-save {time}' },
  use_local: { en: 'Keep this device’s answer', fil: 'Panatilihin ang sagot ng device na ito' },
  use_remote: { en: 'Use the other device’s answer', fil: 'Kunin ang sagot ng kabilang device' },
  use_all_local: { en: 'Keep all answers from this device', fil: 'Panatilihin ang lahat ng sagot ng device na ito' },
  use_all_remote: { en: 'Use all answers from the other device', fil: 'Kunin ang lahat ng sagot ng kabilang device' },
  merged: {
    en: 'Changed on your other device and copied here: {fields}.',
    fil: 'Binago sa kabilang device mo at kinuha rito: {fields}.',
  },
  all_steps: { en: 'Steps', fil: 'Mga hakbang' },
  part_of: { en: 'Part {now} of {all}', fil: 'Bahagi {now} sa {all}' },
  change: { en: 'Change', fil: 'Baguhin' },
  not_provided: { en: 'Not provided', fil: 'Hindi ibinigay' },
  yes: { en: 'Yes', fil: 'Oo' },
  no: { en: 'No', fil: 'Hindi' },

  section: { en: 'Legal basis: {section}.', fil: 'Batayan: {section}.' },
  pending_CHEQUE: {
    en: 'Received and pending at the bank: check {reference} of {bank} for {amount}, received on {day}.',
    fil: 'Natanggap na, hinihintay ang bangko: tsekeng {reference} ng {bank}, {amount}, tinanggap noong {day}.',
  },
  pending_DEPOSIT: {
    en: 'Received and pending at the bank: deposit {reference} at {bank} for {amount} on {day}.',
    fil: 'Natanggap na, hinihintay ang bangko: deposito na {reference} sa {bank}, {amount}, noong {day}.',
  },
  disputes: { en: 'Disputed lines', fil: 'Mga tinutulang linya' },
  dispute_open: {
    en:
      'Since {from}, no surcharge or interest has been added, and payment is not required. The treasurer ' +
      'will decide by {by}.',
    fil:
      'Mula {from}, walang idinaragdag na patong o interes at hindi ito kailangang bayaran. Magpapasya ang ' +
      'ingat-yaman hanggang {by}.',
  },
  dispute_ended: {
    en: 'The days from {from} to {until} are not counted for surcharge and interest.',
    fil: 'Hindi binibilang sa patong at interes ang mga araw mula {from} hanggang {until}.',
  },
  dispute_OPEN: { en: 'Disputed', fil: 'Tinututulan' },
  dispute_UPHELD: { en: 'Upheld', fil: 'Pinagbigyan' },
  dispute_REJECTED: { en: 'Rejected', fil: 'Tinanggihan' },
  dispute_WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  other_fees: { en: '{count} other municipal fees', fil: '{count} iba pang singil na munisipal' },
  show_each: { en: 'Show details', fil: 'Ipakita ang detalye' },
  show_less: { en: 'Show total only', fil: 'Kabuuan lamang' },
  unpaid_of: { en: 'Unpaid balance of {year}', fil: 'Hindi pa bayad para sa {year}' },
  unpaid_of_why: {
    en: 'This is the unpaid balance of that year, with its own due dates and charges.',
    fil: 'Dapat itong bayaran para sa taon na iyon, kasama ang sarili nitong mga takdang petsa at singil.',
  },
  not_filed: { en: 'Not filed: {year}', fil: 'Hindi naisumite: {year}' },
  not_filed_why: {
    en: 'No application was filed for that year. That year is now billed, with its own due dates and charges.',
    fil: 'Walang naihaing aplikasyon para sa taon na iyon. Sinisingil na ito, kasama ang sarili nitong mga takdang petsa at singil.',
  },
  amount_until_more: {
    en: 'The amount will remain {amount} until {day}. After that date, {more} will be added.',
    fil: 'Mananatiling {amount} hanggang {day}. Pagkatapos, madaragdagan ng {more}.',
  },
  amount_until: { en: 'The amount will remain {amount} until {day}.', fil: 'Mananatiling {amount} hanggang {day}.' },
  explain_changes: { en: 'What could change this amount', fil: 'Ano ang makapagbabago sa halagang ito' },

  amount_offline: {
    en: 'You are offline. The amount due will be shown when you are connected.',
    fil: 'Offline ka. Ipapakita ang halagang babayaran kapag may signal.',
  },
  amount_offline_short: { en: 'needs a connection', fil: 'kailangan ng koneksiyon' },

  calendar: { en: 'Add due dates to my calendar', fil: 'Idagdag sa kalendaryo ko ang mga takdang petsa' },
  calendar_hint: {
    en: 'The button saves a calendar file, with a reminder seven days before each payment. Save it again later to update the dates.',
    fil: 'Magse-save ang button ng file para sa kalendaryo, na may paalala pitong araw bago ang bawat bayad. I-save ito muli para ma-update ang mga petsa.',
  },
  calendar_name: { en: 'Payments to the municipality', fil: 'Mga bayad sa munisipyo' },
  calendar_event: { en: 'Pay {amount}: {part}, {name}', fil: 'Bayaran ang {amount}: {part}, {name}' },
  calendar_none: { en: 'You have no upcoming payments.', fil: 'Wala kang paparating na singil.' },
  appeal_clearance: {
    en: 'You may appeal the refusal by {office}',
    fil: 'Maaari mong iapela ang pagtanggi ng {office}',
  },
  appeal_application: { en: 'You may appeal the refusal', fil: 'Maaari mong iapela ang pagtanggi' },
  appeal_sanction: { en: 'You may appeal this decision', fil: 'Maaari mong iapela ang pasyang ito' },
  appeal_until: {
    en: 'You may appeal until {day}. A different officer will review the decision.',
    fil: 'Maaari kang umapela hanggang {day}. Ibang opisyal ang magsusuri ng pasya.',
  },
  appeal_act: { en: 'Appeal', fil: 'Umapela' },
  appeal_filed: { en: 'Appeal {number}: {state}', fil: 'Apela {number}: {state}' },
} as const;

export const { useWords, words } = defineMessages('owner', texts);
