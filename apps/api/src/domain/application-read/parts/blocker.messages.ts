import type { Messages } from '@ebpls/contracts';

/** Texts about the holder of an application and the act that moves it on. */
export const messages = {
  'blocker.line': { en: 'Waiting for {holder} {act}, since {day}', fil: 'Hinihintay mula {day}: {holder} ({act})' },
  'blocker.and_more': { en: '{offices} and {count} more', fil: '{offices} at {count} pa' },
  'blocker.holder.owner': { en: 'the owner', fil: 'ang may-ari' },
  'blocker.holder.bplo': { en: 'the licensing office', fil: 'ang tanggapan ng lisensiya' },
  'blocker.holder.treasurer': { en: 'the treasurer', fil: 'ang ingat-yaman' },
  'blocker.holder.signatory': { en: 'the signatory', fil: 'ang lumalagda' },
  'blocker.holder.queue': { en: 'the office', fil: 'ang tanggapan' },
  'blocker.act.claim': { en: 'to assign the case', fil: 'itatalaga ang kaso' },
  'blocker.act.decide': { en: 'to decide on the case', fil: 'magpapasya sa kaso' },
  'blocker.act.visit': { en: 'to record the visit', fil: 'itatala ang pagbisita' },
  'blocker.act.submit': { en: 'to file the application', fil: 'ihahain ang aplikasyon' },
  'blocker.act.accept': { en: 'to accept or return the application', fil: 'tatanggapin o ibabalik ang aplikasyon' },
  'blocker.act.resubmit': {
    en: 'to correct and resubmit the application',
    fil: 'itatama at isusumite muli ang aplikasyon',
  },
  'blocker.act.clear': { en: 'to decide on the clearance', fil: 'magpapasya sa clearance' },
  'blocker.act.answer_office': { en: 'to reply to the office', fil: 'sasagot sa tanggapan' },
  'blocker.act.compute': { en: 'to compute the bill', fil: 'kukuwentahin ang singil' },
  'blocker.act.approve_bill': { en: 'to approve the bill', fil: 'aaprubahan ang singil' },
  'blocker.act.post_payment': { en: 'to pay the bill', fil: 'babayaran ang singil' },
  'blocker.act.release': { en: 'to release the permit for signature', fil: 'ilalabas ang permit para lagdaan' },
  'blocker.act.sign': { en: 'to sign the permit', fil: 'lalagda sa permit' },
} satisfies Messages;
