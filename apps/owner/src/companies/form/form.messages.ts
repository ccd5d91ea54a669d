import { CORRECTED_LABELS, type FormField, type LineField, type Message, type Messages } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

/**
 * Texts of the unified application form, joint memorandum circular 2021-01, for an owner. A field’s text is its label.
 */
export const texts = {
  ...CORRECTED_LABELS,
  title_new: { en: 'Register a business', fil: 'Irehistro ang negosyo' },
  title_edit: { en: 'Business details', fil: 'Detalye ng negosyo' },
  subtitle: {
    en: 'Each registration covers one business at one address. If you have two places of business, register each one separately.',
    fil: 'Isang negosyo sa isang lugar ang saklaw ng bawat rehistro. Kung dalawa ang lugar mo, magkahiwalay na irehistro ang mga ito.',
  },
  locked: { en: 'These details cannot be changed now', fil: 'Hindi mababago ang mga detalye sa ngayon' },
  locked_why: {
    en: 'The offices are reviewing an application with these details. You can correct documents in that application. You can edit these details again after the decision.',
    fil: 'Nasa mga tanggapan ang aplikasyong may ganitong detalye. Maaari mong itama roon ang mga dokumento. Mababago mong muli ang mga detalye pagkatapos ng pasya.',
  },
  to_business: { en: 'Back to the business', fil: 'Bumalik sa negosyo' },
  details_saved: { en: 'The details of {name} were saved.', fil: 'Na-save ang mga detalye ng {name}.' },

  step_identity: { en: 'Business and owner', fil: 'Negosyo at may-ari' },
  step_place: { en: 'Address and place', fil: 'Address at lugar' },
  step_contacts: { en: 'Contacts', fil: 'Paano kokontakin' },
  step_people: { en: 'Employees and vehicles', fil: 'Mga tao at sasakyan' },
  step_activity: { en: 'What the business does', fil: 'Ano ang ginagawa ng negosyo' },
  step_check: { en: 'Check and register', fil: 'Suriin at irehistro' },
  step_check_again: { en: 'Check and save', fil: 'Suriin at i-save' },
  hint_identity: {
    en: 'Enter the details as written on the registration with DTI, SEC or CDA.',
    fil: 'Ilagay ang mga detalye ayon sa nakasulat sa rehistro sa DTI, SEC o CDA.',
  },
  hint_place: {
    en: 'Enter the place where customers find you. The barangay and the offices will visit this place.',
    fil: 'Ilagay ang lugar kung saan ka pinupuntahan ng mamimili. Dito bibisita ang barangay at mga tanggapan.',
  },
  hint_contacts: {
    en: 'Enter how we can contact you about this business.',
    fil: 'Ilagay kung paano ka namin makakausap tungkol sa negosyong ito.',
  },
  hint_people: {
    en: 'Count yourself only if you are on the payroll. Enter 0 if there are no employees.',
    fil: 'Ibilang lamang ang sarili kung may sahod ka. Ilagay ang 0 kung walang empleyado.',
  },
  hint_activity: {
    en: 'Enter every line of business you operate at this place.',
    fil: 'Ilagay ang bawat uri ng negosyong ginagawa sa lugar na ito.',
  },
  hint_check: {
    en: 'Check your answers. You can change them until you apply for the permit.',
    fil: 'Suriin ang mga sagot mo. Mababago mo ang mga ito hanggang sa mag-apply ka ng permit.',
  },
  done: { en: 'Done', fil: 'Tapos na' },

  org_type: { en: 'Form of organization', fil: 'Uri ng organisasyon' },
  SOLE: { en: 'Sole proprietorship', fil: 'Nag-iisang may-ari' },
  SOLE_help: {
    en: 'One person owns the business. Registered with DTI.',
    fil: 'Isang tao ang may-ari ng negosyo. Nakarehistro sa DTI.',
  },
  OPC: { en: 'One-person corporation', fil: 'Korporasyon ng isang tao (OPC)' },
  PARTNERSHIP: { en: 'Partnership', fil: 'Sosyohan (partnership)' },
  CORPORATION: { en: 'Corporation', fil: 'Korporasyon' },
  COOPERATIVE: { en: 'Cooperative', fil: 'Kooperatiba' },
  FOUNDATION: { en: 'Foundation or non-stock corporation', fil: 'Foundation o non-stock na korporasyon' },
  body_help: { en: 'Registered with {agency}.', fil: 'Nakarehistro sa {agency}.' },
  registration_no: { en: '{agency} registration number', fil: 'Numero ng rehistro sa {agency}' },
  registration_expiry_help: {
    en: 'Leave blank if the certificate has no expiry date.',
    fil: 'Iwang blangko kung walang petsa ng expiry ang sertipiko.',
  },
  tin: { en: 'TIN', fil: 'TIN' },
  tin_help: { en: 'Like 123-456-789-000', fil: 'Gaya ng 123-456-789-000' },
  company_name: { en: 'Business name', fil: 'Pangalan ng negosyo' },
  company_name_help: { en: 'As written on the certificate.', fil: 'Ayon sa nakasulat sa sertipiko.' },
  has_one_name: { en: 'I have only one name', fil: 'Iisa lamang ang pangalan ko' },
  has_one_name_help: {
    en: 'If your birth certificate or passport shows no last name.',
    fil: 'Para sa may-aring iisang pangalan at walang apelyido sa birth certificate o pasaporte.',
  },
  last_name: { en: 'Last name', fil: 'Apelyido' },
  first_name: { en: 'First name', fil: 'Pangalan' },
  middle_name: { en: 'Middle name', fil: 'Gitnang pangalan' },
  suffix: { en: 'Suffix', fil: 'Hulapi ng pangalan' },
  suffix_help: { en: 'Like Jr. or III', fil: 'Gaya ng Jr. o III' },
  sex: { en: 'Sex', fil: 'Kasarian' },
  M: { en: 'Male', fil: 'Lalaki' },
  F: { en: 'Female', fil: 'Babae' },
  civil_status: { en: 'Civil status', fil: 'Katayuang sibil' },
  SINGLE: { en: 'Single', fil: 'Walang asawa' },
  MARRIED: { en: 'Married', fil: 'May asawa' },
  WIDOWED: { en: 'Widowed', fil: 'Balo' },
  SEPARATED: { en: 'Separated', fil: 'Hiwalay' },
  corporation_name: { en: 'Registered name', fil: 'Rehistradong pangalan' },
  nationality: { en: 'Nationality of the organization', fil: 'Nasyonalidad ng organisasyon' },
  FILIPINO: { en: 'Filipino', fil: 'Pilipino' },
  FOREIGN: { en: 'Foreign', fil: 'Dayuhan' },
  owner_part: { en: 'Owner', fil: 'May-ari' },
  body_part: { en: 'Organization', fil: 'Organisasyon' },
  optional_part: { en: 'More, if you have them', fil: 'Iba pa, kung mayroon ka' },
  registration_part: { en: 'Registration', fil: 'Rehistro' },

  brgycode: { en: 'Barangay', fil: 'Barangay' },
  brgycode_help: { en: 'Type a few letters to search.', fil: 'Mag-type ng ilang titik para hanapin.' },
  pin: { en: 'Place on the map', fil: 'Lugar sa mapa' },
  pin_help: {
    en: 'Put the pin on the entrance: tap the map, drag the pin, or move it with the arrow keys.',
    fil: 'Ilagay ang pin sa pasukan: pindutin ang mapa, hilahin ang pin, o igalaw ito gamit ang mga arrow key.',
  },
  geo_lat: { en: 'Latitude', fil: 'Latitude' },
  geo_lng: { en: 'Longitude', fil: 'Longitude' },
  use_my_location: { en: 'Use my location', fil: 'Gamitin ang kinaroroonan ko' },
  type_coordinates: { en: 'Type the coordinates', fil: 'I-type ang coordinates' },
  pin_barangay: { en: 'Barangay {barangay}', fil: 'Barangay {barangay}' },
  pin_none: { en: 'No pin has been set yet.', fil: 'Wala pang pin.' },
  pin_in: { en: 'The pin is in Barangay {barangay} ({at}).', fil: 'Nasa Barangay {barangay} ang pin ({at}).' },
  pin_at: { en: 'The pin is at {at}.', fil: 'Nasa {at} ang pin.' },
  pin_remark: { en: 'Or keep both and explain why', fil: 'O panatilihin ang dalawa, at sabihin kung bakit' },
  pin_remark_help: {
    en: 'For example: the barangay considers this side of the road part of its area. The offices will read your reason.',
    fil: 'Halimbawa: itinuturing ng barangay na kanila ang panig na ito ng kalsada. Babasahin ng mga tanggapan ang dahilan mo.',
  },
  use_barangay: { en: 'Start from the barangay', fil: 'Magsimula sa barangay' },
  location_refused: {
    en: 'Your device did not share your location. Tap the map or type the coordinates.',
    fil: 'Hindi ibinahagi ng device ang kinaroroonan mo. Pindutin ang mapa o i-type ang coordinates.',
  },
  location_outside: {
    en: 'Your device shows that you are outside {municipality}. Put the pin where the business is.',
    fil: 'Ayon sa device, nasa labas ka ng {municipality}. Ilagay ang pin kung nasaan ang negosyo.',
  },
  map_label: {
    en: 'Map of {municipality} with the pin of the business',
    fil: 'Mapa ng {municipality} na may pin ng negosyo',
  },
  map_loading: { en: 'Loading the map…', fil: 'Nilo-load ang mapa…' },
  map_failed: {
    en: 'The map could not be loaded. Type the coordinates instead.',
    fil: 'Hindi ma-load ang mapa. I-type na lamang ang coordinates.',
  },
  activity_of_place: { en: 'What type of place is this?', fil: 'Ano ang lugar na ito?' },
  MAIN_OFFICE: { en: 'Main office or only place', fil: 'Pangunahing opisina o nag-iisang lugar' },
  BRANCH: { en: 'Branch', fil: 'Sangay' },
  ADMIN_OFFICE_ONLY: { en: 'Administrative office only', fil: 'Opisina lamang ng pamamahala' },
  WAREHOUSE: { en: 'Warehouse', fil: 'Bodega' },
  FACTORY: { en: 'Factory', fil: 'Pabrika' },
  STALL: { en: 'Stall', fil: 'Puwesto' },
  HOME_BASED: { en: 'Home-based', fil: 'Sa bahay' },
  AMBULANT: { en: 'Ambulant, no fixed place', fil: 'Naglalako, walang tiyak na lugar' },
  business_area_sqm_help: {
    en: 'Total of all floors used by the business, for example 60 or 85.5',
    fil: 'Kabuuan ng lahat ng palapag na gamit ng negosyo, gaya ng 60 o 85.5',
  },
  premises: { en: 'Who owns the premises?', fil: 'Kanino ang lugar?' },
  OWNED: { en: 'I own it', fil: 'Sa akin' },
  RENTED: { en: 'I rent it', fil: 'Inuupahan ko' },
  GOVERNMENT: { en: 'The government', fil: 'Sa pamahalaan' },
  FREE_USE: { en: 'I use it for free', fil: 'Libre kong ginagamit' },
  MARKET_STALL: { en: 'It is a market stall', fil: 'Puwesto sa palengke' },
  tax_declaration_no_help: {
    en: 'See the tax declaration of the lot or building.',
    fil: 'Nasa tax declaration ng lote o gusali.',
  },
  lessor_part: { en: 'Lessor', fil: 'Nagpapaupa' },
  monthly_rental: { en: 'Monthly rental', fil: 'Buwanang upa' },

  mobile_help: { en: 'Like 0917 123 4567', fil: 'Gaya ng 0917 123 4567' },
  owner_address_help: {
    en: 'House number, street, barangay, municipality and province.',
    fil: 'Numero ng bahay, kalye, barangay, bayan at lalawigan.',
  },
  same_address: { en: 'Use the address of the business', fil: 'Gamitin ang address ng negosyo' },
  emergency_part: { en: 'In an emergency', fil: 'Sa oras ng kagipitan' },

  workers_part: { en: 'Employees', fil: 'Mga empleyado' },
  vehicles_part: { en: 'Vehicles', fil: 'Mga sasakyan' },

  lines: { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  line_part: { en: 'Line of business {place}', fil: 'Uri ng negosyo {place}' },
  line: { en: 'Line of business', fil: 'Uri ng negosyo' },
  line_help: {
    en: 'Type a few letters, like sari-sari or repair.',
    fil: 'Mag-type ng ilang titik, gaya ng sari-sari o repair.',
  },
  line_none: {
    en:
      'No match. Try another common word, like tindahan, karinderya or repair. If none fits, choose the ' +
      'closest line of business and describe your business below.',
    fil: 'Walang nakita. Subukan ang ibang karaniwang salita, gaya ng tindahan, karinderya o talyer. Kung walang tumutugma, piliin ang pinakamalapit na uri at ilarawan ang negosyo mo sa ilalim nito.',
  },
  products: { en: 'Main products or services', fil: 'Pangunahing produkto o serbisyo' },
  is_principal: { en: 'This is the main line of business', fil: 'Ito ang pangunahing uri ng negosyo' },
  principal_mark: { en: 'Main line of business', fil: 'Pangunahing uri ng negosyo' },
  remove_line: { en: 'Remove this line of business', fil: 'Alisin ang uring ito ng negosyo' },
  add_line: { en: 'Add another line of business', fil: 'Magdagdag ng isa pang uri ng negosyo' },
  papers: {
    en: 'Documents that this line of business may require: {papers}',
    fil: 'Mga dokumentong maaaring kailanganin: {papers}',
  },
  fuel_nozzle: { en: 'Fuel nozzles', fil: 'Mga nozzle ng gasolina' },
  peddler: { en: 'Peddlers', fil: 'Mga naglalako' },
  scale_30: { en: 'Scales up to 30 kg', fil: 'Mga timbangan hanggang 30 kg' },
  scale_300: { en: 'Scales up to 300 kg', fil: 'Mga timbangan hanggang 300 kg' },
  scale_over_300: { en: 'Scales above 300 kg', fil: 'Mga timbangan na higit sa 300 kg' },
  total_assets: { en: 'Total assets, excluding land', fil: 'Kabuuang ari-arian, hindi kasama ang lupa' },
  total_assets_help: {
    en: 'Equipment, goods and cash. This determines the size of the business.',
    fil: 'Kagamitan, paninda at pera. Ito ang nagtatakda ng laki ng negosyo.',
  },

  register: { en: 'Register the business', fil: 'Irehistro ang negosyo' },
  save_changes: { en: 'Save the changes', fil: 'I-save ang mga binago' },
  register_refused: { en: 'The business has not been registered yet', fil: 'Hindi pa nakarehistro ang negosyo' },
  incomplete: {
    en: 'Some steps are not finished. Please open and complete each of them.',
    fil: 'May mga hakbang na hindi pa tapos. Buksan at kumpletuhin ang bawat isa.',
  },
  discard: { en: 'Delete this registration', fil: 'Burahin ang rehistrong ito' },
  discard_sure: {
    en: 'Delete this registration? Your answers will be lost.',
    fil: 'Burahin ang rehistrong ito? Mawawala ang mga sagot mo.',
  },
  discarded: { en: 'The registration was deleted.', fil: 'Binura na ang rehistro.' },
  discard_cancel: { en: 'Keep the registration', fil: 'Panatilihin ang rehistro' },
} as const satisfies Record<FormField | LineField, Message> & Messages;

export const { useWords, words } = defineMessages('owner.business', texts);
export type FormTextKey = keyof typeof texts;
