import type { Messages } from '@ebpls/contracts';

/** Texts of the permit that is valid until the offices have looked. */
export const messages = {
  'timeline.renewal.paid_first': {
    en:
      'Unchanged low-risk renewal: billed immediately under the revenue code; the offices will review ' +
      'after payment',
    fil:
      'Renewal na walang nagbago at mababa ang panganib: siningil agad ayon sa kodigo sa kita; magsusuri ' +
      'ang mga tanggapan matapos ang bayad',
  },
  'timeline.provisional.grant': {
    en: 'Provisional permit {permit_no}, until {valid_until}',
    fil: 'Probisyonal na permit {permit_no}, hanggang {valid_until}',
  },
  'timeline.provisional.end': {
    en: 'Provisional permit {permit_no} expired before the offices finished their review',
    fil: 'Natapos ang probisyonal na permit {permit_no} bago matapos ang pagsusuri ng mga tanggapan',
  },
  'timeline.provisional.fall': {
    en: 'Provisional permit {permit_no} ended because an office refused its clearance',
    fil:
      'Nawalan ng bisa ang probisyonal na permit {permit_no} dahil tumangging magbigay ng clearance ang ' +
      'isang tanggapan',
  },
  'mail.provisional_permit_issued.subject': {
    en: 'Your provisional permit {permit_no} is valid until {valid_until}',
    fil: 'May bisa ang iyong probisyonal na permit {permit_no} hanggang {valid_until}',
  },
  'mail.provisional_permit_issued.text': {
    en:
      '{company_name} has paid and may operate with provisional permit {permit_no} until {valid_until}. The offices ' +
      'are reviewing the application. Once they clear it, the annual permit will be issued. Please post the ' +
      'provisional permit where customers can see it.\n\n{link}',
    fil:
      'Bayad na ang {company_name} at maaaring mag-operate gamit ang probisyonal na permit {permit_no} ' +
      'hanggang {valid_until}. Sinusuri ng mga tanggapan ang aplikasyon. Kapag nagbigay na sila ng ' +
      'clearance, ibibigay ang taunang permit. Ipaskil ang probisyonal na permit kung saan makikita ng mga ' +
      'mamimili.\n\n{link}',
  },
  'mail.provisional_permit_ended.subject': {
    en: 'Provisional permit {permit_no} is no longer valid',
    fil: 'Wala nang bisa ang probisyonal na permit {permit_no}',
  },
  'mail.provisional_permit_ended.text': {
    en:
      'Provisional permit {permit_no} of {company_name} is no longer valid, and the annual permit has not been ' +
      'issued yet. Open the application to see which office has not finished and what you can do.\n\n{link}',
    fil:
      'Wala nang bisa ang probisyonal na permit {permit_no} ng {company_name}, at hindi pa naibibigay ang taunang ' +
      'permit. Buksan ang aplikasyon para makita kung aling tanggapan ang hindi pa tapos at kung ano ang magagawa ' +
      'mo.\n\n{link}',
  },
  'mail.provisional_cleared.subject': {
    en: '{company_name}: cleared by all offices',
    fil: '{company_name}: may clearance mula sa lahat ng tanggapan',
  },
  'mail.provisional_cleared.text': {
    en:
      'All offices have cleared the application of {company_name}. It is already paid. The annual permit will be ' +
      'issued once it is signed.\n\n{link}',
    fil:
      'Nagbigay na ng clearance ang lahat ng tanggapan sa aplikasyon ng {company_name}. Bayad na ito. ' +
      'Ibibigay ang taunang permit kapag nalagdaan na.\n\n{link}',
  },
} satisfies Messages;
