import { defineMessages } from '@ebpls/remote-kit';

/** The questions verbatim from ARTA Memorandum Circular 2022-05, English and Filipino. */
export const texts = {
  title: { en: 'Client satisfaction survey', fil: 'Survey ng kasiyahan ng kliyente' },
  subtitle: {
    en: 'This survey of the Anti-Red Tape Authority measures how clients experience government offices. Your feedback on the transaction you just finished helps this office serve better. What you share is confidential, and you may choose not to answer.',
    fil: 'Sinusukat ng survey na ito ng Anti-Red Tape Authority ang karanasan ng kliyente sa mga tanggapan ng pamahalaan. Makatutulong ang iyong puna sa katatapos na transaksiyon upang mapahusay ang serbisyo. Kumpidensiyal ang ibabahagi mo, at maaari kang hindi sumagot.',
  },
  NEW: { en: 'New business permit', fil: 'Bagong business permit' },
  RENEWAL: { en: 'Renewal of a business permit', fil: 'Pag-renew ng business permit' },
  AMENDMENT: { en: 'Amendment of a business permit', fil: 'Pagbabago ng business permit' },
  RETIREMENT: { en: 'Retirement of a business', fil: 'Pagsasara ng negosyo' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  service: { en: 'Service availed', fil: 'Serbisyong natanggap' },
  date: { en: 'Date', fil: 'Petsa' },
  about: { en: 'About you', fil: 'Tungkol sa iyo' },
  client_type: { en: 'Client type', fil: 'Uri ng kliyente' },
  CITIZEN: { en: 'Citizen', fil: 'Mamamayan' },
  BUSINESS: { en: 'Business', fil: 'Negosyo' },
  GOVERNMENT: {
    en: 'Government (employee or another agency)',
    fil: 'Gobyerno (empleyado o ibang ahensiya)',
  },
  sex: { en: 'Sex', fil: 'Kasarian' },
  MALE: { en: 'Male', fil: 'Lalaki' },
  FEMALE: { en: 'Female', fil: 'Babae' },
  no_sex: { en: 'No answer', fil: 'Walang sagot' },
  age: { en: 'Age', fil: 'Edad' },
  region: { en: 'Region of residence', fil: 'Rehiyon ng tirahan' },
  charter: { en: 'Citizen’s Charter (CC)', fil: 'Citizen’s Charter (CC)' },
  charter_hint: {
    en: 'The Citizen’s Charter lists the services of a government office, their requirements, fees and processing times.',
    fil: 'Nakasaad sa Citizen’s Charter ang mga serbisyo ng tanggapan ng gobyerno, ang mga kinakailangan, bayad at oras ng pagproseso.',
  },
  read_charter: { en: 'Read the Citizen’s Charter', fil: 'Basahin ang Citizen’s Charter' },
  cc1: {
    en: 'CC1. Which of the following best describes your awareness of a CC?',
    fil: 'CC1. Alin sa mga sumusunod ang naglalarawan sa iyong kaalaman sa CC?',
  },
  cc1_1: {
    en: 'I know what a CC is and I saw this office’s CC.',
    fil: 'Alam ko ang CC at nakita ko ito sa napuntahang opisina.',
  },
  cc1_2: {
    en: 'I know what a CC is but I did not see this office’s CC.',
    fil: 'Alam ko ang CC pero hindi ko ito nakita sa napuntahang opisina.',
  },
  cc1_3: {
    en: 'I learned of the CC only when I saw this office’s CC.',
    fil: 'Nalaman ko ang CC nang makita ko ito sa napuntahang opisina.',
  },
  cc1_4: {
    en: 'I do not know what a CC is and I did not see one in this office.',
    fil: 'Hindi ko alam kung ano ang CC at wala akong nakita sa napuntahang opisina.',
  },
  cc2: {
    en: 'CC2. If aware of CC, would you say that the CC of this office was …?',
    fil: 'CC2. Kung alam ang CC, masasabi mo ba na ang CC ng napuntahang opisina ay …',
  },
  cc2_1: { en: 'Easy to see', fil: 'Madaling makita' },
  cc2_2: { en: 'Somewhat easy to see', fil: 'Medyo madaling makita' },
  cc2_3: { en: 'Difficult to see', fil: 'Mahirap makita' },
  cc2_4: { en: 'Not visible at all', fil: 'Hindi makita' },
  cc3: {
    en: 'CC3. If aware of CC, how much did the CC help you in your transaction?',
    fil: 'CC3. Kung alam ang CC, gaano nakatulong ang CC sa transaksiyon mo?',
  },
  cc3_1: { en: 'Helped very much', fil: 'Sobrang nakatulong' },
  cc3_2: { en: 'Somewhat helped', fil: 'Nakatulong naman' },
  cc3_3: { en: 'Did not help', fil: 'Hindi nakatulong' },
  ratings: { en: 'The service', fil: 'Ang serbisyo' },
  rating_5: { en: 'Strongly agree', fil: 'Lubos na sumasang-ayon' },
  rating_4: { en: 'Agree', fil: 'Sumasang-ayon' },
  rating_3: { en: 'Neither agree nor disagree', fil: 'Walang kinikilingan' },
  rating_2: { en: 'Disagree', fil: 'Hindi sumasang-ayon' },
  rating_1: { en: 'Strongly disagree', fil: 'Lubos na hindi sumasang-ayon' },
  rating_NA: { en: 'Not applicable', fil: 'Hindi angkop' },
  sqd0: {
    en: 'SQD0. I am satisfied with the service that I availed.',
    fil: 'SQD0. Nasiyahan ako sa serbisyo na aking natanggap sa napuntahan na tanggapan.',
  },
  sqd1: {
    en: 'SQD1. I spent a reasonable amount of time for my transaction.',
    fil: 'SQD1. Makatwiran ang oras na aking ginugol para sa pagproseso ng aking transaksiyon.',
  },
  sqd2: {
    en: 'SQD2. The office followed the transaction’s requirements and steps based on the information provided.',
    fil: 'SQD2. Ang opisina ay sumusunod sa mga kinakailangang dokumento at mga hakbang batay sa impormasyong ibinigay.',
  },
  sqd3: {
    en: 'SQD3. The steps (including payment) I needed to do for my transaction were easy and simple.',
    fil: 'SQD3. Ang mga hakbang sa pagproseso, kasama na ang pagbayad, ay madali at simple lamang.',
  },
  sqd4: {
    en: 'SQD4. I easily found information about my transaction from the office or its website.',
    fil: 'SQD4. Mabilis at madali akong nakahanap ng impormasyon tungkol sa aking transaksiyon mula sa opisina o sa website nito.',
  },
  sqd5: {
    en: 'SQD5. I paid a reasonable amount of fees for my transaction. (If the service was free, choose Not applicable.)',
    fil: 'SQD5. Nagbayad ako ng makatwirang halaga para sa aking transaksiyon. (Kung libre ang serbisyo, piliin ang Hindi angkop.)',
  },
  sqd6: {
    en: 'SQD6. I feel the office was fair to everyone, or “walang palakasan”, during my transaction.',
    fil: 'SQD6. Pakiramdam ko ay patas ang opisina sa lahat, o “walang palakasan”, sa aking transaksiyon.',
  },
  sqd7: {
    en: 'SQD7. I was treated courteously by the staff, and (if asked for help) the staff was helpful.',
    fil: 'SQD7. Magalang akong trinato ng mga tauhan, at (kung humingi ako ng tulong) handa silang tumulong sa akin.',
  },
  sqd8: {
    en: 'SQD8. I got what I needed from the government office, or (if denied) denial of request was sufficiently explained to me.',
    fil: 'SQD8. Nakuha ko ang kinakailangan ko mula sa tanggapan ng gobyerno, kung tinanggihan man, ito ay sapat na ipinaliwanag sa akin.',
  },
  suggestions: {
    en: 'Suggestions on how we can further improve our services',
    fil: 'Mga mungkahi kung paano pa namin mapahuhusay ang aming serbisyo',
  },
  email: { en: 'E-mail address', fil: 'E-mail address' },
  email_help: {
    en: 'Only the administrator will see your e-mail address, together with your suggestion, and may use it to reply to you.',
    fil: 'Ang tagapangasiwa lamang ang makakakita ng e-mail mo, kasama ng iyong mungkahi, upang masagot ka.',
  },
  send: { en: 'Send', fil: 'Ipadala' },
  not_now: { en: 'Not now', fil: 'Hindi muna' },
  thanks: { en: 'Thank you. Your answers were recorded.', fil: 'Salamat. Naitala na ang iyong mga sagot.' },
  answered: {
    en: 'You have already answered this survey. Thank you.',
    fil: 'Nasagutan mo na ang survey na ito. Salamat.',
  },
  check: { en: 'Please check the questions with errors.', fil: 'Suriin ang mga tanong na may mali.' },
} as const;

export const { useWords, words } = defineMessages('owner.survey', texts);
