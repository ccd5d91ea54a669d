import type { Messages } from '@ebpls/contracts';

/** Refusals of a change, a closing or a transfer of a business. */
export const messages = {
  'change.no_permit': {
    en: 'This business has no permit yet.',
    fil: 'Wala pang permit ang negosyong ito.',
  },
  'change.no_permit_in_force': {
    en: 'The permit of this business is not valid. Please renew it first.',
    fil: 'Walang bisa ang permit ng negosyong ito. I-renew muna ito.',
  },
  'change.application_open': {
    en: 'Application {assessment_code} of this business is still in progress. Please wait until it is finished, or withdraw it first.',
    fil: 'Isinasagawa pa ang {assessment_code} ng negosyong ito. Hintaying matapos, o bawiin muna ito.',
  },
  'change.open_offices': {
    en: 'Application {assessment_code} of this business still needs clearances from these offices: {offices}. Please wait for the clearances, or withdraw the application first.',
    fil: 'Naghihintay pa ng clearance ang {assessment_code} ng negosyong ito: {offices}. Hintaying maibigay ang mga ito, o bawiin muna ito.',
  },
  'change.business_stopped': {
    en: 'This business is suspended, closed or retired. Please contact the licensing office.',
    fil: 'Suspendido, ipinasara o isinara na ang negosyong ito. Makipag-ugnayan sa tanggapan ng lisensiya.',
  },
  'change.year': {
    en: 'This application must be filed for the year of the permit, {year}.',
    fil: 'Dapat ihain ang aplikasyong ito para sa taon ng permit, {year}.',
  },
  'change.no_year_order': {
    en: 'There is no {year} order of payment to base the computation on. Please contact the licensing office.',
    fil: 'Walang order of payment ng {year} na mapagbabatayan nito. Makipag-ugnayan sa tanggapan ng lisensiya.',
  },
  'change.not_this': {
    en: 'This form does not match the application you started. Please reload the page.',
    fil: 'Hindi tugma ang form na ito sa aplikasyong sinimulan mo. I-reload ang pahina.',
  },
  'change.nothing': {
    en: 'No changes have been entered yet. Please enter what has changed.',
    fil: 'Wala pang inilagay na pagbabago. Ilagay kung ano ang nagbago.',
  },
  'change.line_known': {
    en: 'This line of business is already registered.',
    fil: 'Mayroon na ng uring ito ang negosyo.',
  },
  'change.line_unknown': {
    en: 'This line of business is not registered for this business.',
    fil: 'Wala ng uring ito ang negosyo.',
  },
  'change.last_line': {
    en: 'A business must have at least one line of business. Please retire the business instead.',
    fil: 'Dapat may matirang kahit isang uri ng negosyo. Kung titigil ka na, mag-apply ng pagsasara ng negosyo.',
  },
  'change.tin': {
    en: 'The TIN cannot be changed. To use another TIN, transfer the business to another owner.',
    fil: 'Hindi mababago ang TIN. Kung iba ang TIN, ilipat ang negosyo sa ibang may-ari.',
  },
  'retirement.filed_already': {
    en: 'The retirement of this business was already filed.',
    fil: 'Naihain na ang pagsasara ng negosyong ito.',
  },
  'retirement.bills_unpaid': {
    en: 'Before retirement, please pay the amounts due on these orders of payment: {orders}.',
    fil: 'Bayaran muna ang dapat nang bayaran bago ang pagsasara: {orders}.',
  },
  'retirement.order_due': { en: '{top_no}, due {day}', fil: '{top_no}, takda noong {day}' },
  'retirement.lines_missing': {
    en: 'Please enter the gross sales of each line of business, including {lines}.',
    fil: 'Ilagay ang kabuuang benta ng bawat uri ng negosyo, pati ang {lines}.',
  },
  'retirement.visit_missing': {
    en: 'Please record the retirement visit first. The bill depends on its findings.',
    fil: 'Itala muna ang pagbisita para sa pagsasara: nakasalalay rito ang singil.',
  },
  'retirement.not_a_closing': {
    en: 'This visit can be recorded only for the retirement of a business.',
    fil: 'Para lamang ito sa pagsasara ng negosyo.',
  },
  'retirement.visited_before_closing': {
    en: 'The visit cannot be before the date of retirement, {day}.',
    fil: 'Hindi maaaring mauna ang pagbisita sa petsa ng pagsasara, {day}.',
  },
  'retirement.clearances_open': {
    en: 'Clearances from these offices are still pending: {offices}.',
    fil: 'May mga clearance pang hindi naibibigay: {offices}.',
  },
  'retirement.not_certified': {
    en: 'Only a certified retirement can be revoked.',
    fil: 'Sertipikadong pagsasara lamang ang mababawi.',
  },
  'retirement.own_certificate': {
    en: 'The officer who released or signed the certificate cannot revoke it. Another signatory must do so.',
    fil: 'Hindi ito mababawi ng naglabas o lumagda sa sertipiko. Ibang may kapangyarihang lumagda ang gagawa nito.',
  },
  'event.not_granted_here': {
    en: 'The revenue code has no fee for temporary permits, so they are not available yet.',
    fil: 'Walang bayarin para sa pansamantalang permit ang kodigo sa kita ng munisipyo, kaya wala pang ibinibigay.',
  },
  'event.in_past': { en: 'The first day cannot be in the past.', fil: 'Hindi maaaring nakalipas na ang unang araw.' },
  'event.ends_before': {
    en: 'The end date cannot be before the start date.',
    fil: 'Mas nauna ang huling araw kaysa sa unang araw.',
  },
  'event.too_long': {
    en: 'A temporary permit covers up to {days} days.',
    fil: 'Hanggang {days} araw lamang ang pansamantalang permit.',
  },
  'event.beyond_permit': {
    en: 'The event must end by {day}, when the annual permit expires.',
    fil: 'Dapat matapos ang okasyon kasabay ng permit ng taon, sa {day}.',
  },
  'event.place_occupied': {
    en: 'Application {assessment_code} already covers this place on some of these dates.',
    fil: 'Sakop na ng {assessment_code} ang ilan sa mga petsang ito sa lugar na ito.',
  },
  'event.too_many': {
    en: 'This business has ten temporary permits in progress. Please wait until one has ended.',
    fil: 'Sampung pansamantalang permit ng negosyong ito ang isinasagawa pa. Hintaying may matapos.',
  },
  'event.ended': {
    en: 'The event has ended, so the permit can no longer be issued.',
    fil: 'Tapos na ang okasyong ito, kaya hindi na maibibigay ang permit.',
  },
  'changed.event': { en: 'Event', fil: 'Okasyon' },
  'changed.venue': { en: 'Venue', fil: 'Lugar ng okasyon' },
  'changed.days': { en: 'Dates', fil: 'Mga petsa' },
  'changed.address': { en: 'Address', fil: 'Address' },
  'changed.area': { en: 'Floor area', fil: 'Sukat ng palapag' },
  'changed.company_name': { en: 'Business name', fil: 'Pangalan ng negosyo' },
  'changed.trade_name': { en: 'Trade name', fil: 'Pangalang pangkalakal' },
  'changed.org_type': { en: 'Form of organization', fil: 'Uri ng organisasyon' },
  'changed.SOLE': { en: 'Sole proprietorship', fil: 'Nag-iisang may-ari' },
  'changed.OPC': { en: 'One-person corporation', fil: 'Korporasyon ng isang tao (OPC)' },
  'changed.PARTNERSHIP': { en: 'Partnership', fil: 'Partnership' },
  'changed.CORPORATION': { en: 'Corporation', fil: 'Korporasyon' },
  'changed.COOPERATIVE': { en: 'Cooperative', fil: 'Kooperatiba' },
  'changed.FOUNDATION': { en: 'Foundation', fil: 'Foundation' },
  'changed.registration': { en: 'Registration number', fil: 'Numero ng rehistro' },
  'changed.capital': { en: 'Total assets', fil: 'Kabuuang ari-arian' },
  'changed.yes': { en: 'Yes', fil: 'Oo' },
  'changed.no': { en: 'No', fil: 'Hindi' },
  'changed.lines': { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  'changed.closure_date': { en: 'Date of retirement', fil: 'Petsa ng pagsasara' },
  'changed.reason': { en: 'Reason', fil: 'Dahilan' },
  'changed.LOSS': { en: 'Loss', fil: 'Pagkalugi' },
  'changed.TRANSFER': { en: 'Transfer to another owner', fil: 'Paglipat sa ibang may-ari' },
  'changed.SOLD': { en: 'Sold', fil: 'Ipinagbili' },
  'changed.MERGED': { en: 'Merged', fil: 'Pinagsama' },
  'changed.DEATH': { en: 'Death of the owner', fil: 'Pagkamatay ng may-ari' },
  'changed.OTHER': { en: 'Other', fil: 'Iba pa' },
  'changed.gross': { en: 'Gross sales this year, {line}', fil: 'Kabuuang benta ngayong taon, {line}' },
} satisfies Messages;
