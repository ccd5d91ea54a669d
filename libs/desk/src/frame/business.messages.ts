import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  owner: { en: 'Owner', fil: 'May-ari' },
  filed_by: { en: 'Filed by authorized representative', fil: 'Inihain ng awtorisadong kinatawan' },
  filed_at_counter: { en: 'Filed at the counter by', fil: 'Inihain sa window ni' },
  number: { en: 'Number', fil: 'Numero' },
  place: { en: 'Place', fil: 'Lugar' },
  pin_remark: { en: 'Owner’s note on the pin', fil: 'Tala ng may-ari tungkol sa pin' },
  area: { en: 'Area', fil: 'Sukat' },
  lines: { en: 'Line of business', fil: 'Uri' },
  workers: { en: 'Employees', fil: 'Empleyado' },
  mobile: { en: 'Mobile', fil: 'Cellphone' },
  email: { en: 'E-mail', fil: 'E-mail' },
  sells: { en: 'Sells', fil: 'Nagtitinda ng' },
  sells_liquor: { en: 'liquor', fil: 'alak' },
  sells_tobacco: { en: 'tobacco', fil: 'tabako' },
  print_form: { en: 'Print the completed form', fil: 'I-print ang napunang form' },
  form: { en: 'Application form (PDF)', fil: 'Form ng aplikasyon (PDF)' },
  measures: { en: 'Figures declared for the fees', fil: 'Mga bilang na idineklara para sa mga bayarin' },
  measures_to_verify: { en: 'Figures to verify', fil: 'Mga bilang na susuriin' },
  yes: { en: 'Yes', fil: 'Oo' },
  no: { en: 'No', fil: 'Hindi' },
  changes: { en: 'Changes requested', fil: 'Mga hinihinging pagbabago' },
  was_and_becomes: { en: '{was} → {becomes}', fil: '{was} → {becomes}' },
  closing_result: { en: 'Retirement visit', fil: 'Pagbisita sa pagsasara' },
  outcome_CLOSED: { en: 'closed', fil: 'sarado' },
  outcome_OPERATING: { en: 'still operating', fil: 'bukas pa' },
  outcome_SIMULATED: { en: 'closed in name only', fil: 'sa pangalan lamang sarado' },
} as const;

export const { useNames, useWords } = defineMessages('desk.business', texts);
