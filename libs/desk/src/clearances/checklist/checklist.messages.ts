import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Checklist', fil: 'Checklist' },
  answered_of: { en: '{now} of {all} answered', fil: '{now} sa {all} ang nasagot' },
  COMPLIANT: { en: 'Compliant', fil: 'Sumusunod' },
  NOT_COMPLIANT: { en: 'Not compliant', fil: 'Hindi sumusunod' },
  NOT_APPLICABLE: { en: 'Does not apply', fil: 'Hindi angkop' },
  short_NOT_APPLICABLE: { en: 'N/A', fil: 'Hindi angkop' },
  optional: { en: 'Optional', fil: 'Opsyonal' },
  last_year: { en: '{year}: {answer}', fil: '{year}: {answer}' },
  last_remark: { en: '{year}: {answer} – {remark}', fil: '{year}: {answer} – {remark}' },
  remark: { en: 'Remark', fil: 'Puna' },
  remark_question: { en: 'What did you find?', fil: 'Ano ang nakita mo?' },
  remark_help: {
    en: 'The owner can read this remark if the item does not comply.',
    fil: 'Mababasa ng may-ari ang punang ito kapag hindi sumusunod ang item.',
  },
  save: { en: 'Save', fil: 'I-save' },
  key_answer: {
    en: 'Mark compliant, not compliant or not applicable',
    fil: 'Markahang sumusunod, hindi sumusunod o hindi angkop',
  },
  rest_complies: { en: 'Mark the rest compliant', fil: 'Markahang sumusunod ang natitira' },
  key_rest: { en: 'Mark the rest compliant', fil: 'Markahang sumusunod ang natitira' },
  key_remark: { en: 'Remark on the last answer', fil: 'Puna sa huling sagot' },
  why_open: {
    en: 'You can approve the case after you answer all items.',
    fil: 'Makapag-aapruba ka kapag nasagot na ang lahat ng item.',
  },
  why_failed: {
    en: 'An item does not comply. Approve with conditions, or return the case.',
    fil: 'May hindi sumusunod. Aprubahan nang may kondisyon, o ibalik ang kaso.',
  },
  change_list: { en: 'Edit the checklist', fil: 'Baguhin ang checklist' },
  see_list: { en: 'View the checklist', fil: 'Tingnan ang checklist' },
  none_of_case: {
    en: 'This case was received before the office had a checklist.',
    fil: 'Dumating ang kasong ito bago nagkaroon ng checklist ang tanggapan.',
  },
  page_title: { en: 'Office checklist', fil: 'Checklist ng tanggapan' },
  page_subtitle: {
    en: 'Every new case uses this checklist. Open cases keep the checklist they started with.',
    fil:
      'Ginagamit ng bawat bagong kaso ang checklist na ito. Mananatili sa mga bukas na kaso ang dati nilang ' +
      'checklist.',
  },
  desk: { en: 'Request For Clearances', fil: 'Mga Hiling na Clearance' },
  version: { en: 'Version {version}', fil: 'Bersiyon {version}' },
  in_force_since: { en: 'in effect since', fil: 'may bisa mula' },
  head_only: {
    en: 'Only the head of office can edit the checklist.',
    fil: 'Ang pinuno lamang ng tanggapan ang makababago ng checklist.',
  },
  none: { en: 'No checklist yet', fil: 'Wala pang checklist' },
  none_text: {
    en: 'Without a checklist, the office approves cases based on the documents alone.',
    fil: 'Kung walang checklist, nag-aapruba ang tanggapan batay lamang sa mga dokumento.',
  },
  line: { en: 'Item {number}', fil: 'Item {number}' },
  text_en: { en: 'In English', fil: 'Sa Ingles' },
  text_fil: { en: 'In Filipino', fil: 'Sa Filipino' },
  is_mandatory: { en: 'Required before approval', fil: 'Kailangan bago mag-apruba' },
  asked_of: { en: 'Applies to', fil: 'Para sa' },
  NEW: { en: 'New', fil: 'Bago' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  add: { en: 'Add an item', fil: 'Magdagdag ng item' },
  remove: { en: 'Remove', fil: 'Alisin' },
  up: { en: 'Move up', fil: 'Itaas' },
  down: { en: 'Move down', fil: 'Ibaba' },
  publish: { en: 'Publish', fil: 'Ilathala' },
  success_publish: {
    en: 'The checklist was published for new cases.',
    fil: 'Nailathala ang checklist para sa mga bagong kaso.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.checklist', texts);
