import { TAX_YEARS } from '../treasury/assess.contract.ts';
import type { Messages } from './merge.ts';

/** Errors and warnings of a case that is to be assessed. */
export const messages = {
  'assess.below_presumptive': {
    en: '{line}: your declared sales of ₱{declared} are below the minimum of ₱{at_least} presumed by the ordinance. The office may require an explanation.',
    fil: '{line}: ang idineklara mong benta na ₱{declared} ay mas mababa sa ₱{at_least} na minimum na ipinapalagay ng ordinansa. Maaaring humingi ng paliwanag ang tanggapan.',
  },
  'assess.staff_below_presumptive': {
    en:
      '{line}: the declared sales of ₱{declared} are below the minimum of ₱{at_least} presumed by the ' +
      'ordinance. The licensing office must check the reason with the owner before the bill is approved.',
    fil:
      '{line}: ang idineklarang benta na ₱{declared} ay mas mababa sa ₱{at_least} na minimum na ' +
      'ipinapalagay ng ordinansa. Dapat alamin ng tanggapan ng lisensiya ang dahilan sa may-ari bago ' +
      'aprubahan ang singil.',
  },
  'assess.exemption_not_in_force': {
    en: 'Exemption {code} was not applied because no municipal ordinance grants it.',
    fil: 'Hindi inilapat ang eksempsiyong {code}: walang ordinansa ng munisipyo na nagbibigay nito.',
  },
  'assess.surplus': {
    en: 'The installment due {due} was overpaid by ₱{surplus}. The treasurer will decide on the excess amount.',
    fil: 'Sumobra ng ₱{surplus} ang bayad sa hulog na takda sa {due}. Ang ingat-yaman ang magpapasya rito.',
  },
  'case.missing': { en: 'This field is required.', fil: 'Kailangang punan ito.' },
  'case.format': { en: 'This value is not valid. Please check it.', fil: 'Pakisuri ang halagang ito.' },
  'case.not_json': { en: 'This is not valid JSON.', fil: 'Hindi ito wastong JSON.' },
  'case.not_object': {
    en: 'A case must be one JSON object, not a list or a single value.',
    fil: 'Isang JSON object ang kaso, hindi listahan o iisang halaga.',
  },
  'case.not_utf8': {
    en: 'This file is not in UTF-8 format. Please save it as UTF-8.',
    fil: 'Hindi UTF-8 ang file na ito. I-save ito bilang UTF-8.',
  },
  'case.byte_order_mark': {
    en: 'The file begins with a mark that the system cannot read (byte-order mark). Please save it as plain UTF-8.',
    fil: 'Nagsisimula sa byte-order mark ang file na ito. I-save ito bilang UTF-8 na wala nito.',
  },
  'case.unknown_field': { en: 'This field is not recognized.', fil: 'Hindi kilala ang field na ito.' },
  'case.key_duplicate': { en: 'This field appears twice.', fil: 'Dalawang beses ibinigay ang field na ito.' },
  'case.one_file': {
    en: 'Only one case can be assessed at a time.',
    fil: 'Isang kaso lamang ang tinatasa sa bawat pagkakataon.',
  },
  'barangay.unknown': {
    en: 'This barangay is not in the municipality.',
    fil: 'Wala sa munisipyo ang barangay na ito.',
  },
  'business_area_sqm.required': {
    en: 'Please enter the floor area in square meters.',
    fil: 'Ilagay ang sukat ng palapag sa metro kuwadrado.',
  },
  'business_area_sqm.format': {
    en: 'Please enter the floor area with at most two decimals.',
    fil: 'Ilagay ang sukat ng palapag nang hindi hihigit sa dalawang desimal.',
  },
  'business_area_sqm.positive': {
    en: 'The floor area must be more than zero.',
    fil: 'Dapat mas mataas sa 0 ang sukat ng palapag.',
  },
  'capitalization.required': {
    en: 'For a new business, enter the capital of each line of business.',
    fil: 'Ilagay ang puhunan ng bawat uri ng bagong negosyo.',
  },
  'closure_date.required': { en: 'Please enter the date of retirement.', fil: 'Ilagay ang petsa ng pagsasara.' },
  'closure_date.in_future': {
    en: 'The date of retirement cannot be later than the date of assessment.',
    fil: 'Hindi maaaring mas huli sa petsa ng pagtatasa ang petsa ng pagsasara.',
  },
  'closure_date.not_in_tax_year': {
    en: 'The date of retirement must fall within the tax year.',
    fil: 'Dapat nasa taon ng buwis ang petsa ng pagsasara.',
  },
  'closure_date.before_start': {
    en: 'The date of retirement cannot be earlier than the date the business started.',
    fil: 'Hindi maaaring mas maaga sa pagsisimula ng negosyo ang petsa ng pagsasara.',
  },
  'date_started.after_tax_year': {
    en: 'The start date of the business is after the tax year.',
    fil: 'Magsisimula ang negosyo pagkalipas ng taon ng buwis.',
  },
  'employees.required': {
    en: 'Please enter the number of male and female employees.',
    fil: 'Ilagay ang bilang ng empleyado, lalaki at babae.',
  },
  'exemptions.unknown': { en: 'This exemption is not recognized.', fil: 'Hindi kilala ang eksempsiyong ito.' },
  'exemptions.too_many': {
    en: 'You can claim up to 20 exemptions.',
    fil: 'Hanggang 20 eksempsiyon ang maaari mong hilingin.',
  },
  'exemptions.cooperatives_only': {
    en: 'Only a cooperative can claim this exemption.',
    fil: 'Kooperatiba lamang ang maaaring humingi ng eksempsiyong ito.',
  },
  'exemptions.gross_must_agree': {
    en: 'The gross sales to members and to non-members must add up to the declared gross sales.',
    fil: 'Dapat katumbas ng idineklarang kabuuang benta ang benta sa mga kasapi at hindi kasapi kapag pinagsama.',
  },
  'exemptions.duplicate': {
    en: 'This exemption was claimed twice.',
    fil: 'Dalawang beses hiningi ang eksempsiyong ito.',
  },
  'exemptions.contradict': {
    en: 'This claim contradicts another claim for the same exemption.',
    fil: 'Salungat ito sa isa pang paghingi ng parehong eksempsiyon.',
  },
  'exemptions.line_not_declared': {
    en: 'The exemption refers to a line of business that was not declared.',
    fil: 'Hindi idineklara ang uri ng negosyong tinutukoy ng eksempsiyon.',
  },
  'gross.zero_needs_affidavit': {
    en: 'If sales are zero, an affidavit of no operation is required.',
    fil: 'Kapag 0 ang benta, kailangan ang sinumpaang salaysay na walang operasyon ang negosyo.',
  },
  'gross_current_year.required': {
    en: 'Enter this year’s sales up to the date of retirement.',
    fil: 'Ilagay ang benta ngayong taon hanggang sa petsa ng pagsasara.',
  },
  'lines.unknown': {
    en: 'This line of business is not in the list.',
    fil: 'Wala sa listahan ang uri ng negosyong ito.',
  },
  'lines.category_unknown': {
    en: 'This tax category is not recognized.',
    fil: 'Hindi kilala ang kategoryang ito ng buwis.',
  },
  'lines.category_not_of_line': {
    en: 'This tax category does not apply to this line of business.',
    fil: 'Hindi para sa uri ng negosyong ito ang kategoryang ito ng buwis.',
  },
  'lines.category_required': {
    en: 'This line of business has two tax categories. Enter it once for each category and choose the category each time.',
    fil: 'May dalawang kategorya ng buwis ang uri ng negosyong ito. Ilagay ito nang isang beses para sa bawat kategorya at piliin ang kategorya.',
  },
  'lines.duplicate_in_category': {
    en: 'This line of business is listed twice in the same tax category.',
    fil: 'Dalawang beses inilista ang uri ng negosyong ito sa iisang kategorya ng buwis.',
  },
  'money.blanks': {
    en: 'Please remove the spaces around the amount.',
    fil: 'Alisin ang mga puwang sa paligid ng halaga.',
  },
  'money.too_much': { en: 'This amount is too large.', fil: 'Masyadong malaki ang halagang ito.' },
  'paid.no_such_installment': {
    en: 'No installment is due on this date.',
    fil: 'Walang hulog na dapat bayaran sa araw na ito.',
  },
  'paid.after_as_of': {
    en: 'The payment date is later than the date of assessment.',
    fil: 'Mas huli ang petsa ng bayad kaysa sa petsa ng pagtatasa.',
  },
  'paid.nothing': { en: 'A payment must be more than zero.', fil: 'Dapat mas mataas sa 0 ang bayad.' },
  'paid.too_many': { en: 'You can list up to 200 payments.', fil: 'Hanggang 200 bayad ang maaaring ilista.' },
  'rate.format': {
    en: 'Please enter the rate as a percentage, for example 0.375.',
    fil: 'Ilagay ang porsiyento, gaya ng 0.375.',
  },
  'tax_year.format': {
    en: 'Please enter the tax year with four digits.',
    fil: 'Ilagay ang taon ng buwis na may apat na numero.',
  },
  'tax_year.range': {
    en: `The tax year must be from ${TAX_YEARS.first} to ${TAX_YEARS.last}.`,
    fil: `Dapat mula ${TAX_YEARS.first} hanggang ${TAX_YEARS.last} ang taon ng buwis.`,
  },
  'back_year.nothing_presumed': {
    en: 'The revenue code sets no presumed sales for this line of business. Please enter the sales.',
    fil: 'Walang ipinapalagay na benta ang kodigo sa kita para sa uring ito. Ilagay ang benta nito.',
  },
  'measures.measure_required': { en: 'This is required for your bill.', fil: 'Kailangan ito para sa singil mo.' },
  'measures.measure_unknown': {
    en: 'The revenue code does not require this here.',
    fil: 'Hindi ito hinihingi ng kodigo sa kita rito.',
  },
  'measures.measure_of_line': {
    en: 'Please enter this for each line of business.',
    fil: 'Ilagay ito para sa bawat uri ng negosyo.',
  },
  'measures.measure_of_business': {
    en: 'Please enter this once for the business as a whole.',
    fil: 'Ilagay ito nang isang beses para sa buong negosyo.',
  },
  'measures.measure_several': {
    en:
      'Please enter a figure for each item, with semicolons between them, such as 5; 7.5; 3 x 10. Enter a width and a ' +
      'height as 3.5 by 1.2.',
    fil:
      'Ilagay ang bilang ng bawat isa, na may tuldok-kuwit sa pagitan, gaya ng 5; 7.5; 3 x 10. Ilagay ang lapad at ' +
      'taas bilang 3.5 by 1.2.',
  },
  'measures.measure_whole': { en: 'Please enter a whole number.', fil: 'Maglagay ng buong numero.' },
  'measures.measure_number': { en: 'Please enter a number, such as 12.', fil: 'Maglagay ng numero, gaya ng 12.' },
  'measures.measure_choice': { en: 'Please choose from the list.', fil: 'Pumili sa listahan.' },
  'measures.barangay': {
    en: 'The revenue code does not have this barangay yet. Please contact the treasury.',
    fil: 'Wala pa sa kodigo sa kita ang barangay na ito. Makipag-ugnayan sa ingat-yaman.',
  },
  'measures.measure_yes_no': { en: 'Please answer yes or no.', fil: 'Sumagot ng oo o hindi.' },
  'measures.line_unknown': {
    en: 'This line of business is not in the revenue code for that year.',
    fil: 'Wala sa kodigo sa kita ng taon na iyon ang uring ito ng negosyo.',
  },
  'measures.line_replaced': {
    en: 'The revenue code for that year replaced this line of business. Please choose: {line}.',
    fil: 'Pinalitan ng kodigo sa kita ng taon na iyon ang uring ito ng negosyo. Pumili: {line}.',
  },
  'lines.replaced': {
    en: 'Please choose the line of business that replaces this one.',
    fil: 'Piliin ang uri ng negosyo na kapalit nito.',
  },
  'measures.line_twice': {
    en: 'This line of business is entered twice.',
    fil: 'Dalawang beses nailagay ang uring ito ng negosyo.',
  },
  'measures.mode': {
    en: 'The revenue code does not allow this mode of payment.',
    fil: 'Hindi pinapayagan ng kodigo sa kita ang paraang ito ng pagbabayad.',
  },
  'measures.unknown': {
    en: 'The revenue code does not require this here.',
    fil: 'Hindi ito hinihingi ng kodigo sa kita rito.',
  },
  'measures.format': { en: 'This value is not valid. Please check it.', fil: 'Pakisuri ang halagang ito.' },
  'tax_year.no_ordinance': {
    en: 'No revenue code was in effect on 1 January of this year.',
    fil: 'Walang kodigo sa kita na umiiral noong Enero 1 ng taon na ito.',
  },
  'units.at_least_one': { en: 'Please enter a number of 1 or more.', fil: 'Maglagay ng numerong 1 o mas mataas.' },
  'units.format': {
    en: 'Please enter how many units there are of each kind, as a whole number.',
    fil: 'Ilagay ang bilang ng bawat uri ng yunit, sa buong numero.',
  },
  'units.unknown': { en: 'This unit is not recognized.', fil: 'Hindi kilala ang yunit na ito.' },
  'yes_no.format': { en: 'Please answer yes or no.', fil: 'Sumagot ng oo o hindi.' },
} satisfies Messages;
