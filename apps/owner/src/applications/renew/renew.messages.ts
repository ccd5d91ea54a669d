import type { Message, RenewalFact, RenewalStop } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the renewal of an unchanged business, on one page. */
export const texts = {
  title: { en: 'Renew for {year}', fil: 'Mag-renew para sa {year}' },
  lead: {
    en: 'Nothing changed at {name} since the permit of {former}. Enter the sales of {former}, sign, and you are done.',
    fil: 'Walang nagbago sa {name} mula sa permit ng {former}. Ilagay ang benta ng {former}, lumagda, at tapos na.',
  },
  gross: { en: 'Sales from January to December {former}', fil: 'Benta mula Enero hanggang Disyembre {former}' },
  gross_of: { en: 'Sales of {name}', fil: 'Benta ng {name}' },
  gross_of_category: { en: 'Sales of {name}, category {category}', fil: 'Benta ng {name}, kategoryang {category}' },
  essential_of: { en: 'Essential goods: {name}', fil: 'Pangunahing bilihin: {name}' },
  other_of: { en: 'Other goods or services: {name}', fil: 'Iba pang paninda o serbisyo: {name}' },
  declared_before: {
    en: 'You declared {amount} a year ago.',
    fil: '{amount} ang inilahad mo noong nakaraang taon.',
  },
  reason: { en: 'Why are the sales so low?', fil: 'Bakit ganito kababa ang benta?' },
  reason_help: {
    en: 'A short sentence is enough. The licensing office reads it before it computes the bill.',
    fil: 'Sapat na ang maikling pangungusap. Babasahin ito ng tanggapan ng lisensiya bago kwentahin ang bayarin.',
  },
  facts: { en: 'The business', fil: 'Ang negosyo' },
  same: { en: 'same as {former}', fil: 'katulad ng {former}' },
  changed: { en: 'Something changed: open the full form', fil: 'May nagbago: buksan ang buong form' },
  changed_more: {
    en: 'What you typed goes with you. The place, the name or the lines are changed in the registration of the business.',
    fil: 'Kasama ang mga na-type mo. Sa rehistro ng negosyo binabago ang lugar, pangalan o mga linya.',
  },
  edit: { en: 'Open the registration', fil: 'Buksan ang rehistro' },
  papers: { en: 'Papers of the year', fil: 'Mga papeles ng taon' },
  papers_reused: { en: 'Taken over, still valid: {names}', fil: 'Kinuha, may bisa pa: {names}' },
  papers_all: { en: 'Every paper is here.', fil: 'Narito na ang lahat ng papeles.' },
  next_offices: {
    en: 'The licensing office accepts it within one working day. The bill comes when the offices are done; you will have a mail.',
    fil: 'Tatanggapin ito ng tanggapan ng lisensiya sa loob ng isang araw ng trabaho. Darating ang bayarin kapag tapos na ang mga tanggapan; padadalhan ka ng email.',
  },
  next_provisional: {
    en: 'The next page is the payment. Once it is paid you have a provisional permit for {days} days, and the offices look meanwhile.',
    fil: 'Pagbabayad na ang susunod na pahina. Kapag bayad na, may probisyonal na permit ka para sa {days} araw, at titingin ang mga tanggapan samantala.',
  },
  stop_changed: { en: 'Something changed since last year.', fil: 'May nagbago mula noong nakaraang taon.' },
  stop_not_allowed: {
    en: 'The revenue code has no bill at once.',
    fil: 'Walang agarang bayarin sa kodigo sa kita.',
  },
  stop_too_large: {
    en: 'The bill comes at once only for small businesses.',
    fil: 'Agad lamang ang bayarin para sa maliliit na negosyo.',
  },
  stop_not_low_risk: {
    en: 'The offices look at a business of this kind every year.',
    fil: 'Taon-taon tinitingnan ng mga tanggapan ang ganitong negosyo.',
  },
  stop_clearance: {
    en: 'An office has no clearance of last year that still stands, or gave it with conditions.',
    fil: 'May tanggapang walang clearance noong nakaraang taon na may bisa pa, o may kondisyon ang ibinigay nito.',
  },
  stop_fire_list: {
    en: 'The fire bureau has something to settle with this business.',
    fil: 'May dapat ayusin ang Kawanihan ng Pamatay-Sunog sa negosyong ito.',
  },
  stop_papers_brought: {
    en: 'You bring an original, so somebody looks at it first.',
    fil: 'May dadalhin kang orihinal, kaya titingnan muna ito.',
  },
  stop_other_agencies: {
    en: 'The fire bureau and the barangay look at every renewal themselves.',
    fil: 'Ang bumbero at ang barangay mismo ang tumitingin sa bawat renewal.',
  },
  stop_gross: { en: 'The sales ask for a reason.', fil: 'Hinihingan ng dahilan ang benta.' },
  stop_sampled: {
    en: 'This business was drawn for a check, as some are every year.',
    fil: 'Nabunot para suriin ang negosyong ito, gaya ng ilan taon-taon.',
  },
  send_at_once: { en: 'Renew and go to the payment', fil: 'Mag-renew at pumunta sa pagbabayad' },
  send: { en: 'File the renewal', fil: 'Isumite ang renewal' },
  send_why: { en: 'First send the papers of the year.', fil: 'Ipadala muna ang mga papeles ng taon.' },
  fact_company_name: { en: 'Name', fil: 'Pangalan' },
  fact_owner: { en: 'Owner', fil: 'May-ari' },
  fact_registration_no: { en: 'Registration number', fil: 'Numero ng rehistro' },
  fact_address: { en: 'Address', fil: 'Tirahan ng negosyo' },
  fact_premises: { en: 'Place', fil: 'Lugar' },
  fact_business_area_sqm: { en: 'Floor area', fil: 'Sukat ng lugar' },
  fact_lines: { en: 'Lines of business', fil: 'Mga linya ng negosyo' },
  fact_liquor_tobacco: { en: 'Liquor and tobacco', fil: 'Alak at tabako' },
  fact_employees: { en: 'Workers', fil: 'Mga manggagawa' },
  fact_total_assets: { en: 'Total assets without land', fil: 'Kabuuang ari-arian maliban sa lupa' },
} as const satisfies Record<`fact_${RenewalFact['fact']}` | `stop_${RenewalStop}`, Message> & Record<string, Message>;

export const { useWords } = defineMessages('owner.renew', texts);
