import { defineMessages } from '@ebpls/remote-kit';

/** Acts on several rows of a queue at once, and what became of each. */
export const { useWords, useNames, words } = defineMessages('desk-bulk', {
  selected: { en: 'Selected', fil: 'Mga napili' },
  key_select: { en: 'Select the current case', fil: 'Piliin ang bukas na kaso' },
  key_bulk: { en: 'Act on selected cases', fil: 'Gawin sa mga napili' },
  release: { en: 'Release {count}', fil: 'Ilabas ang {count}' },
  sign: { en: 'Sign {count}', fil: 'Lagdaan ang {count}' },
  claim: { en: 'Take {count}', fil: 'Kunin ang {count}' },
  print_permit: { en: 'Print {count}', fil: 'I-print ang {count}' },
  print_slip_one: { en: 'Print {count} slip', fil: 'I-print ang {count} slip' },
  print_slip_other: { en: 'Print {count} slips', fil: 'I-print ang {count} slip' },
  menu_release: { en: 'Release selected permits', fil: 'Ilabas ang mga napiling permit' },
  menu_sign: { en: 'Sign selected documents', fil: 'Lagdaan ang mga napiling dokumento' },
  menu_claim: { en: 'Take selected cases', fil: 'Kunin ang mga napiling kaso' },
  menu_print_permit: { en: 'Print selected permits', fil: 'I-print ang mga napiling permit' },
  menu_print_slip: { en: 'Print slips of selected cases', fil: 'I-print ang mga slip ng mga napiling kaso' },
  dialog_release_one: { en: 'Release {count} permit?', fil: 'Ilabas ang {count} permit?' },
  dialog_release_other: { en: 'Release {count} permits?', fil: 'Ilabas ang {count} permit?' },
  dialog_sign_one: { en: 'Sign {count} document?', fil: 'Lagdaan ang {count} dokumento?' },
  dialog_sign_other: { en: 'Sign {count} documents?', fil: 'Lagdaan ang {count} dokumento?' },
  dialog_claim_one: { en: 'Take {count} case?', fil: 'Kunin ang {count} kaso?' },
  dialog_claim_other: { en: 'Take {count} cases?', fil: 'Kunin ang {count} kaso?' },
  dialog_print_permit_one: { en: 'Print {count} permit?', fil: 'I-print ang {count} permit?' },
  dialog_print_permit_other: { en: 'Print {count} permits?', fil: 'I-print ang {count} permit?' },
  dialog_print_slip_one: { en: 'Print {count} slip?', fil: 'I-print ang {count} slip?' },
  dialog_print_slip_other: { en: 'Print {count} slips?', fil: 'I-print ang {count} slip?' },
  lead_release: {
    en: 'Each permit will be assigned a number and sent to the signatory. Permits that cannot be released will be listed with the reason.',
    fil: 'Bawat permit ay may sariling numero at ipadadala sa lalagda. Ililista ang hindi mailalabas at ang dahilan.',
  },
  lead_sign: {
    en: 'Each document takes effect when you sign it, and its owner will be notified. Documents that you are not authorized to sign will be skipped.',
    fil: 'Magkakabisa ang bawat dokumento kapag nilagdaan mo ito, at aabisuhan ang may-ari. Lalaktawan ang mga dokumentong hindi mo maaaring lagdaan.',
  },
  lead_claim: {
    en: 'The cases will be assigned to you. A case already taken by a colleague stays with that colleague.',
    fil: 'Itatalaga sa iyo ang mga kaso. Mananatili sa kasamahan ang kasong nauna niyang kinuha.',
  },
  lead_print_permit: {
    en: 'All permits will be in one file, each on its own page. Permits that cannot be printed will be listed with the reason.',
    fil:
      'Nasa iisang file ang lahat ng permit, bawat isa sa sariling pahina. Nakalista ang hindi maipi-print at ang ' +
      'dahilan.',
  },
  lead_print_slip: {
    en: 'All visit slips will be in one file, each on its own page. Bring them to the visits.',
    fil: 'Nasa iisang file ang lahat ng slip, bawat isa sa sariling pahina, para dalhin sa mga pagbisita.',
  },
  after_release: { en: '{done} of {all} permits released', fil: '{done} sa {all} permit ang nailabas' },
  after_sign: { en: '{done} of {all} documents signed', fil: '{done} sa {all} dokumento ang nalagdaan' },
  after_claim: { en: '{done} of {all} cases taken', fil: '{done} sa {all} kaso ang nakuha' },
  after_print_permit: { en: '{done} of {all} ready to print', fil: '{done} sa {all} ang handang i-print' },
  after_print_slip: { en: '{done} of {all} ready to print', fil: '{done} sa {all} ang handang i-print' },
  counts_print: {
    en: '{done} of {all} documents are in the file. You can open the file here for ten minutes.',
    fil: '{done} sa {all} ang nasa file. Mabubuksan ito rito sa loob ng sampung minuto.',
  },
  open_papers_one: { en: 'Open {count} document', fil: 'Buksan ang {count} dokumento' },
  open_papers_other: { en: 'Open {count} documents', fil: 'Buksan ang {count} dokumento' },
  counts: {
    en: '{done} of {all} were completed. The rest remain in the queue.',
    fil: '{done} sa {all} ang tapos. Nasa pila pa rin ang hindi nagawa.',
  },
  results: { en: 'Results', fil: 'Mga resulta' },
  outcome_done: { en: 'Done', fil: 'Tapos' },
  outcome_refused: { en: 'Refused', fil: 'Tinanggihan' },
  outcome_failed: { en: 'Failed', fil: 'Hindi nagawa' },
  close: { en: 'Close', fil: 'Isara' },
});
