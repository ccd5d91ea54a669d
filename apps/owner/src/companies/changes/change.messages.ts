import { defineMessages } from '@ebpls/remote-kit';

/** Texts for choosing a change of a permit in force, declaring it, and closing a business. */
export const texts = {
  title: { en: 'Change or retire', fil: 'Baguhin o isara' },
  lead: {
    en: 'Your permit remains valid while we review the change. You pay only for the change.',
    fil: 'May bisa pa rin ang permit mo habang sinusuri namin ang pagbabago. Ang para sa pagbabago lamang ang babayaran mo.',
  },
  nothing: { en: 'No change is possible now', fil: 'Wala pang mababago ngayon' },
  nothing_more: { en: 'This business has no valid permit.', fil: 'Walang permit na may bisa ang negosyong ito.' },
  back: { en: 'Back to the business', fil: 'Bumalik sa negosyo' },
  what: { en: 'What changes?', fil: 'Ano ang magbabago?' },
  what_time: {
    en: 'Processing time of each change: 7 working days.',
    fil: 'Oras ng pagproseso ng bawat pagbabago: 7 araw ng trabaho.',
  },
  start: { en: 'Start the change', fil: 'Simulan ang pagbabago' },
  go_on: { en: 'Continue the change you started', fil: 'Ituloy ang nasimulan' },
  CHANGE_LOCATION: { en: 'The place of business', fil: 'Ang lugar ng negosyo' },
  CHANGE_LOCATION_help: {
    en: 'Seven offices will review the new place. You pay processing, zoning, fire and barangay fees, but no new business tax.',
    fil:
      'Pitong tanggapan ang magsusuri ng bagong lugar. May bayad sa proseso, sona, sunog at barangay, pero ' +
      'walang bagong buwis.',
  },
  CHANGE_AREA: { en: 'The floor area', fil: 'Ang sukat ng palapag' },
  CHANGE_AREA_help: {
    en: 'Only the licensing office reviews this change. You pay a processing fee.',
    fil: 'Ang tanggapan ng lisensiya lamang ang magsusuri ng pagbabago. May bayad sa proseso.',
  },
  CHANGE_NAME: { en: 'The business name', fil: 'Ang pangalan ng negosyo' },
  CHANGE_NAME_help: {
    en: 'You need a new DTI, SEC or CDA registration. The barangay reviews the change. You pay a processing fee.',
    fil: 'Kailangan ang bagong rehistro sa DTI, SEC o CDA. Susuriin ng barangay ang pagbabago. May bayad sa proseso.',
  },
  CHANGE_ORG_TYPE: { en: 'The form of organization', fil: 'Ang uri ng organisasyon' },
  CHANGE_ORG_TYPE_help: {
    en: 'The TIN stays the same. You need a new DTI, SEC or CDA registration and pay a processing fee.',
    fil: 'Hindi magbabago ang TIN. Kailangan ang bagong rehistro sa DTI, SEC o CDA, at may bayad sa proseso.',
  },
  CHANGE_CAPITAL: { en: 'The total assets', fil: 'Ang kabuuang ari-arian' },
  CHANGE_CAPITAL_help: {
    en: 'Only the licensing office reviews this change. You pay a processing fee. This year’s tax does not change.',
    fil:
      'Ang tanggapan ng lisensiya lamang ang magsusuri ng pagbabago. May bayad sa proseso. Hindi magbabago ' +
      'ang buwis ngayong taon.',
  },
  ADD_LINE: { en: 'Add a line of business', fil: 'Magdagdag ng uri ng negosyo' },
  ADD_LINE_help: {
    en:
      'You pay the tax on the capital of the new line of business, the permit fee if it belongs to a new ' +
      'group, and the processing fee.',
    fil:
      'Babayaran mo ang buwis sa puhunan ng bagong uri, ang bayad sa permit kung kabilang ito sa bagong ' +
      'grupo, at ang bayad sa proseso.',
  },
  DROP_LINE: { en: 'Remove a line of business', fil: 'Alisin ang isang uri ng negosyo' },
  DROP_LINE_help: {
    en: 'You pay the tax on this year’s sales of this line of business, plus the processing fee.',
    fil: 'Babayaran mo ang buwis sa benta ng uring ito ngayong taon, at ang bayad sa proseso.',
  },
  close_title: { en: 'Retire the business', fil: 'Isara ang negosyo' },
  close_lead: {
    en: 'Retirement is permanent. The licensing office will visit the business, compute your final tax for this year, and issue a certificate of retirement. File within 30 days after the last day of business.',
    fil:
      'Permanente ang pagsasara. Bibisita ang tanggapan ng lisensiya, kukuwentahin ang huling buwis mo ' +
      'para sa taon na ito, at bibigyan ka ng sertipiko ng pagsasara. Maghain sa loob ng 30 araw mula sa ' +
      'huling araw ng negosyo.',
  },
  close_start: { en: 'Retire this business', fil: 'Isara ang negosyong ito' },
  transfer_title: { en: 'Transfer to another owner', fil: 'Ilipat sa ibang may-ari' },
  transfer_lead: {
    en:
      'The new owner accepts the offer from their own account. The business is then retired in your name ' +
      'and registered in theirs. If the TIN stays the same, only the business record is updated.',
    fil:
      'Tatanggapin ng bagong may-ari ang alok sa sarili niyang account. Isasara ang negosyo sa pangalan mo ' +
      'at irerehistro sa pangalan niya. Kung hindi magbabago ang TIN, ia-update lamang ang rekord ng ' +
      'negosyo.',
  },
  buyer_email_help: {
    en: 'A person who registered with a mobile number must first add an e-mail address to their account.',
    fil: 'Ang nagrehistro gamit ang numero ng cellphone ay dapat munang magdagdag ng e-mail sa account niya.',
  },
  buyer_email: { en: 'E-mail of the new owner’s account', fil: 'E-mail ng account ng bagong may-ari' },
  transfer_start: { en: 'Offer the business', fil: 'Ialok ang negosyo' },
  form_title_RETIREMENT: { en: 'Retire the business', fil: 'Isara ang negosyo' },
  event_title: { en: 'Permit for an event', fil: 'Permit para sa isang okasyon' },
  event_lead: {
    en: 'This permit is for a fair, a fiesta stall or a sale elsewhere in the municipality, for up to {days} days. Your annual permit does not change.',
    fil:
      'Ang permit na ito ay para sa perya, puwesto sa pista o bentahan sa ibang lugar sa bayan, hanggang ' +
      '{days} araw. Hindi magbabago ang taunang permit mo.',
  },
  event_start: { en: 'Apply for a temporary permit', fil: 'Mag-apply ng pansamantalang permit' },
  event_form: { en: 'The event', fil: 'Ang okasyon' },
  event_name: { en: 'What is the event?', fil: 'Anong okasyon?' },
  event_name_help: { en: 'For example: Town fiesta, food stall', fil: 'Halimbawa: Pista ng bayan, puwesto ng pagkain' },
  venue: { en: 'Where will it be held?', fil: 'Saan gaganapin?' },
  venue_help: {
    en: 'Street, plaza or building, and the exact spot',
    fil: 'Kalye, plasa o gusali, at ang mismong puwesto',
  },
  starts_on: { en: 'First day', fil: 'Unang araw' },
  ends_on: { en: 'Last day', fil: 'Huling araw' },
  event_days_help: {
    en: 'Up to {days} days, and not after {day}.',
    fil: 'Hanggang {days} araw, at hindi lalampas sa {day}.',
  },
  pause_title: { en: 'Close temporarily', fil: 'Pansamantalang magsara' },
  pause_lead: {
    en: 'You may close temporarily for repairs, a calamity or illness. You can reopen at any time.',
    fil:
      'Maaari kang pansamantalang magsara para sa pagkukumpuni, kalamidad o karamdaman. Maaari kang ' +
      'magbukas muli anumang oras.',
  },
  pause_start: { en: 'Declare a temporary closure', fil: 'Magdeklara ng pansamantalang pagsasara' },
  now: { en: 'Current', fil: 'Kasalukuyan' },
  becomes: { en: 'New', fil: 'Bago' },
  area: { en: 'Floor area in m²', fil: 'Sukat ng palapag sa m²' },
  capital: { en: 'Total assets, excluding land', fil: 'Kabuuang ari-arian, hindi kasama ang lupa' },
  company_name: { en: 'Business name', fil: 'Pangalan ng negosyo' },
  trade_name: { en: 'Trade name', fil: 'Pangalang pangkalakal' },
  registration_no: { en: 'Registration number', fil: 'Numero ng rehistro' },
  registration_date: { en: 'Registered on', fil: 'Petsa ng rehistro' },
  registration_expiry: { en: 'Registration expires on', fil: 'Magtatapos ang rehistro sa' },
  line: { en: 'Line of business', fil: 'Uri ng negosyo' },
  line_to_drop: { en: 'Line of business to remove', fil: 'Uri ng negosyong aalisin' },
  line_capital: { en: 'Capital invested in this line of business', fil: 'Puhunan sa uring ito ng negosyo' },
  products: { en: 'Goods or services', fil: 'Paninda o serbisyo' },
  category: { en: 'Taxed as', fil: 'Binubuwisan bilang' },
  category_d: { en: 'Retail', fil: 'Tingian' },
  category_e: { en: 'Services', fil: 'Serbisyo' },
  category_a: { en: 'Manufacturing', fil: 'Paggawa' },
  category_b: { en: 'Wholesale', fil: 'Pakyawan' },
  category_other: { en: 'Category {category}', fil: 'Kategorya {category}' },
  closure_date: { en: 'Last day of business', fil: 'Huling araw ng negosyo' },
  reason: { en: 'Why are you retiring the business?', fil: 'Bakit mo isasara ang negosyo?' },
  LOSS: { en: 'Loss', fil: 'Pagkalugi' },
  TRANSFER: { en: 'Transferred', fil: 'Inilipat' },
  SOLD: { en: 'Sold', fil: 'Ipinagbili' },
  MERGED: { en: 'Merged with another business', fil: 'Pinagsama sa ibang negosyo' },
  DEATH: { en: 'The owner died', fil: 'Namatay ang may-ari' },
  OTHER: { en: 'Another reason', fil: 'Ibang dahilan' },
  gross_title: {
    en: 'Gross sales from 1 January to the last day of business',
    fil: 'Kabuuang benta mula Enero 1 hanggang huling araw ng negosyo',
  },
  gross_hint: {
    en: 'We compute the tax for the whole year, less what you have already paid.',
    fil: 'Kukuwentahin namin ang buwis ng buong taon, bawas ang nabayaran mo na.',
  },
  gross: { en: '{line}', fil: '{line}' },
  gross_essential: { en: '{line}, essential goods', fil: '{line}, pangunahing bilihin' },
} as const;

export const { useWords } = defineMessages('change', texts);
