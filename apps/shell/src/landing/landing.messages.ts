import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the start page, which is rendered when the product is built; they reach no browser as a catalogue. */
export const { wordsIn } = defineMessages('landing', {
  title: { en: 'Home', fil: 'Home' },
  intro: {
    en: 'Municipal Government of {name}, Province of {province}',
    fil: 'Pamahalaang Bayan ng {name}, Lalawigan ng {province}',
  },
  'intro.no_province': { en: 'Municipal Government of {name}', fil: 'Pamahalaang Bayan ng {name}' },
  'intro.unknown': { en: 'Municipal Government', fil: 'Pamahalaang Bayan' },
  name: {
    en: 'Electronic Business Permit and Licensing System',
    fil: 'Electronic Business Permit and Licensing System',
  },
  description: {
    en: 'Electronic Business Permit and Licensing System of the municipal government: apply for a business permit, pay and renew with a smartphone.',
    fil: 'Electronic Business Permit and Licensing System ng pamahalaang bayan: mag-apply ng business permit, magbayad at mag-renew gamit ang smartphone.',
  },
  register: { en: 'Register your business', fil: 'Irehistro ang iyong negosyo' },
  sign_in: { en: 'Sign in', fil: 'Mag-sign in' },
  my_area: { en: 'Go to my dashboard', fil: 'Pumunta sa aking dashboard' },
  form: { en: 'Download the business permit form', fil: 'I-download ang form ng business permit' },
  form_kind: { en: 'Excel', fil: 'Excel' },
  form_progress: { en: 'Downloading {percent}%', fil: 'Dina-download, {percent}%' },
  form_failed: { en: 'The form could not be downloaded.', fil: 'Hindi na-download ang form.' },
  form_failed_text: {
    en: 'Check your connection and try again.',
    fil: 'Tingnan ang iyong koneksiyon at subukan muli.',
  },
  form_again: { en: 'Try again', fil: 'Subukan muli' },
  form_close: { en: 'Close', fil: 'Isara' },
  steps: { en: 'Four steps to your permit', fil: 'Apat na hakbang tungo sa iyong permit' },
  steps_hint: {
    en: 'The times shown are the limits in our Citizen’s Charter. The shorter time applies to renewals with no changes.',
    fil: 'Ang mga oras na nakasulat ay ang hangganan sa aming Citizen’s Charter. Mas maikli ang sa renewal na walang nabago.',
  },
  read_charter: { en: 'Read the Citizen’s Charter', fil: 'Basahin ang Citizen’s Charter' },
  step: { en: 'Step {number}', fil: 'Hakbang {number}' },
  step1: { en: 'Apply', fil: 'Mag-apply' },
  step1_text: {
    en: 'Fill in one form on your phone and take photos of your documents. For renewals, last year’s answers are already filled in.',
    fil:
      'Sagutan ang isang form sa iyong telepono at kunan ng larawan ang mga dokumento. Ang renewal ay nagsisimula ' +
      'sa mga sagot noong nakaraang taon.',
  },
  step1_time: { en: 'About 20 minutes', fil: 'Mga 20 minuto' },
  step2: { en: 'Wait for clearances', fil: 'Hintayin ang mga clearance' },
  step2_text: {
    en: 'Your barangay and the offices review your application at the same time. You can see which office has it and what the deadline is.',
    fil: 'Sabay-sabay na nagsusuri ang iyong barangay at ang mga tanggapan. Makikita mo kung aling tanggapan ang may hawak ng aplikasyon mo at ang takda nito.',
  },
  step2_time: { en: '3 or 7 working days', fil: '3 o 7 araw ng trabaho' },
  step3: { en: 'Pay one bill', fil: 'Bayaran ang isang singil' },
  step3_text: {
    en: 'Each line of the bill shows how it was computed, and the bill explains how to pay.',
    fil: 'Nakasulat sa bawat bahagi ng singil kung paano ito kinuwenta, at nakasaad kung paano ka makapagbabayad.',
  },
  step3_time: { en: 'About 5 minutes', fil: 'Mga 5 minuto' },
  step4: { en: 'Get your permit', fil: 'Kunin ang iyong permit' },
  step4_text: {
    en: 'Your permit is signed electronically and has a QR code. Print it, or show it on your phone.',
    fil: 'Elektroniko ang lagda ng permit mo at may QR code. I-print ito o ipakita sa iyong telepono.',
  },
  step4_time: { en: '1 working day', fil: '1 araw ng trabaho' },
  figures: { en: 'Our performance in {year}', fil: 'Ang aming serbisyo ngayong {year}' },
  figures_hint: {
    en: 'These figures are based on our own records.',
    fil: 'Binilang mula sa sarili naming mga talaan.',
  },
  issued: { en: 'permits issued this year', fil: 'permit na naibigay ngayong taon' },
  days_one: { en: 'working day', fil: 'araw ng trabaho' },
  days_other: { en: 'working days', fil: 'araw ng trabaho' },
  median_renewal: {
    en: 'median time for a renewal (limit: 3)',
    fil: 'karaniwang tagal ng renewal (hangganan: 3)',
  },
  median_new: {
    en: 'median time for a new business (limit: 7)',
    fil: 'karaniwang tagal ng bagong negosyo (hangganan: 7)',
  },
});
