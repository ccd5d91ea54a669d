import type { Message, RenewalFact, RenewalStop } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the renewal of an unchanged business, on one page. */
export const texts = {
  title: { en: 'Renew for {year}', fil: 'Mag-renew para sa {year}' },
  lead: {
    en: 'Nothing has changed at {name} since the {former} permit. Enter the {former} sales and sign.',
    fil: 'Walang nagbago sa {name} mula sa permit ng {former}. Ilagay ang benta ng {former} at lumagda.',
  },
  gross: { en: 'Sales from January to December {former}', fil: 'Benta mula Enero hanggang Disyembre {former}' },
  gross_of: { en: 'Sales of {name}', fil: 'Benta ng {name}' },
  gross_of_category: { en: 'Sales of {name}, category {category}', fil: 'Benta ng {name}, kategoryang {category}' },
  essential_of: { en: 'Essential goods: {name}', fil: 'Pangunahing bilihin: {name}' },
  other_of: { en: 'Other goods or services: {name}', fil: 'Iba pang paninda o serbisyo: {name}' },
  declared_before: {
    en: 'You declared {amount} last year.',
    fil: '{amount} ang inilahad mo noong nakaraang taon.',
  },
  reason: { en: 'What is the reason for the low sales?', fil: 'Bakit ganito kababa ang benta?' },
  reason_help: {
    en: 'One sentence is enough. The licensing office will read it before it computes the bill.',
    fil: 'Sapat na ang maikling pangungusap. Babasahin ito ng tanggapan ng lisensiya bago kuwentahin ang singil.',
  },
  replaced: { en: '{name} was replaced in the revenue code', fil: 'Pinalitan ang {name} sa kodigo sa kita' },
  replaced_change: { en: 'Choose another line of business', fil: 'Pumili ng ibang uri ng negosyo' },
  facts: { en: 'The business', fil: 'Ang negosyo' },
  same: { en: 'same as {former}', fil: 'katulad ng {former}' },
  changed: {
    en: 'Details have changed: open the full form',
    fil: 'May nagbago sa mga detalye: buksan ang buong form',
  },
  changed_more: {
    en: 'Your entries are saved. To change the place, name or lines of business, edit the business registration.',
    fil: 'Naka-save ang inilagay mo. Para baguhin ang lugar, pangalan o mga uri, i-edit ang rehistro ng negosyo.',
  },
  edit: { en: 'Open the registration', fil: 'Buksan ang rehistro' },
  papers: { en: 'Documents for the year', fil: 'Mga dokumento ng taon' },
  papers_reused: { en: 'Already on file and still valid: {names}', fil: 'Nasa talaan na at may bisa pa: {names}' },
  papers_all: { en: 'All documents are complete.', fil: 'Kumpleto na ang mga dokumento.' },
  next_offices: {
    en: 'The licensing office will review the renewal within one working day. We will notify you when the bill is ready.',
    fil: 'Susuriin ng tanggapan ng lisensiya ang renewal sa loob ng isang araw ng trabaho. Aabisuhan ka namin kapag handa na ang singil.',
  },
  next_provisional: {
    en: 'You can pay as soon as you file. After payment, you will get a provisional permit valid for {days} days while the offices review the renewal.',
    fil:
      'Makapagbabayad ka agad pagkatapos maghain. Kapag bayad na, may probisyonal na permit ka nang {days} ' +
      'araw habang sinusuri ng mga tanggapan ang renewal.',
  },
  stop_changed: {
    en: 'Some details of the business have changed since last year.',
    fil: 'May nagbago sa mga detalye ng negosyo mula noong nakaraang taon.',
  },
  stop_claimed: { en: 'You claim an exemption or discount.', fil: 'Humihiling ka ng eksempsiyon o diskuwento.' },
  stop_not_allowed: {
    en: 'The revenue code does not allow immediate billing.',
    fil: 'Hindi pinapayagan ng kodigo sa kita ang agarang singil.',
  },
  stop_too_large: {
    en: 'Immediate billing is only for small businesses.',
    fil: 'Para lamang sa maliliit na negosyo ang agarang singil.',
  },
  stop_not_low_risk: {
    en: 'The offices inspect this type of business every year.',
    fil: 'Taon-taong sinusuri ng mga tanggapan ang ganitong negosyo.',
  },
  stop_clearance: {
    en: 'At least one clearance from last year is no longer valid or has conditions.',
    fil: 'May clearance noong nakaraang taon na wala nang bisa o may kondisyon.',
  },
  stop_fire_list: {
    en: 'This business has an unresolved matter with the Bureau of Fire Protection (BFP).',
    fil: 'May hindi pa naaayos ang negosyong ito sa Kawanihan ng Pamatay-Sunog.',
  },
  stop_papers_brought: {
    en: 'You will bring an original, so an officer must check it first.',
    fil: 'Magdadala ka ng orihinal, kaya susuriin muna ito ng opisyal.',
  },
  stop_other_agencies: {
    en: 'The Bureau of Fire Protection (BFP) and the barangay review every renewal.',
    fil: 'Sinusuri ng BFP at ng barangay ang bawat renewal.',
  },
  stop_gross: { en: 'The declared sales need an explanation.', fil: 'Kailangan ng paliwanag ang idineklarang benta.' },
  stop_sampled: {
    en: 'This business was randomly selected for a check this year.',
    fil: 'Random na napili ang negosyong ito para suriin ngayong taon.',
  },
  send_at_once: { en: 'Renew and pay', fil: 'Mag-renew at magbayad' },
  send: { en: 'File the renewal', fil: 'Isumite ang renewal' },
  send_why: { en: 'Upload this year’s documents first.', fil: 'I-upload muna ang mga dokumento ng taon.' },
  fact_company_name: { en: 'Name', fil: 'Pangalan' },
  fact_owner: { en: 'Owner', fil: 'May-ari' },
  fact_registration_no: { en: 'Registration number', fil: 'Numero ng rehistro' },
  fact_address: { en: 'Address', fil: 'Address ng negosyo' },
  fact_premises: { en: 'Place', fil: 'Lugar' },
  fact_business_area_sqm: { en: 'Floor area', fil: 'Sukat ng palapag' },
  fact_lines: { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  fact_liquor_tobacco: { en: 'Liquor and tobacco', fil: 'Alak at tabako' },
  fact_employees: { en: 'Employees', fil: 'Mga empleyado' },
  fact_total_assets: { en: 'Total assets, excluding land', fil: 'Kabuuang ari-arian maliban sa lupa' },
} as const satisfies Record<`fact_${RenewalFact['fact']}` | `stop_${RenewalStop}`, Message> & Record<string, Message>;

export const { useWords } = defineMessages('owner.renew', texts);
