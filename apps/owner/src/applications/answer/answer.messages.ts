import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the reply to an office, or to the licensing office, that returned an application. */
export const texts = {
  title: { en: 'Reply to {office}', fil: 'Sagutin ang {office}' },
  title_none: { en: 'Reply to the office', fil: 'Sagutin ang tanggapan' },
  lead_paused: {
    en: 'Only this office sees your reply. The deadline resumes when you reply.',
    fil: 'Ang tanggapang ito lamang ang makakakita ng sagot mo. Tutuloy ang takdang panahon kapag sumagot ka.',
  },
  lead_running: {
    en: 'Only this office sees your reply. The office’s deadline was not paused.',
    fil: 'Ang tanggapang ito lamang ang makakakita ng sagot mo. Hindi nahinto ang takdang panahon nito.',
  },
  requested: { en: 'Requested on {day} by {name}, {office}.', fil: 'Hiniling noong {day} ni {name}, {office}.' },
  requested_by: { en: 'Requested on {day} by {name}.', fil: 'Hiniling noong {day} ni {name}.' },
  requested_on: { en: 'Requested on {day}.', fil: 'Hiniling noong {day}.' },
  remarks: { en: '“{remarks}”', fil: '“{remarks}”' },
  replace: { en: 'Upload again: {name}', fil: 'I-upload muli: {name}' },
  licensing: { en: 'licensing office', fil: 'tanggapan ng lisensiya' },
  licensing_title: { en: 'the licensing office', fil: 'tanggapan ng lisensiya' },
  marked_lead: { en: 'Correct the marked answers.', fil: 'Itama ang mga minarkahang sagot.' },
  reply_by: { en: 'Reply by {day}.', fil: 'Sumagot hanggang {day}.' },
  resubmit_by: {
    en: 'Submit again by {day}. After that date, the application expires.',
    fil: 'Isumite muli hanggang {day}. Mag-e-expire ang aplikasyon pagkatapos ng petsang iyon.',
  },
  before: { en: 'You sent: {answer}', fil: 'Ipinadala mo: {answer}' },
  else: { en: 'Your other answers stay the same.', fil: 'Hindi magbabago ang iba mong sagot.' },
  extra: {
    en: 'This document is not on the list of requirements for your application. Legal basis: {ground}. You may send your reply without it.',
    fil: 'Wala sa listahan ng aplikasyon mo ang dokumentong ito. Batayan sa batas: {ground}. Maipapadala mo ang sagot kahit wala ito.',
  },
  upload: { en: 'Upload “{name}”', fil: 'I-upload ang “{name}”' },
  enter: { en: 'Enter: {name}', fil: 'Ilagay: {name}' },
  note: { en: 'Note to the office', fil: 'Tala para sa tanggapan' },
  send: { en: 'Send to {office}', fil: 'Ipadala sa {office}' },
  send_short: { en: 'Send', fil: 'Ipadala' },
  more: { en: 'Other offices that need your reply', fil: 'Iba pang tanggapang naghihintay ng sagot mo' },
  none: { en: 'No office is waiting for your reply', fil: 'Walang tanggapang naghihintay ng sagot mo' },
  none_more: { en: 'There is nothing to correct at this time.', fil: 'Walang dapat itama ngayon.' },
  sent: { en: 'Sent to {office}, {time}.', fil: 'Naipadala sa {office}, {time}.' },
  sent_resumes: { en: 'The deadline has resumed.', fil: 'Tumatakbo na muli ang takdang panahon.' },
  sent_days_one: { en: '1 working day left, until {day}.', fil: '1 araw ng trabaho na lang, hanggang {day}.' },
  sent_days_other: {
    en: '{count} working days left, until {day}.',
    fil: '{count} araw ng trabaho pa, hanggang {day}.',
  },
  sent_items: { en: 'What you sent', fil: 'Ang ipinadala mo' },
  sent_was: { en: '{becomes} (before: {was})', fil: '{becomes} (dati: {was})' },
  sent_document: { en: 'Document sent', fil: 'Naipadala ang dokumento' },
  next: { en: 'What happens next', fil: 'Ang susunod na mangyayari' },
  next_decision: {
    en: 'We will notify you when the office decides.',
    fil: 'Aabisuhan ka namin kapag nagpasya ang tanggapan.',
  },
} as const;

export const { useWords } = defineMessages('owner.answer', texts);
