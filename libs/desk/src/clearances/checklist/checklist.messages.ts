import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Checklist', fil: 'Talaan ng susuriin' },
  answered_of: { en: '{now} of {all} answered', fil: '{now} sa {all} ang nasagot' },
  COMPLIANT: { en: 'Compliant', fil: 'Sumusunod' },
  NOT_COMPLIANT: { en: 'Not compliant', fil: 'Hindi sumusunod' },
  NOT_APPLICABLE: { en: 'Does not apply', fil: 'Hindi angkop' },
  short_NOT_APPLICABLE: { en: 'N/A', fil: 'Hindi angkop' },
  optional: { en: 'need not be looked at', fil: 'hindi sapilitan' },
  last_year: { en: '{year}: {answer}', fil: '{year}: {answer}' },
  last_remark: { en: '{year}: {answer} – {remark}', fil: '{year}: {answer} – {remark}' },
  remark: { en: 'Remark', fil: 'Puna' },
  remark_question: { en: 'What did you see?', fil: 'Ano ang nakita mo?' },
  remark_help: {
    en: 'The owner reads it when this does not comply.',
    fil: 'Mababasa ito ng may-ari kapag hindi ito sumusunod.',
  },
  save: { en: 'Save', fil: 'I-save' },
  key_answer: {
    en: 'Compliant, not compliant, does not apply; in the documents: the first, second, third paper …',
    fil: 'Sumusunod, hindi sumusunod, hindi angkop; sa mga dokumento: ang una, ikalawa, ikatlong papel …',
  },
  rest_complies: { en: 'The rest complies', fil: 'Sumusunod ang iba' },
  key_rest: { en: 'Everything still open complies', fil: 'Sumusunod ang lahat ng hindi pa nasasagot' },
  key_remark: { en: 'Remark on the last answer', fil: 'Puna sa huling sagot' },
  why_open: {
    en: 'Approve opens when the last item is answered.',
    fil: 'Bubukas ang pag-apruba kapag nasagot na ang huling aytem.',
  },
  why_failed: {
    en: 'Something does not comply: approve with conditions, or return it.',
    fil: 'May hindi sumusunod: aprubahan nang may kondisyon, o ibalik.',
  },
  change_list: { en: 'Change the list', fil: 'Baguhin ang talaan' },
  see_list: { en: 'See the list', fil: 'Tingnan ang talaan' },
  none_of_case: {
    en: 'This case came before the office had a list.',
    fil: 'Dumating ang kasong ito bago nagkaroon ng talaan ang tanggapan.',
  },
  page_title: { en: 'What this office looks at', fil: 'Ang sinusuri ng tanggapang ito' },
  page_subtitle: {
    en: 'Every case is looked at by this list. A case that is here already keeps the list with which it came.',
    fil: 'Sinusuri ang bawat kaso ayon sa talaang ito. Mananatili sa kasong narito na ang talaang kasama nitong dumating.',
  },
  desk: { en: 'Request For Clearances', fil: 'Mga Hiling na Clearance' },
  version: { en: 'Version {version}', fil: 'Bersiyon {version}' },
  in_force_since: { en: 'in force since', fil: 'may bisa mula' },
  head_only: {
    en: 'Only the head of the office changes the list.',
    fil: 'Ang pinuno lamang ng tanggapan ang makababago ng talaan.',
  },
  none: { en: 'There is no list yet', fil: 'Wala pang talaan' },
  none_text: {
    en: 'An office without a list approves by its papers alone.',
    fil: 'Ang tanggapang walang talaan ay nag-aapruba batay lamang sa mga papeles.',
  },
  line: { en: 'Line {number}', fil: 'Linya {number}' },
  text_en: { en: 'In English', fil: 'Sa Ingles' },
  text_fil: { en: 'In Filipino', fil: 'Sa Filipino' },
  is_mandatory: { en: 'Must be looked at before approving', fil: 'Dapat suriin bago aprubahan' },
  asked_of: { en: 'Looked at in', fil: 'Sinusuri sa' },
  NEW: { en: 'New', fil: 'Bago' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Closing', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  add: { en: 'One more line', fil: 'Isa pang linya' },
  remove: { en: 'Remove', fil: 'Alisin' },
  up: { en: 'Move up', fil: 'Itaas' },
  down: { en: 'Move down', fil: 'Ibaba' },
  publish: { en: 'Put into force', fil: 'Pagtibayin' },
  success_publish: {
    en: 'The list is in force for the cases that come from now on.',
    fil: 'May bisa na ang talaan para sa mga kasong darating mula ngayon.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.checklist', texts);
