import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  subtitle: {
    en: 'Periods are in working days under RA\u00A011032. Days when the deadline is paused are not counted.',
    fil: 'Binibilang ang panahon sa mga araw ng trabaho ayon sa RA\u00A011032. Hindi binibilang ang mga araw na nakatigil ang takda.',
  },
  open_queue: { en: 'Open the queue', fil: 'Buksan ang pila' },
  open_one: { en: 'Open case', fil: 'Bukas na kaso' },
  open_other: { en: 'Open cases', fil: 'Mga bukas na kaso' },
  due_today: { en: 'Due today', fil: 'Takda ngayon' },
  overdue: { en: 'Overdue clearances', fil: 'Nahuling clearance' },
  overdue_hint: { en: 'past the deadline of this office', fil: 'lampas sa takda ng tanggapang ito' },
  with_owner: { en: 'With the owner', fil: 'Nasa may-ari' },
  clock_stopped: { en: 'deadline paused', fil: 'nakatigil ang takda' },
  out_of_turn_one: {
    en: '{count} case was taken out of turn this month.',
    fil: '{count} kaso ang inuna ngayong buwan kahit hindi pa turno.',
  },
  out_of_turn_other: {
    en: '{count} cases were taken out of turn this month.',
    fil: '{count} kaso ang inuna ngayong buwan kahit hindi pa turno.',
  },
  received: { en: 'Received, per day', fil: 'Natanggap bawat araw' },
  received_summary_one: {
    en: '{count} case was received on the days shown.',
    fil: '{count} kaso ang dumating sa mga araw na ito.',
  },
  received_summary_other: {
    en: '{count} cases were received on the days shown.',
    fil: '{count} kaso ang dumating sa mga araw na ito.',
  },
  decided: { en: 'Decided, per day', fil: 'Napagpasyahan bawat araw' },
  decided_shown_one: {
    en: '{count} case was decided on the days shown.',
    fil: '{count} kaso ang napagpasyahan sa mga araw na ito.',
  },
  decided_shown_other: {
    en: '{count} cases were decided on the days shown.',
    fil: '{count} kaso ang napagpasyahan sa mga araw na ito.',
  },
  month_summary: { en: 'This month: {count}.', fil: 'Ngayong buwan: {count}.' },
  median_summary_one: {
    en: 'This month: {decided}, half of them within {count} working day.',
    fil: 'Ngayong buwan: {decided}. Napagpasyahan ang kalahati sa loob ng {count} araw ng trabaho.',
  },
  median_summary_other: {
    en: 'This month: {decided}, half of them within {count} working days.',
    fil: 'Ngayong buwan: {decided}. Napagpasyahan ang kalahati sa loob ng {count} araw ng trabaho.',
  },
  same_day_summary: {
    en: 'This month: {count}, half of them on the day they were received.',
    fil: 'Ngayong buwan: {count}. Napagpasyahan ang kalahati sa araw ring dumating ang mga ito.',
  },
  day: { en: 'Date', fil: 'Petsa' },
  cases: { en: 'Cases', fil: 'Mga kaso' },
  oldest: { en: 'Oldest cases', fil: 'Pinakamatagal nang naghihintay' },
  oldest_hint: { en: 'Open cases, oldest first.', fil: 'Mga bukas na kaso, pinakaluma muna.' },
  none: { en: 'No pending cases', fil: 'Walang nakabinbing kaso' },
  none_text: { en: 'Your office has no open cases.', fil: 'Walang bukas na kaso ang iyong tanggapan.' },
  NEW: { en: 'New', fil: 'Bago' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
} as const;

export const { useWords } = defineMessages('desk.dashboard', texts);
