import type { Messages } from '@ebpls/contracts';

/** Texts about the holder of an application and the act that moves it on. */
export const messages = {
  'blocker.line': { en: '{holder}, since {day}: {act}', fil: '{holder}, mula {day}: {act}' },
  'blocker.and_more': { en: '{offices} and {count} more', fil: '{offices} at {count} pa' },
  'blocker.holder.owner': { en: 'The owner', fil: 'Ang may-ari' },
  'blocker.holder.bplo': { en: 'The licensing office', fil: 'Ang tanggapan ng lisensiya' },
  'blocker.holder.treasurer': { en: 'The treasurer', fil: 'Ang ingat-yaman' },
  'blocker.holder.signatory': { en: 'The signatory', fil: 'Ang lumalagda' },
  'blocker.holder.queue': { en: 'Unclaimed', fil: 'Walang kumuha' },
  'blocker.act.claim': { en: 'to be taken', fil: 'kunin' },
  'blocker.act.decide': { en: 'decides it', fil: 'magpapasya' },
  'blocker.act.visit': { en: 'writes down the visit', fil: 'isusulat ang pagbisita' },
  'blocker.act.submit': { en: 'files it', fil: 'maghahain' },
  'blocker.act.accept': { en: 'accepts or returns it', fil: 'tatanggapin o ibabalik' },
  'blocker.act.resubmit': { en: 'corrects it and sends it again', fil: 'itatama at ipadadala muli' },
  'blocker.act.clear': { en: 'decides the clearance', fil: 'magpapasya sa clearance' },
  'blocker.act.answer_office': { en: 'answers the office that asked', fil: 'sasagot sa nagtanong na tanggapan' },
  'blocker.act.compute': { en: 'computes the bill', fil: 'kukuwentahin ang sisingilin' },
  'blocker.act.approve_bill': { en: 'approves the bill', fil: 'aaprubahan ang sisingilin' },
  'blocker.act.post_payment': { en: 'pays the bill', fil: 'magbabayad' },
  'blocker.act.release': { en: 'releases the permit for signature', fil: 'ilalabas ang permit para lagdaan' },
  'blocker.act.sign': { en: 'signs the permit', fil: 'lalagda sa permit' },
} satisfies Messages;
