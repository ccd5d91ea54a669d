import type { Messages } from '@ebpls/contracts';

/** Texts of the renewal of a business in which nothing changed. */
export const messages = {
  'renewal.not_open': {
    en: 'This application has no permit of last year to be compared with. Please use the full form.',
    fil: 'Walang permit noong nakaraang taon na maihahambing sa aplikasyong ito. Gamitin ang buong form.',
  },
  'renewal.gross_unexplained': {
    en: 'The gross fell much since last year, or is lower than the revenue code presumes. Please say why; you can still send it.',
    fil: 'Malaki ang ibinaba ng kita mula noong nakaraang taon, o mas mababa ito sa ipinapalagay ng kodigo sa kita. Sabihin kung bakit; maipapadala mo pa rin ito.',
  },
  'renewal.gross_reason_required': {
    en: 'Please say why the gross is so low.',
    fil: 'Sabihin kung bakit ganito kababa ang kita.',
  },
  'renewal.premises_OWNED': { en: 'Owned place', fil: 'Sariling lugar' },
  'renewal.premises_RENTED': { en: 'Rented place', fil: 'Inuupahang lugar' },
  'renewal.premises_GOVERNMENT': { en: 'Place of the government', fil: 'Lugar ng pamahalaan' },
  'renewal.premises_FREE_USE': { en: 'Place used for free', fil: 'Lugar na ginagamit nang libre' },
  'renewal.premises_MARKET_STALL': { en: 'Market stall', fil: 'Puwesto sa palengke' },
  'renewal.sells_none': { en: 'Sells neither', fil: 'Walang ganoong tinda' },
  'renewal.sells_liquor': { en: 'Sells liquor', fil: 'Nagtitinda ng alak' },
  'renewal.sells_tobacco': { en: 'Sells tobacco', fil: 'Nagtitinda ng tabako' },
  'renewal.sells_both': { en: 'Sells liquor and tobacco', fil: 'Nagtitinda ng alak at tabako' },
  'timeline.renewal.at_once': {
    en: 'Unchanged and of low risk: accepted, cleared and billed at once by the revenue code',
    fil: 'Walang nagbago at mababa ang panganib: tinanggap, nabigyan ng clearance at siningil agad ayon sa kodigo sa kita',
  },
  'post_audit.already_reviewed': {
    en: 'Somebody has looked at this renewal already.',
    fil: 'May tumingin na sa renewal na ito.',
  },
  'notification.post_audit_wrong': {
    en: '{company_name}: a renewal that a rule approved was found wrong ({assessment_code})',
    fil: '{company_name}: may mali sa renewal na inaprubahan ng tuntunin ({assessment_code})',
  },
  'timeline.post_audit.right': {
    en: 'Looked at after the approval by rule: as declared',
    fil: 'Tiningnan matapos ang pag-apruba ng tuntunin: tugma sa idineklara',
  },
  'timeline.post_audit.wrong': {
    en: 'Looked at after the approval by rule: something does not agree',
    fil: 'Tiningnan matapos ang pag-apruba ng tuntunin: may hindi tugma',
  },
  'timeline.renewal.sampled': {
    en: 'Drawn for a check: the offices look before the bill',
    fil: 'Nabunot para suriin: titingnan muna ng mga tanggapan bago singilin',
  },
  'timeline.renewal.gross_reason': {
    en: 'Why the gross is lower, in the owner’s words',
    fil: 'Kung bakit mas mababa ang kita, ayon sa may-ari',
  },
} satisfies Messages;
