import type { Messages } from '@ebpls/contracts';

/** Texts about the holder of an application and the act that moves it on. */
export const messages = {
  'blocker.line': { en: '{holder}, since {day}: {act}', fil: '{holder}, mula {day}: {act}' },
  'blocker.and_more': { en: '{offices} and {count} more', fil: '{offices} at {count} pa' },
  'blocker.holder.owner': { en: 'The owner', fil: 'Ang may-ari' },
  'blocker.holder.bplo': { en: 'The licensing office', fil: 'Ang tanggapan ng lisensiya' },
  'blocker.holder.treasurer': { en: 'The treasurer', fil: 'Ang ingat-yaman' },
  'blocker.holder.signatory': { en: 'The signatory', fil: 'Ang lumalagda' },
  'blocker.holder.queue': { en: 'Unassigned', fil: 'Hindi pa nakatalaga' },
  'blocker.act.claim': { en: 'to be assigned', fil: 'itatalaga' },
  'blocker.act.decide': { en: 'to decide', fil: 'magpapasya' },
  'blocker.act.visit': { en: 'to record the visit', fil: 'itatala ang pagbisita' },
  'blocker.act.submit': { en: 'to file', fil: 'maghahain' },
  'blocker.act.accept': { en: 'to accept or return', fil: 'tatanggapin o ibabalik' },
  'blocker.act.resubmit': { en: 'to correct and resubmit', fil: 'itatama at isusumite muli' },
  'blocker.act.clear': { en: 'to decide on the clearance', fil: 'magpapasya sa clearance' },
  'blocker.act.answer_office': { en: 'to reply to the office', fil: 'sasagot sa tanggapan' },
  'blocker.act.compute': { en: 'to compute the bill', fil: 'kukuwentahin ang sisingilin' },
  'blocker.act.approve_bill': { en: 'to approve the bill', fil: 'aaprubahan ang sisingilin' },
  'blocker.act.post_payment': { en: 'to pay the bill', fil: 'magbabayad' },
  'blocker.act.release': { en: 'to release the permit for signature', fil: 'ilalabas ang permit para lagdaan' },
  'blocker.act.sign': { en: 'to sign the permit', fil: 'lalagda sa permit' },
} satisfies Messages;
