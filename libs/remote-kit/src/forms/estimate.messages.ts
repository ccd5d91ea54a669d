import { defineMessages } from '../define-messages.ts';

/** Texts of the estimate of a permit's cost, which visitors make in public and owners in their account. */
export const estimateTexts = {
  title: { en: 'How much will I pay?', fil: 'Magkano ang babayaran ko?' },
  lead: {
    en: 'Enter the figures of a business to see every line of its bill for {year}.',
    fil: 'Ilagay ang mga halaga ng negosyo para makita ang bawat linya ng singil nito para sa {year}.',
  },
  note: {
    en: 'This is an estimate based on the revenue code. Nothing is saved. The licensing office issues the official bill after the last clearance.',
    fil: 'Tantiya ito ayon sa kodigo sa kita. Walang sine-save. Ang tanggapan ng lisensiya ang maglalabas ng opisyal na singil pagkatapos ng huling clearance.',
  },
  application_type: { en: 'What is the application for?', fil: 'Para saan ang aplikasyon?' },
  NEW: { en: 'New business', fil: 'Bagong negosyo' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },

  lines_part: { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  line: { en: 'Line of business', fil: 'Uri ng negosyo' },
  line_no: { en: 'Line of business {place}', fil: 'Uri ng negosyo {place}' },
  line_help: {
    en: 'Type a few letters, like sari-sari or repair.',
    fil: 'Mag-type ng ilang titik, gaya ng sari-sari o repair.',
  },
  line_none: {
    en:
      'No match. Try another common word, like tindahan, karinderya or repair. If none fits, choose the ' +
      'closest line of business. The licensing office will confirm it when you apply.',
    fil: 'Walang nakita. Subukan ang ibang karaniwang salita, gaya ng tindahan, karinderya o talyer. Kung walang tumutugma, piliin ang pinakamalapit na uri. Kukumpirmahin ng tanggapan ng lisensiya ang uri kapag nag-apply ka.',
  },
  add_line: { en: 'Add a line of business', fil: 'Magdagdag ng uri ng negosyo' },
  remove_line: { en: 'Remove line of business {place}', fil: 'Alisin ang uri ng negosyo {place}' },
  category: { en: 'Which category of this line of business?', fil: 'Aling kategorya ng uring ito?' },
  category_help: {
    en: 'This line of business is taxed in two categories. Enter it once for each category.',
    fil: 'Dalawang kategorya ang buwis ng uring ito. Ilagay ito nang isang beses sa bawat kategorya.',
  },
  is_added: { en: 'This line of business was added this year', fil: 'Idinagdag ang uring ito ngayong taon' },
  capitalization: { en: 'Capital invested in this line of business', fil: 'Puhunan sa uring ito ng negosyo' },
  gross: { en: 'Gross sales in {year}', fil: 'Kabuuang benta noong {year}' },
  gross_help: { en: 'Before expenses. Enter 0 if none.', fil: 'Bago ibawas ang gastos. Ilagay ang 0 kung wala.' },
  gross_non_essential: {
    en: 'Sales of other goods or services in {year}',
    fil: 'Benta ng iba pang paninda o serbisyo noong {year}',
  },
  gross_non_essential_help: { en: 'Enter 0 if none.', fil: 'Ilagay ang 0 kung wala.' },
  gross_essential: { en: 'Sales of essential goods in {year}', fil: 'Benta ng mga pangunahing bilihin noong {year}' },
  gross_essential_help: {
    en: 'Rice, corn, medicine, farm supplies, school supplies and similar goods. They are taxed at a lower rate. Leave blank if none.',
    fil: 'Bigas, mais, gamot, gamit sa bukid, gamit sa paaralan at katulad. Mas mababa ang buwis ng mga ito. Iwang blangko kung wala.',
  },
  zero_gross_affidavit: {
    en: 'The business did not operate in {year}',
    fil: 'Hindi nag-operate ang negosyo noong {year}',
  },
  zero_gross_affidavit_help: {
    en: 'Tick only if there were no sales. In the application, this counts as a sworn statement.',
    fil: 'Lagyan lamang ng tsek kung walang benta. Sa aplikasyon, itinuturing itong sinumpaang salaysay.',
  },
  fuel_nozzle: { en: 'Number of fuel nozzles', fil: 'Bilang ng nozzle ng gasolina' },
  peddler: { en: 'Number of peddlers', fil: 'Bilang ng naglalako' },
  scale_30: { en: 'Number of scales up to 30 kg', fil: 'Bilang ng timbangang hanggang 30 kg' },
  scale_300: { en: 'Number of scales up to 300 kg', fil: 'Bilang ng timbangang hanggang 300 kg' },
  scale_over_300: { en: 'Number of scales above 300 kg', fil: 'Bilang ng timbangang higit sa 300 kg' },

  place_part: { en: 'The business', fil: 'Ang negosyo' },
  org_type: { en: 'Form of organization', fil: 'Uri ng organisasyon' },
  SOLE: { en: 'Sole proprietorship', fil: 'Nag-iisang may-ari' },
  OPC: { en: 'One-person corporation', fil: 'One-person corporation' },
  PARTNERSHIP: { en: 'Partnership', fil: 'Sosyohan' },
  CORPORATION: { en: 'Corporation', fil: 'Korporasyon' },
  COOPERATIVE: { en: 'Cooperative', fil: 'Kooperatiba' },
  FOUNDATION: { en: 'Foundation', fil: 'Foundation' },
  brgycode: { en: 'Barangay', fil: 'Barangay' },
  brgycode_help: { en: 'Type a few letters to search.', fil: 'Mag-type ng ilang titik para hanapin.' },
  activity_of_place: { en: 'Where is the business?', fil: 'Nasaan ang negosyo?' },
  MAIN_OFFICE: { en: 'In a shop or office', fil: 'Sa tindahan o opisina' },
  HOME_BASED: { en: 'At home', fil: 'Sa bahay' },
  STALL: { en: 'In a market stall', fil: 'Sa puwesto sa palengke' },
  FACTORY: { en: 'In a factory', fil: 'Sa pabrika' },
  WAREHOUSE: { en: 'In a warehouse', fil: 'Sa bodega' },
  AMBULANT: { en: 'Without a fixed place', fil: 'Walang tiyak na puwesto' },
  business_area_sqm: { en: 'Floor area in square meters', fil: 'Sukat ng palapag sa metro kuwadrado' },
  total_assets: { en: 'Total assets, excluding land', fil: 'Kabuuang ari-arian, hindi kasama ang lupa' },
  total_assets_help: { en: 'Equipment, goods and cash.', fil: 'Kagamitan, paninda at pera.' },
  date_started: { en: 'Opening date', fil: 'Petsa ng pagbubukas' },
  date_started_help: {
    en: 'A business that starts later in the year pays some fees only for the remaining quarters.',
    fil: 'Para lamang sa mga natitirang quarter ang ilang bayarin ng negosyong magsisimula nang mas huli sa taon.',
  },
  exemption: { en: 'Claimed exemption', fil: 'Hinihinging eksempsiyon' },
  exemption_none: { en: 'None', fil: 'Wala' },
  exemption_help: {
    en: 'The licensing office decides whether the exemption is granted.',
    fil: 'Ang tanggapan ng lisensiya ang magpapasya kung ibibigay ang eksempsiyon.',
  },

  people_part: { en: 'Employees and vehicles', fil: 'Mga empleyado at sasakyan' },
  employees_female: { en: 'Female employees', fil: 'Mga empleyadong babae' },
  employees_male: { en: 'Male employees', fil: 'Mga empleyadong lalaki' },
  vehicles: { en: 'Delivery vans and trucks', fil: 'Mga van at trak na pang-deliver' },
  motorcycles: { en: 'Delivery motorcycles', fil: 'Mga motorsiklong pang-deliver' },
  sells_liquor: { en: 'The business sells liquor', fil: 'Nagtitinda ng alak ang negosyo' },
  sells_tobacco: { en: 'The business sells tobacco', fil: 'Nagtitinda ng sigarilyo ang negosyo' },
  several_help: {
    en:
      'Enter one figure for each item, with semicolons between them, such as 5; 7.5; 3 x 10. Enter a width ' +
      'and a height as 3.5 by 1.2. Enter 0 if there is none.',
    fil:
      'Ilagay ang bilang ng bawat isa, na may tuldok-kuwit sa pagitan, gaya ng 5; 7.5; 3 x 10. Ilagay ang ' +
      'lapad at taas bilang 3.5 by 1.2. Ilagay ang 0 kung wala.',
  },
  yes: { en: 'Yes', fil: 'Oo' },
  no: { en: 'No', fil: 'Hindi' },
  compute: { en: 'Compute', fil: 'Kuwentahin' },

  result: { en: 'Your estimate for {year}', fil: 'Ang tantiya mo para sa {year}' },
  bill: { en: 'Lines of the bill', fil: 'Mga linya ng singil' },
  total: { en: 'Total for {year}', fil: 'Kabuuan para sa {year}' },
  code: {
    en: 'Computed with the {title}, in effect since {day}.',
    fil: 'Kinuwenta ayon sa {title}, na may bisa mula {day}.',
  },
  how: { en: 'How it is computed', fil: 'Paano ito kinuwenta' },
  how_less: { en: 'Hide the computation', fil: 'Itago ang kuwenta' },
  steps: { en: 'Computation', fil: 'Pagkuwenta' },
  section: { en: 'Section', fil: 'Seksiyon' },
  BARANGAY: { en: 'Paid to the barangay.', fil: 'Bayad sa barangay.' },
  BFP: { en: 'Paid to the Bureau of Fire Protection.', fil: 'Bayad sa Kawanihan ng Pamatay-Sunog.' },
} as const;

export const { useWords: useEstimateWords } = defineMessages('permit-estimate', estimateTexts);
export type EstimateMessageKey = keyof typeof estimateTexts;
