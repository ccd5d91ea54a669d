import type { Messages } from '@ebpls/contracts';

/** Titles of an application's history. `{office}` is the office's title. */
export const messages = {
  'timeline.void_bill': { en: 'The bill was voided', fil: 'Pinawalang-bisa ang singil' },
  'timeline.dispute': {
    en: 'A line of the order of payment was disputed ({dispute_no})',
    fil: 'Tinutulan ang isang linya ng order of payment ({dispute_no})',
  },
  'timeline.withdraw_dispute': {
    en: 'Dispute {dispute_no} was withdrawn',
    fil: 'Binawi ang pagtutol {dispute_no}',
  },
  'timeline.waive': {
    en: 'An installment was waived by resolution {resolution_no}',
    fil: 'Pinatawad ang isang hulog sa bisa ng resolusyon {resolution_no}',
  },

  'timeline.reverse_payment': { en: 'A payment was reversed: {amount}', fil: 'Binaligtad ang isang bayad: {amount}' },
  'timeline.submit': { en: 'Application filed', fil: 'Naihain ang aplikasyon' },
  'timeline.resubmit': { en: 'Application resubmitted', fil: 'Naihaing muli ang aplikasyon' },
  'timeline.return': { en: 'Returned to the owner', fil: 'Ibinalik sa may-ari' },
  'timeline.accept': {
    en: 'Accepted, decision due by {due_on}',
    fil: 'Tinanggap, dapat mapagpasyahan hanggang {due_on}',
  },
  'timeline.route': { en: 'Sent to the offices', fil: 'Ibinigay sa mga tanggapan' },
  'timeline.clear': { en: 'Cleared by all offices', fil: 'Nagbigay na ng clearance ang lahat ng tanggapan' },
  'timeline.recall': { en: 'Returned to the offices', fil: 'Nasa mga tanggapan muli' },
  'timeline.reject': { en: 'Refused', fil: 'Tinanggihan' },
  'timeline.withdraw': { en: 'Withdrawn by the owner', fil: 'Binawi ng may-ari' },
  'timeline.lapse': { en: 'Expired', fil: 'Nag-expire' },
  'timeline.cancel': { en: 'Cancelled', fil: 'Kinansela' },
  'timeline.measure.record': {
    en: '{office}: recorded {figure}',
    fil: '{office}: itinala ang {figure}',
  },
  'timeline.fee.propose': {
    en: '{office}: proposed fee {code} of ₱{amount}',
    fil: '{office}: iminungkahi ang singil na {code} na ₱{amount}',
  },
  'timeline.fee.take': {
    en: '{office}: fee {code} was added to the bill',
    fil: '{office}: idinagdag sa singil ang bayaring {code}',
  },
  'timeline.fee.reject': {
    en: '{office}: fee {code} was rejected',
    fil: '{office}: hindi tinanggap ang singil na {code}',
  },
  'timeline.clearance.claim': { en: '{office}: review started', fil: '{office}: sinimulan ang pagsusuri' },
  'timeline.clearance.claim_out_of_turn': {
    en: '{office}: case taken ahead of its turn. {ground}',
    fil: '{office}: inuna ang kaso kahit hindi pa turno. {ground}',
  },
  'timeline.clearance.lapse_claim': {
    en: '{office}: returned to the queue because no action was taken',
    fil: '{office}: ibinalik sa pila dahil walang ginawang aksiyon',
  },
  'timeline.clearance.give_back': { en: '{office}: returned to the queue', fil: '{office}: ibinalik sa pila' },
  'timeline.clearance.schedule_inspection': {
    en: '{office}: visit scheduled for {when}',
    fil: '{office}: nakatakda ang pagbisita sa {when}',
  },
  'timeline.clearance.pass_inspection': { en: '{office}: inspection passed', fil: '{office}: pumasa sa pagbisita' },
  'timeline.clearance.fail_inspection': {
    en: '{office}: inspection failed, correction required',
    fil: '{office}: hindi pumasa sa pagbisita, kailangang iwasto',
  },
  'timeline.clearance.record_refusal': {
    en: '{office}: the visit was refused',
    fil: '{office}: tinanggihan ang pagbisita',
  },
  'timeline.clearance.visit_moved': {
    en: '{office}: the owner rescheduled the visit to {when}',
    fil: '{office}: inilipat ng may-ari ang pagbisita sa {when}',
  },
  'timeline.clearance.no_show': {
    en: '{office}: no one was present at the visit',
    fil: '{office}: walang tao noong pagbisita',
  },
  'timeline.clearance.recall': { en: '{office}: recalled its clearance', fil: '{office}: binawi ang clearance nito' },
  'timeline.original_seen': {
    en: '{office}: saw the original of {document}',
    fil: '{office}: nakita ang orihinal ng {document}',
  },
  'timeline.original_unseen': {
    en: '{office}: marked the original of {document} as not seen',
    fil: '{office}: minarkahang hindi pa nakita ang orihinal ng {document}',
  },
  'timeline.clearance.condition_answered': {
    en: '{office}: the owner answered a condition',
    fil: '{office}: sinagot ng may-ari ang isang kondisyon',
  },
  'timeline.clearance.condition_met': {
    en: '{office}: a condition was met',
    fil: '{office}: natupad ang isang kondisyon',
  },
  'timeline.clearance.condition_not_met': {
    en: '{office}: a condition has not been met yet',
    fil: '{office}: hindi pa natupad ang isang kondisyon',
  },
  'timeline.clearance.return': { en: '{office}: returned to the owner', fil: '{office}: ibinalik sa may-ari' },
  'timeline.clearance.resubmit': {
    en: '{office}: resubmitted by the owner',
    fil: '{office}: ipinadalang muli ng may-ari',
  },
  'timeline.clearance.approve': {
    en: '{office}: cleared, {clearance_no}',
    fil: '{office}: may clearance na, {clearance_no}',
  },
  'timeline.clearance.approve_at_once': {
    en: '{office}: cleared immediately, low-risk renewal',
    fil: '{office}: may clearance agad, renewal na mababa ang panganib',
  },
  'timeline.clearance.approve_with_conditions': {
    en: '{office}: cleared with conditions, {clearance_no}',
    fil: '{office}: may clearance na may kondisyon, {clearance_no}',
  },
  // Written only by versions before migration 0200.
  'timeline.clearance.deem_approved': {
    en: '{office}: approved because its legal deadline passed',
    fil: '{office}: naaprubahan dahil lumipas ang itinakdang panahon ng batas',
  },
  'timeline.clearance.reject': { en: '{office}: refused', fil: '{office}: tinanggihan' },

  'timeline.compute': { en: 'The bill was computed: {amount}', fil: 'Nakuwenta ang singil: {amount}' },
  'timeline.recompute': { en: 'The bill was computed again: {amount}', fil: 'Muling nakuwenta ang singil: {amount}' },
  'timeline.approve_bill': {
    en: 'The order of payment {top_no} was approved',
    fil: 'Inaprubahan ang order of payment na {top_no}',
  },
  'timeline.reopen_bill': {
    en: 'The order of payment was withdrawn for re-assessment',
    fil: 'Binawi ang order of payment upang muling suriin',
  },
  'timeline.bill_skipped_years': {
    en:
      'No application was filed for {years}. These years are billed in order of payment {top_no}, based on presumptive ' +
      'sales under the revenue code',
    fil:
      'Walang naihaing aplikasyon para sa {years}. Sinisingil ng order of payment na {top_no} ang mga taon na ito ' +
      'ayon sa bentang ipinapalagay ng kodigo sa kita',
  },
  'timeline.file_proof': {
    en: 'The proof of sales {deficiency_no} was filed',
    fil: 'Naihain ang patunay ng benta na {deficiency_no}',
  },
  'timeline.record_proof': {
    en: 'The treasury entered the figures of the proof of sales {deficiency_no}',
    fil: 'Inilagay ng ingat-yaman ang mga halaga mula sa patunay ng benta na {deficiency_no}',
  },
  'timeline.order_deficiency': {
    en: 'Deficiency {deficiency_no} of {amount} was added to order of payment {top_no}',
    fil: 'Idinagdag sa order of payment na {top_no} ang kakulangang {amount} ({deficiency_no})',
  },
  'timeline.close_deficiency': {
    en: 'The proof of sales {deficiency_no} was accepted, and there is no deficiency',
    fil: 'Tinanggap ang patunay ng benta na {deficiency_no}, at walang kakulangan',
  },
  'timeline.renew_bill': {
    en: 'The unpaid order of payment expired; {top_no} replaces it with updated amounts',
    fil: 'Lumipas ang hindi nabayarang order of payment; kapalit nito ang {top_no} na may mga bagong halaga',
  },
  'timeline.complete_payment': {
    en: 'The first payment is complete',
    fil: 'Kumpleto na ang unang bayad',
  },
  'timeline.await_bank': {
    en: 'Payment of {amount} received, pending at the bank',
    fil: 'Natanggap ang bayad na {amount}, hinihintay ang bangko',
  },
  'timeline.reopen_payment': {
    en: 'Not fully paid: {amount} is due',
    fil: 'Hindi pa bayad ang lahat: {amount} ang dapat bayaran',
  },
  'timeline.post_payment': { en: 'Payment received: {amount}', fil: 'Natanggap ang bayad: {amount}' },
  'timeline.release': {
    en: 'Permit {permit_no} was released for signature',
    fil: 'Inilabas ang permit na {permit_no} upang lagdaan',
  },
  'timeline.certify': {
    en: 'Permit {permit_no} was signed for the record; its year has ended',
    fil: 'Nilagdaan ang permit na {permit_no} para sa talaan; tapos na ang taon nito',
  },
  'timeline.sign': {
    en: 'Permit {permit_no} was signed and is now valid',
    fil: 'Nilagdaan na at may bisa na ang permit na {permit_no}',
  },
  'timeline.accept_unjudged': {
    en: 'Accepted automatically because it was complete and not reviewed within a working day',
    fil: 'Kusang tinanggap dahil kumpleto ito at hindi nasuri sa loob ng isang araw ng trabaho',
  },
  // Written only by versions before migration 0200.
  'timeline.deem_released': {
    en: 'Approved because the legal deadline passed; {permit_no} is awaiting signature',
    fil: 'Aprubado dahil lumipas ang takdang panahon ng batas; naghihintay ng lagda ang {permit_no}',
  },
} satisfies Messages;
