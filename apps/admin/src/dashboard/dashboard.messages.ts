import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  subtitle: {
    en: 'Working days by RA 11032. The figures follow every change.',
    fil: 'Mga araw ng trabaho ayon sa RA 11032. Sumusunod ang mga bilang sa bawat pagbabago.',
  },
  revenue_code: { en: 'Revenue code', fil: 'Kodigo sa kita' },
  open: { en: 'Open applications', fil: 'Mga bukas na aplikasyon' },
  to_approve_one: { en: '{count} bill to approve', fil: '{count} singil na aaprubahan' },
  to_approve_other: { en: '{count} bills to approve', fil: '{count} singil na aaprubahan' },
  past_limit: { en: 'Past the legal limit', fil: 'Lampas sa takda ng batas' },
  past_limit_hint: { en: 'whole applications', fil: 'buong aplikasyon' },
  to_sign: { en: 'Waiting for signature', fil: 'Naghihintay ng pirma' },
  collected: { en: 'Collected today', fil: 'Nakolekta ngayon' },
  receipts_one: { en: '{count} receipt', fil: '{count} resibo' },
  receipts_other: { en: '{count} receipts', fil: '{count} resibo' },
  per_day: { en: 'Filed and issued, per day', fil: 'Isinumite at naibigay bawat araw' },
  per_day_sentence: {
    en: '{filed} filed and {issued} issued in the last 30 days.',
    fil: '{filed} ang isinumite at {issued} ang naibigay sa huling 30 araw.',
  },
  day: { en: 'Day', fil: 'Araw' },
  filed_issued: { en: 'Filed / issued', fil: 'Isinumite / naibigay' },
  per_week: { en: 'Collected, per week', fil: 'Nakolekta bawat linggo' },
  per_week_sentence: {
    en: '{amount} in the last eight weeks, {online} of it online.',
    fil: '{amount} sa huling walong linggo, {online} nito ay online.',
  },
  week_from: { en: 'Week from', fil: 'Linggo mula' },
  online: { en: 'Online (₱)', fil: 'Online (₱)' },
  counter: { en: 'Counter (₱)', fil: 'Sa kahera (₱)' },
  to_decide: { en: 'Working days to decide', fil: 'Mga araw ng trabaho bago mapagpasyahan' },
  decided_none: {
    en: 'No application was decided this year yet.',
    fil: 'Wala pang aplikasyong napagpasyahan ngayong taon.',
  },
  decided_inside: {
    en: 'Nine of ten applications of every class are decided inside the limit.',
    fil: 'Siyam sa sampung aplikasyon ng bawat uri ay napagpasyahan sa loob ng takda.',
  },
  decided_slow_one: {
    en: 'In {count} class more than one of ten applications is decided past the limit.',
    fil: 'Sa {count} uri, higit sa isa sa sampung aplikasyon ang lumampas sa takda.',
  },
  decided_slow_other: {
    en: 'In {count} classes more than one of ten applications is decided past the limit.',
    fil: 'Sa {count} uri, higit sa isa sa sampung aplikasyon ang lumampas sa takda.',
  },
  days_one: { en: '{count} day', fil: '{count} araw' },
  days_other: { en: '{count} days', fil: '{count} araw' },
  class_and_limit: { en: 'Class (limit)', fil: 'Uri (takda)' },
  median: { en: 'Median days', fil: 'Gitnang bilang ng araw' },
  SIMPLE: { en: 'Simple', fil: 'Simple' },
  COMPLEX: { en: 'Complex', fil: 'Complex' },
  HIGHLY_TECHNICAL: { en: 'Technical', fil: 'Teknikal' },
  clock: { en: 'Legal clock by office', fil: 'Oras ng batas bawat tanggapan' },
  clock_hint: {
    en: 'Clearances of each office, working days by RA 11032. Stopped clocks not counted.',
    fil: 'Mga clearance ng bawat tanggapan, araw ng trabaho ayon sa RA 11032. Hindi bilang ang nakahinto.',
  },
  office: { en: 'Office', fil: 'Tanggapan' },
  col_open: { en: 'Open', fil: 'Bukas' },
  due_today: { en: 'Due today', fil: 'Due ngayon' },
  overdue: { en: 'Overdue', fil: 'Lampas' },
  with_owner: { en: 'With owner', fil: 'Nasa may-ari' },
  oldest: { en: 'Oldest', fil: 'Pinakaluma' },
  all: { en: 'All', fil: 'Lahat' },
  card_note: { en: 'Open {open}, due today {due_today}', fil: 'Bukas {open}, due ngayon {due_today}' },
  card_overdue: { en: 'Overdue {count}', fil: 'Lampas {count}' },
} as const;

export const { useWords } = defineMessages('admin.dashboard', texts);
