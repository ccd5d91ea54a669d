import type { Messages } from '@ebpls/contracts';

/** Texts of the treasurer's reports. */
export const messages = {
  'report.period_reversed': {
    en: 'The end date cannot be before the start date.',
    fil: 'Hindi maaaring mauna ang petsa ng katapusan sa petsa ng simula.',
  },

  'report.period': { en: '{from} to {to}', fil: '{from} hanggang {to}' },
  'report.as_of': { en: 'As of {day}', fil: 'Sa petsang {day}' },
  'report.year': { en: 'Collected in {year}', fil: 'Nakolekta noong {year}' },
  'report.created_on': { en: 'Created on {moment}', fil: 'Ginawa noong {moment}' },
  'report.of_barangay': { en: 'Barangay {name}', fil: 'Barangay {name}' },
  'report.at_least': { en: 'At least {amount}', fil: 'Hindi bababa sa {amount}' },
  'report.total': { en: 'Total', fil: 'Kabuuan' },

  'report.abstract': { en: 'Abstract of collection', fil: 'Buod ng koleksiyon ayon sa account' },
  'report.abstract.note': {
    en: 'Collections for the period by account and fund. Receipts cancelled or reversed in the period are deducted and shown separately.',
    fil:
      'Mga nakolekta sa panahong ito ayon sa account at pondo. Ibinawas at hiwalay na ipinakikita ang mga ' +
      'resibong kinansela o binaligtad sa panahong ito.',
  },
  'report.barangays': { en: 'Remittance to barangays', fil: 'Remittance sa mga barangay' },
  'report.barangays.note': {
    en: 'Clearance fees and barangay taxes collected in trust, by barangay and month. Choose a barangay to see its receipts.',
    fil: 'Mga bayad sa clearance at buwis ng barangay na hawak na pondo, ayon sa barangay at buwan. Pumili ng barangay para makita ang mga resibo nito.',
  },
  'report.barangay_receipts.note': {
    en: 'Every receipt of the barangay in the period. Cancelled or reversed receipts are shown as deductions.',
    fil: 'Bawat resibo ng barangay sa panahong ito. Ipinakikitang bawas ang kinansela o binaligtad na resibo.',
  },
  'report.fire': { en: 'Fire code fees', fil: 'Bayarin sa fire code' },
  'report.fire.note': {
    en:
      'Fire code fees collected in trust, by month: 80% for the national government and 20% for the municipality (RA ' +
      '9514). The municipal share is rounded to the centavo each month. The rest is the national share.',
    fil:
      'Mga bayarin sa fire code na hawak na pondo, bawat buwan: 80% sa pambansang pamahalaan at 20% sa ' +
      'munisipyo (RA 9514). Nira-round sa sentimo ang bahagi ng munisipyo bawat buwan; sa pambansa ang ' +
      'natitira.',
  },
  'report.collections': { en: 'Summary of collections', fil: 'Kabuuan ng mga koleksiyon' },
  'report.collections.note': {
    en: 'Receipts for the period by fund. Cancelled and reversed receipts are deducted on the date of cancellation or reversal. Payments without a receipt are on a line of their own, less what was allocated or refunded in the period. The report of one barangay does not include them.',
    fil:
      'Mga resibo ng panahon ayon sa pondo. Ibinabawas ang kinansela at binaligtad na resibo sa petsa na ' +
      'kinansela o binaligtad ito. May sariling linya ang mga bayad na walang resibo, bawas ang nailaan o ' +
      'na-refund sa panahong ito. Hindi kasama ang mga ito sa ulat ng isang barangay.',
  },
  'report.delinquent': { en: 'Delinquent businesses', fil: 'Mga negosyong may atraso' },
  'report.delinquent.note': {
    en: 'All unpaid amounts due before this date, with surcharge and interest to this date. The largest amounts are listed first. Years without a renewal are listed last without amounts, because they have not been assessed.',
    fil:
      'Lahat ng dapat nabayaran bago ang petsang ito at hindi pa bayad, kasama ang patong at interes hanggang sa ' +
      'petsang ito. Nauuna ang pinakamalaki. Nasa hulihan ang mga taon na walang renewal, nang walang halaga, dahil ' +
      'hindi pa na-assess ang mga ito.',
  },
  'report.unrenewed': { en: 'Businesses without renewal', fil: 'Mga negosyong hindi nag-renew' },
  'report.unrenewed.note': {
    en: 'Businesses that had a permit but did not apply to renew it. Only years whose renewal period ended before this date are included. Each business is listed once for each such year. The amount due will be known after assessment.',
    fil:
      'Mga negosyong may dating permit ngunit hindi nag-apply ng renewal. Kasama lamang ang mga taon na ' +
      'natapos na ang panahon ng renewal bago ang petsang ito. Nakalista nang isang beses ang bawat ' +
      'negosyo sa bawat ganoong taon. Malalaman ang babayaran kapag na-assess na.',
  },
  'report.no_renewal': { en: 'No renewal filed for {year}', fil: 'Walang naihaing renewal para sa {year}' },
  'report.on_paper': { en: 'On paper', fil: 'Nasa papel' },
  'report.taxpayers': { en: 'Top taxpayers', fil: 'Mga pangunahing nagbabayad ng buwis' },
  'report.taxpayers.note': {
    en: 'What each business paid in the year and its share of all business collections, sorted by business tax.',
    fil:
      'Ang binayaran ng bawat negosyo sa taon at ang bahagi nito sa lahat ng nakolekta. ' +
      'Nauuna ang nagbayad ng pinakamalaking buwis sa negosyo.',
  },
  'report.trial-balance': { en: 'Trial balance', fil: 'Balanse ng mga account (trial balance)' },
  'report.trial-balance.note': {
    en: 'The balance of every ledger account in each fund. Debits and credits are equal in every fund.',
    fil: 'Ang balanse ng bawat account ng ledger sa bawat pondo. Magkapareho ang debit at credit sa bawat pondo.',
  },

  'report.differences': { en: 'Record discrepancies', fil: 'Mga pagkakaiba sa mga rekord' },
  'report.differences.note': {
    en: 'Orders of payment with discrepancies in earlier records. Amounts are in pesos: the principal, surcharge or interest of a line, or the total due on the order. Receipts are unchanged. Please review each order.',
    fil:
      'Mga order of payment na may pagkakaiba sa mga dating rekord. Nasa piso ang mga halaga: pangunahing halaga, ' +
      'patong, interes ng isang linya, o kabuuang babayaran sa order. Hindi nagbabago ang mga resibo; suriin ang ' +
      'bawat order.',
  },
  'report.difference.ALLOCATION': { en: 'Amount paid on a line', fil: 'Halagang nabayaran ng isang linya' },
  'report.difference.OWED': { en: 'Amount due on the order', fil: 'Halagang kulang pa sa order' },
  'report.difference.STATE': { en: 'Order status', fil: 'Katayuan ng order' },
  'report.col.difference': { en: 'Difference', fil: 'Pagkakaiba' },
  'report.col.installment_no': { en: 'Installment', fil: 'Hulog' },
  'report.col.recorded': { en: 'Recorded', fil: 'Dating nakatala' },
  'report.col.computed': { en: 'According to receipts', fil: 'Ayon sa mga resibo' },
  'report.col.found_on': { en: 'Found on', fil: 'Nakita noong' },
  'report.col.account_code': { en: 'Account code', fil: 'Kodigo ng account' },
  'report.col.account': { en: 'Account', fil: 'Account' },
  'report.col.nature': { en: 'Nature of collection', fil: 'Uri ng koleksiyon' },
  'report.col.fund': { en: 'Fund', fil: 'Pondo' },
  'report.col.collected': { en: 'Collected', fil: 'Nakolekta' },
  'report.col.reversed': { en: 'Cancelled or reversed', fil: 'Kinansela o binaligtad' },
  'report.col.net': { en: 'Net', fil: 'Neto' },
  'report.col.barangay': { en: 'Barangay', fil: 'Barangay' },
  'report.col.month': { en: 'Month', fil: 'Buwan' },
  'report.col.day': { en: 'Date', fil: 'Petsa' },
  'report.col.receipts': { en: 'Receipts', fil: 'Mga resibo' },
  'report.col.receipt_no': { en: 'Receipt', fil: 'Resibo' },
  'report.col.top_no': { en: 'Order of payment', fil: 'Order of payment' },
  'report.col.company_code': { en: 'Number', fil: 'Numero' },
  'report.col.company_name': { en: 'Business', fil: 'Negosyo' },
  'report.col.owner_name': { en: 'Owner', fil: 'May-ari' },
  'report.col.clearance_fee': { en: 'Clearance fee', fil: 'Bayad sa clearance' },
  'report.col.barangay_tax': { en: 'Barangay tax', fil: 'Buwis ng barangay' },
  'report.col.national': { en: 'National, 80%', fil: 'Pambansa, 80%' },
  'report.col.municipal': { en: 'Municipal, 20%', fil: 'Munisipyo, 20%' },
  'report.col.general': { en: 'General fund', fil: 'Pangkalahatang pondo' },
  'report.col.trust_barangay': { en: 'Trust, barangays', fil: 'Hawak para sa mga barangay' },
  'report.col.trust_bfp': { en: 'Trust, BFP', fil: 'Hawak para sa BFP' },
  'report.col.channel': { en: 'Channel', fil: 'Paraan' },
  'report.col.collector': { en: 'Collector', fil: 'Kolektor' },
  'report.col.line': { en: 'Main line of business', fil: 'Pangunahing uri ng negosyo' },
  'report.col.last_paid': { en: 'Last paid', fil: 'Huling nabayaran' },
  'report.col.remark': { en: 'Remark', fil: 'Puna' },
  'report.col.year': { en: 'Year', fil: 'Taon' },
  'report.col.window_end': { en: 'Renewal due', fil: 'Takda ng renewal' },
  'report.col.last_permit': { en: 'Last permit', fil: 'Huling permit' },
  'report.col.period': { en: 'Period', fil: 'Panahon' },
  'report.col.due_on': { en: 'Due', fil: 'Takda' },
  'report.col.months': { en: 'Months late', fil: 'Buwang huli' },
  'report.col.installments': { en: 'Unpaid installments', fil: 'Hulog na di-bayad' },
  'report.col.tax': { en: 'Business tax', fil: 'Buwis sa negosyo' },
  'report.col.fees': { en: 'Fees', fil: 'Bayarin' },
  'report.col.surcharge': { en: 'Surcharge', fil: 'Patong' },
  'report.col.interest': { en: 'Interest', fil: 'Interes' },
  'report.col.late': { en: 'Surcharge and interest', fil: 'Patong at interes' },
  'report.col.total': { en: 'Total', fil: 'Kabuuan' },
  'report.col.rank': { en: 'Rank', fil: 'Puwesto' },
  'report.col.share': { en: 'Share of total', fil: 'Bahagi sa lahat' },
  'report.col.debit': { en: 'Debit', fil: 'Debit' },
  'report.col.credit': { en: 'Credit', fil: 'Credit' },

  'report.fund.GENERAL': { en: 'General fund', fil: 'Pangkalahatang pondo' },
  'report.fund.TRUST-BARANGAY': { en: 'Trust fund, barangays', fil: 'Hawak na pondo ng mga barangay' },
  'report.fund.TRUST-BFP': { en: 'Trust fund, BFP', fil: 'Hawak na pondo ng BFP' },
  'report.sum.of_fund': { en: '{fund}, net', fil: '{fund}, neto' },
  'report.unallocated': { en: 'Unallocated payments and credits', fil: 'Mga bayad na hindi nailaan at kredito' },
  'report.sum.receipts_net': { en: 'Receipts, net', fil: 'Mga resibo, neto' },
  'report.sum.total_received': { en: 'Total received', fil: 'Kabuuang natanggap' },
  'report.sum.all_collections': { en: 'Collected from all businesses', fil: 'Nakolekta sa lahat ng negosyo' },
  'report.electronic': { en: 'Electronic', fil: 'Elektroniko' },
  'report.none': { en: 'None yet', fil: 'Wala pa' },
  'report.surcharge': { en: 'Surcharge', fil: 'Patong' },
  'report.interest': { en: 'Interest', fil: 'Interes' },
} satisfies Messages;
