import type { Messages } from './merge.ts';

/** Refusals of the forms of the complaint channels and the satisfaction survey. */
export const messages = {
  'complaint.desk': {
    en: 'Please enter the office that receives complaints.',
    fil: 'Isulat kung aling tanggapan ang tumatanggap ng reklamo.',
  },
  'complaint.hours': { en: 'Please enter the office hours.', fil: 'Isulat ang oras ng tanggapan.' },
  'complaint.email': {
    en: 'Please enter an e-mail address like complaints@example.gov.ph.',
    fil: 'Isulat ang e-mail address, tulad ng complaints@example.gov.ph.',
  },
  'complaint.phone': {
    en: 'Please enter a telephone number in digits.',
    fil: 'Ilagay ang numero ng telepono, mga numero lamang.',
  },
  'survey.answer': { en: 'Please choose an answer.', fil: 'Pumili ng sagot.' },
  'survey.age': { en: 'Please enter an age from 15 to 120.', fil: 'Isulat ang edad mula 15 hanggang 120.' },
  'survey.cc': {
    en: 'Please choose “Not applicable” only if you do not know the Citizen’s Charter.',
    fil: 'Piliin lamang ang “Hindi angkop” kung hindi mo alam ang Citizen’s Charter.',
  },
  'survey.not_issued': {
    en: 'You can answer the survey after the permit is issued.',
    fil: 'Maaaring sagutan ang survey kapag naibigay na ang permit.',
  },
  'survey.answered': {
    en: 'The survey for this application has already been answered.',
    fil: 'Nasagutan na ang survey ng aplikasyong ito.',
  },
} satisfies Messages;
