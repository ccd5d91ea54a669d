import type { Messages } from '@ebpls/contracts';

/** Refusals of a change, a closing or a transfer of a business. */
export const messages = {
  'change.no_permit': {
    en: 'This business has no permit yet that could be changed.',
    fil: 'Wala pang permit ang negosyong ito na mababago.',
  },
  'change.no_permit_in_force': {
    en: 'The permit of this business is not in force. Please renew it first, then change it.',
    fil: 'Walang bisa ang permit ng negosyong ito. I-renew muna ito bago baguhin.',
  },
  'change.application_open': {
    en: '{assessment_code} of this business is still under way. Please wait until it ends, or take it back first.',
    fil: 'Isinasagawa pa ang {assessment_code} ng negosyong ito. Hintaying matapos, o bawiin muna ito.',
  },
  'change.open_offices': {
    en: '{assessment_code} of this business waits for clearances: {offices}. Please wait until they are given, or take it back first.',
    fil: 'Naghihintay pa ng clearance ang {assessment_code} ng negosyong ito: {offices}. Hintaying maibigay ang mga ito, o bawiin muna ito.',
  },
  'change.business_stopped': {
    en: 'This business is suspended, closed or retired. Please ask at the licensing office.',
    fil: 'Suspendido, sarado o retirado ang negosyong ito. Magtanong sa tanggapan ng lisensiya.',
  },
  'change.year': {
    en: 'A change is applied for in the year of the permit, {year}.',
    fil: 'Ang pagbabago ay para sa taon ng permit, {year}.',
  },
  'change.no_year_order': {
    en: 'There is no order of payment of {year} that this could be computed from. Please ask at the licensing office.',
    fil: 'Walang order of payment ng {year} na mapagbabatayan nito. Magtanong sa tanggapan ng lisensiya.',
  },
  'change.not_this': {
    en: 'This is not what the application was begun for.',
    fil: 'Hindi ito ang sinimulang aplikasyon.',
  },
  'change.nothing': {
    en: 'Nothing would change. Please enter what is different.',
    fil: 'Walang magbabago. Ilagay ang naiiba.',
  },
  'change.line_known': {
    en: 'The business has this line already.',
    fil: 'Mayroon na ng uring ito ang negosyo.',
  },
  'change.line_unknown': {
    en: 'The business does not have this line.',
    fil: 'Wala ng uring ito ang negosyo.',
  },
  'change.last_line': {
    en: 'No line would be left. Please close the business instead.',
    fil: 'Walang matitirang uri. Isara na lang ang negosyo.',
  },
  'change.tin': {
    en: 'The tax number stays. With another one the business is handed over to another owner.',
    fil: 'Hindi nagbabago ang TIN. Kung iba ang TIN, ililipat ang negosyo sa ibang may-ari.',
  },
  'retirement.filed_already': {
    en: 'The closing of this business was filed already.',
    fil: 'Naihain na ang pagsasara ng negosyong ito.',
  },
  'retirement.bills_unpaid': {
    en: 'Please pay first what was due before the closing: {orders}.',
    fil: 'Bayaran muna ang dapat nang bayaran bago ang pagsasara: {orders}.',
  },
  'retirement.order_due': { en: '{top_no}, due {day}', fil: '{top_no}, takda noong {day}' },
  'retirement.lines_missing': {
    en: 'Please give the gross of every line of the business, {lines} too.',
    fil: 'Ilagay ang kabuuang benta ng bawat uri ng negosyo, pati ang {lines}.',
  },
  'retirement.visit_missing': {
    en: 'Please write down the closing visit first: the bill waits for what it found.',
    fil: 'Isulat muna ang pagbisita sa pagsasara: nakasalalay rito ang bayarin.',
  },
  'retirement.not_a_closing': {
    en: 'Only the closing of a business is visited so.',
    fil: 'Para lamang ito sa pagsasara ng negosyo.',
  },
  'retirement.visited_before_closing': {
    en: 'The visit cannot be before the day of closure, {day}.',
    fil: 'Hindi maaaring mauna ang pagbisita sa araw ng pagsasara, {day}.',
  },
  'retirement.clearances_open': {
    en: 'Clearances are still open: {offices}.',
    fil: 'May mga clearance pang hindi naibibigay: {offices}.',
  },
  'retirement.not_certified': {
    en: 'Only a certified closing can be taken back.',
    fil: 'Sertipikadong pagsasara lamang ang mababawi.',
  },
  'retirement.own_certificate': {
    en: 'Whoever released or signed the certificate cannot take it back. Another signatory does.',
    fil: 'Hindi ito mababawi ng naglabas o lumagda sa sertipiko. Ibang may kapangyarihang lumagda ang gagawa nito.',
  },
  'event.not_granted_here': {
    en: 'The revenue code of the municipality has no fee for temporary permits, so none is granted yet.',
    fil: 'Walang bayarin para sa pansamantalang permit ang kodigo sa kita ng munisipyo, kaya wala pang ibinibigay.',
  },
  'event.in_past': { en: 'The first day is in the past.', fil: 'Lumipas na ang unang araw.' },
  'event.ends_before': {
    en: 'The last day is before the first one.',
    fil: 'Mas nauna ang huling araw kaysa sa unang araw.',
  },
  'event.too_long': {
    en: 'A temporary permit covers {days} days at most.',
    fil: 'Hanggang {days} araw lamang ang pansamantalang permit.',
  },
  'event.beyond_permit': {
    en: 'The event has to end with the permit of the year, on {day}.',
    fil: 'Dapat matapos ang okasyon kasabay ng permit ng taon, sa {day}.',
  },
  'event.place_occupied': {
    en: 'For this place {assessment_code} covers some of these days already.',
    fil: 'Sakop na ng {assessment_code} ang ilan sa mga araw na ito sa lugar na ito.',
  },
  'event.too_many': {
    en: 'Ten temporary permits of this business are under way. Please wait until one has ended.',
    fil: 'Sampung pansamantalang permit ng negosyong ito ang isinasagawa pa. Hintaying may matapos.',
  },
  'event.ended': {
    en: 'The days of this event are over, so the permit cannot be given any more.',
    fil: 'Tapos na ang mga araw ng okasyong ito, kaya hindi na maibibigay ang permit.',
  },
  'changed.event': { en: 'Event', fil: 'Okasyon' },
  'changed.venue': { en: 'Held at', fil: 'Gaganapin sa' },
  'changed.days': { en: 'Days', fil: 'Mga araw' },
  'changed.address': { en: 'Address', fil: 'Address' },
  'changed.area': { en: 'Floor area', fil: 'Sukat ng palapag' },
  'changed.company_name': { en: 'Business name', fil: 'Pangalan ng negosyo' },
  'changed.trade_name': { en: 'Trade name', fil: 'Pangalang pangkalakal' },
  'changed.org_type': { en: 'Kind of organisation', fil: 'Uri ng organisasyon' },
  'changed.SOLE': { en: 'Sole proprietor', fil: 'Nag-iisang may-ari' },
  'changed.OPC': { en: 'One-person corporation', fil: 'Korporasyon ng isang tao (OPC)' },
  'changed.PARTNERSHIP': { en: 'Partnership', fil: 'Partnership' },
  'changed.CORPORATION': { en: 'Corporation', fil: 'Korporasyon' },
  'changed.COOPERATIVE': { en: 'Cooperative', fil: 'Kooperatiba' },
  'changed.FOUNDATION': { en: 'Foundation', fil: 'Foundation' },
  'changed.registration': { en: 'Registration number', fil: 'Numero ng rehistro' },
  'changed.capital': { en: 'Total assets', fil: 'Kabuuang ari-arian' },
  'changed.lines': { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  'changed.closure_date': { en: 'Day of closure', fil: 'Araw ng pagsasara' },
  'changed.reason': { en: 'Reason', fil: 'Dahilan' },
  'changed.LOSS': { en: 'Loss', fil: 'Pagkalugi' },
  'changed.TRANSFER': { en: 'Transfer to another owner', fil: 'Paglipat sa ibang may-ari' },
  'changed.SOLD': { en: 'Sold', fil: 'Ipinagbili' },
  'changed.MERGED': { en: 'Merged', fil: 'Pinagsama' },
  'changed.DEATH': { en: 'Death of the owner', fil: 'Pagkamatay ng may-ari' },
  'changed.OTHER': { en: 'Other', fil: 'Iba pa' },
  'changed.gross': { en: 'Gross of this year, {line}', fil: 'Kabuuang benta ngayong taon, {line}' },
} satisfies Messages;
