import type { Messages } from '@ebpls/contracts';

/** Texts of the renewal of a business in which nothing changed. */
export const messages = {
  'renewal.not_open': {
    en: 'There is no permit from last year to compare this application with. Please use the full form.',
    fil: 'Walang permit noong nakaraang taon na maihahambing sa aplikasyong ito. Gamitin ang buong form.',
  },
  'renewal.gross_unexplained': {
    en: 'Your sales are much lower than last year, or below the minimum set in the revenue code. Please explain why. You can still submit.',
    fil:
      'Mas mababa nang malaki ang benta mo kaysa noong nakaraang taon, o mas mababa ito sa minimum ng kodigo sa ' +
      'kita. Ipaliwanag kung bakit. Makapagsusumite ka pa rin.',
  },
  'renewal.gross_reason_required': {
    en: 'Please explain why your sales are this low.',
    fil: 'Ipaliwanag kung bakit ganito kababa ang benta mo.',
  },
  'renewal.premises_OWNED': { en: 'Owned place', fil: 'Sariling lugar' },
  'renewal.premises_RENTED': { en: 'Rented place', fil: 'Inuupahang lugar' },
  'renewal.premises_GOVERNMENT': { en: 'Government-owned place', fil: 'Lugar ng pamahalaan' },
  'renewal.premises_FREE_USE': { en: 'Rent-free place', fil: 'Lugar na ginagamit nang libre' },
  'renewal.premises_MARKET_STALL': { en: 'Market stall', fil: 'Puwesto sa palengke' },
  'renewal.sells_none': { en: 'Sells no liquor or tobacco', fil: 'Walang tindang alak o tabako' },
  'renewal.sells_liquor': { en: 'Sells liquor', fil: 'Nagtitinda ng alak' },
  'renewal.sells_tobacco': { en: 'Sells tobacco', fil: 'Nagtitinda ng tabako' },
  'renewal.sells_both': { en: 'Sells liquor and tobacco', fil: 'Nagtitinda ng alak at tabako' },
  'timeline.renewal.at_once': {
    en: 'Unchanged low-risk renewal: accepted, cleared and billed immediately under the revenue code',
    fil:
      'Renewal na walang nagbago at mababa ang panganib: tinanggap, nabigyan ng clearance at siningil agad ' +
      'ayon sa kodigo sa kita',
  },
  'post_audit.already_reviewed': {
    en: 'This renewal was already reviewed.',
    fil: 'Nasuri na ang renewal na ito.',
  },
  'notification.post_audit_wrong': {
    en: '{company_name}: post-audit found a problem in an automatically approved renewal ({assessment_code})',
    fil: '{company_name}: may nakitang problema sa post-audit ng renewal na awtomatikong inaprubahan ({assessment_code})',
  },
  'timeline.post_audit.right': {
    en: 'Post-audit after automatic approval: findings match the declaration',
    fil: 'Post-audit matapos ang awtomatikong pag-apruba: tugma ang nakita sa idineklara',
  },
  'timeline.post_audit.wrong': {
    en: 'Post-audit after automatic approval: findings do not match the declaration',
    fil: 'Post-audit matapos ang awtomatikong pag-apruba: hindi tugma ang nakita sa idineklara',
  },
  'timeline.renewal.sampled': {
    en: 'Randomly selected for a check: the offices will review before billing',
    fil: 'Random na napili para suriin: magsusuri muna ang mga tanggapan bago singilin',
  },
  'timeline.renewal.gross_reason': {
    en: 'Owner’s explanation for the lower sales',
    fil: 'Paliwanag ng may-ari sa mas mababang benta',
  },
} satisfies Messages;
