import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'Check the status of an application', fil: 'Tingnan ang lagay ng aplikasyon' },
  lead: {
    en: 'You do not need an account. Enter the reference number and the owner’s mobile number. Names, amounts and documents are not shown.',
    fil: 'Hindi kailangan ng account. Ilagay ang reference number at ang numero ng cellphone ng may-ari. Hindi ipinapakita ang mga pangalan, halaga at dokumento.',
  },
  reference_no: { en: 'Reference number', fil: 'Reference number' },
  reference_no_help: {
    en: 'This number was sent to the owner when the application was filed. Example: APP\u20112026\u2011000045.',
    fil: 'Ipinadala ito sa may-ari nang ihain ang aplikasyon. Halimbawa: APP\u20112026\u2011000045.',
  },
  mobile: { en: 'Mobile number of the owner', fil: 'Numero ng cellphone ng may-ari' },
  mobile_help: {
    en: 'Enter the mobile number in the registration or in the owner’s account.',
    fil: 'Ilagay ang numero ng cellphone na nasa rehistro o sa account ng may-ari.',
  },
  check: { en: 'Check the status', fil: 'Tingnan ang lagay' },
  none: {
    en: 'No application matches these two numbers',
    fil: 'Walang aplikasyong tumutugma sa dalawang numerong ito',
  },
  none_more: {
    en: 'Check both numbers. If the mobile number has changed, contact the licensing office.',
    fil: 'Suriin ang dalawang numero. Kung nagbago ang numero ng cellphone, makipag-ugnayan sa tanggapan ng lisensiya.',
  },
  application: { en: 'Application', fil: 'Aplikasyon' },
  NEW: { en: 'New permit {year}', fil: 'Bagong permit {year}' },
  RENEWAL: { en: 'Renewal {year}', fil: 'Renewal {year}' },
  AMENDMENT: { en: 'Amendment {year}', fil: 'Pagbabago ng permit {year}' },
  RETIREMENT: { en: 'Retirement {year}', fil: 'Pagsasara {year}' },
  SPECIAL: { en: 'Temporary permit {year}', fil: 'Pansamantalang permit {year}' },
  stage: { en: 'Status', fil: 'Lagay' },
  since: { en: 'Since', fil: 'Mula' },
  clearances: { en: 'Clearances', fil: 'Mga clearance' },
  cleared: { en: '{done} of {all} decided', fil: '{done} sa {all} ang napagpasyahan' },
  waiting: { en: 'Waiting for', fil: 'Hinihintay' },
  owner: { en: 'The owner', fil: 'Ang may-ari' },
  next: { en: 'Next step', fil: 'Susunod na hakbang' },
  sign_in: { en: 'Sign in', fil: 'Mag-sign in' },
} as const;

export const { useWords } = defineMessages('status-check', texts);
