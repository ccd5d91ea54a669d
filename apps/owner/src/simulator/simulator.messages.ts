import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the simulator, which computes and explains the amount that a business would pay. */
export const texts = {
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  business: { en: 'Start from one of your businesses', fil: 'Magsimula sa isa sa mga negosyo mo' },
  business_none: { en: 'None, start with a blank form', fil: 'Wala, magsimula sa blangkong porma' },
  business_help: {
    en: 'This fills in the registered details and your last declaration. You can change everything here.',
    fil: 'Inilalagay nito ang mga nakarehistrong detalye at ang huli mong idineklara. Mababago mo ang lahat dito.',
  },
  year: { en: 'Year of the permit', fil: 'Taon ng permit' },

  ANNUAL: { en: 'Once a year', fil: 'Isang beses sa taon' },
  SEMI_ANNUAL: { en: 'Twice a year', fil: 'Dalawang beses sa taon' },
  QUARTERLY: { en: 'Every quarter', fil: 'Kada quarter' },

  outcome_wrong: { en: 'Some figures must be corrected', fil: 'May mga halagang dapat itama' },
  outcome_wrong_more: {
    en: 'The figures to correct are marked above. The amounts will appear again after you correct the figures.',
    fil: 'May marka sa itaas ang mga halagang dapat itama. Lilitaw muli ang kuwenta kapag naitama mo ang mga ito.',
  },
  scale: { en: 'Size of the business: {scale}.', fil: 'Laki ng negosyo: {scale}.' },
  micro: { en: 'micro', fil: 'mikro' },
  cottage: { en: 'cottage', fil: 'pantahanan' },
  small: { en: 'small', fil: 'maliit' },
  medium: { en: 'medium', fil: 'katamtaman' },
  large: { en: 'large', fil: 'malaki' },
  code_read: { en: 'View the schedules of this code', fil: 'Basahin ang mga talaan ng kodigong ito' },

  modes: { en: 'Modes of payment', fil: 'Mga paraan ng pagbabayad' },
  modes_hint: {
    en: 'The tax is the same; only the dates differ. All fees are paid with the first installment.',
    fil: 'Pareho ang buwis; ang mga petsa lamang ang naiiba. Kasama sa unang hulog ang lahat ng singil.',
  },
  mode_col: { en: 'Mode of payment', fil: 'Paraan ng pagbabayad' },
  mode_now: { en: 'Due on {day}', fil: 'Dapat bayaran sa {day}' },
  mode_then: { en: 'Later', fil: 'Kasunod' },
  mode_total: { en: 'Whole year', fil: 'Buong taon' },
  mode_part: { en: '{amount} by {day}', fil: '{amount} hanggang {day}' },
  mode_chosen: { en: 'Shown here', fil: 'Ipinapakita rito' },
  parts: { en: 'Due dates', fil: 'Mga takdang petsa' },
  part_due: { en: 'Due {day}', fil: 'Dapat bayaran sa {day}' },
  part_late: {
    en: 'Includes {surcharge} surcharge and {interest} interest to date',
    fil: 'Kasama ang patong na {surcharge} at interes na {interest} hanggang ngayon',
  },

  pay: { en: 'Today or another date', fil: 'Ngayon o sa ibang petsa' },
  pay_hint: {
    en: 'Amount due on a date, for quarters that have begun',
    fil: 'Ang dapat bayaran sa isang petsa, para sa mga quarter na nagsimula na',
  },
  pay_day: { en: 'Another date', fil: 'Ibang petsa' },
  pay_first: { en: 'If paid on {day}', fil: 'Kung babayaran sa {day}' },
  pay_then: { en: 'If paid on {day}', fil: 'Kung babayaran sa {day}' },
  pay_earlier: { en: 'Please choose a date from {day} onward.', fil: 'Pumili ng petsa mula {day}.' },
  pay_total: { en: 'To pay', fil: 'Babayaran' },
  pay_nothing: { en: 'Nothing is due by this date.', fil: 'Wala pang dapat bayaran hanggang sa petsang ito.' },
  pay_more: {
    en: 'The amount is {more} higher than if paid on {day}.',
    fil: 'Mas mataas nang {more} ang halaga kaysa kung babayaran sa {day}.',
  },
  pay_same: { en: 'The amount is the same as on {day}.', fil: 'Kapareho ito ng halaga sa {day}.' },
  pay_until: {
    en: 'The amount stays the same until {day}. After that date, {more} will be added.',
    fil: 'Mananatili ang halaga hanggang {day}. Pagkatapos ay madadagdagan ng {more}.',
  },
  pay_final: {
    en: 'The amount will not increase any further.',
    fil: 'Hindi na tataas pa ang halaga.',
  },
  pay_new: {
    en: 'A new business pays on the date of its bill, without penalty.',
    fil: 'Nagbabayad ang bagong negosyo sa araw ng singil nito, nang walang multa.',
  },

  code_title: { en: 'Revenue code', fil: 'Kodigo sa kita' },
  code_about: { en: 'Version {version}, in effect since {day}', fil: 'Bersiyon {version}, may bisa mula {day}' },
  by_server: {
    en: 'The estimate for this revenue code is on the page “Fees and taxes”',
    fil: 'Nasa pahinang “Mga bayad at buwis” ang tantiya para sa kodigong ito',
  },
  by_server_more: {
    en: 'This revenue code requires figures for each line of business, and the server computes the amounts.',
    fil: 'May hinihinging halaga ang kodigong ito para sa bawat uri ng negosyo, at ang server ang nagkukuwenta.',
  },
  by_server_open: { en: 'Open the estimate', fil: 'Buksan ang tantiya' },
  code_missing: {
    en: 'This version of the revenue code was not found',
    fil: 'Walang ganitong bersiyon ng kodigo sa kita',
  },
  code_missing_more: {
    en: 'To view a version that has been in effect, open it from a bill.',
    fil: 'Mababasa mo ang lahat ng bersiyong nagkabisa. Buksan ang bersiyon mula sa singil.',
  },
  tax_part: { en: 'Business tax', fil: 'Buwis sa negosyo' },
  tax_new: {
    en: 'A new business pays {rate}% of its capital ({section}).',
    fil: 'Ang bagong negosyo ay nagbabayad ng {rate}% ng puhunan nito ({section}).',
  },
  tax_barangay: {
    en: 'A small retailer pays {rate}% of its gross sales to the barangay instead ({section}).',
    fil: 'Ang maliit na nagtitingi ay nagbabayad ng {rate}% ng benta nito sa barangay sa halip na munisipyo ({section}).',
  },
  tax_essential: {
    en: 'Essential goods are taxed at {share}% of these rates ({section}).',
    fil: '{share}% ng mga halagang ito ang buwis ng pangunahing bilihin ({section}).',
  },
  col_from: { en: 'Gross sales', fil: 'Kabuuang benta' },
  col_tax: { en: 'Tax for the year', fil: 'Buwis para sa taon' },
  below: { en: 'Below {amount}', fil: 'Mababa sa {amount}' },
  from: { en: '{amount} or more', fil: '{amount} o higit pa' },
  of_gross: { en: '{rate}% of the gross sales', fil: '{rate}% ng kabuuang benta' },
  of_gross_least: {
    en: '{rate}% of the gross sales, not less than {amount}',
    fil: '{rate}% ng kabuuang benta, hindi bababa sa {amount}',
  },
  nothing_up_to: {
    en: 'Up to {amount}: no municipal tax',
    fil: 'Hanggang {amount}: walang buwis sa munisipyo',
  },
  first_part: { en: '{rate}% of the first {amount}', fil: '{rate}% ng unang {amount}' },
  rest_part: { en: '{rate}% of the rest', fil: '{rate}% ng natitira' },
  each_unit: { en: '{amount} each: {unit}', fil: '{amount} bawat isa: {unit}' },
  exempt: { en: 'Exempt', fil: 'Hindi sakop ng buwis' },
  fees_part: { en: 'Fees', fil: 'Mga singil' },
  col_fee: { en: 'Fee', fil: 'Singil' },
  col_amount: { en: 'Amount', fil: 'Halaga' },
  col_section: { en: 'Section', fil: 'Seksiyon' },
  prorated: {
    en: 'A new business pays only for the remaining quarters',
    fil: 'Para lamang sa mga natitirang quarter ang babayaran ng bagong negosyo',
  },
  by_size: { en: 'By size: {amounts}', fil: 'Ayon sa laki: {amounts}' },
  by_area: { en: 'By floor area: {amounts}', fil: 'Ayon sa sukat ng palapag: {amounts}' },
  by_class: {
    en: 'By class: low {low}, medium {medium}, high {high}',
    fil: 'Ayon sa uri: mababa {low}, katamtaman {medium}, mataas {high}',
  },
  by_kind: {
    en: 'New {NEW}, renewal {RENEWAL}, amendment {AMENDMENT}, retirement {RETIREMENT}',
    fil: 'Bago {NEW}, renewal {RENEWAL}, pagbabago {AMENDMENT}, pagsasara {RETIREMENT}',
  },
  area_steps: {
    en: '{first} up to {first_sqm} m², then {each} for each {each_sqm} m², up to {at_most}',
    fil: '{first} hanggang {first_sqm} m², saka {each} sa bawat {each_sqm} m², hindi lalampas sa {at_most}',
  },
  area_below: { en: 'below {below} m² {amount}', fil: 'mababa sa {below} m² {amount}' },
  area_above: { en: 'larger areas {amount}', fil: 'mas malaking sukat {amount}' },
  by_group: { en: '{group}: {amounts}', fil: '{group}: {amounts}' },
  percent_of_fees: {
    en: '{rate}% of the fees, not less than {at_least}',
    fil: '{rate}% ng mga singil, hindi bababa sa {at_least}',
  },
  on_request: { en: 'On request only', fil: 'Kapag hiningi lamang' },
  late_part: { en: 'Late payment', fil: 'Nahuling bayad' },
  late_rule: {
    en: 'Late payment adds a one-time surcharge of {surcharge}%. Interest of {interest}% a month is then charged on the tax and surcharge, up to {months} months ({section}).',
    fil: 'May patong na {surcharge}% nang isang beses ang nahuling bayad. Pagkatapos, may interes na {interest}% bawat buwan sa buwis at patong, hanggang {months} buwan ({section}).',
  },
  due_part: { en: 'Due dates', fil: 'Mga takdang petsa' },
  due_rule: {
    en: 'Quarters are due on {days} ({section}). If the municipal hall is closed on that date, the due date moves to the next working day.',
    fil: 'Bayaran ang bawat quarter hanggang {days} ({section}). Kapag sarado ang munisipyo sa petsang iyon, lilipat ang takda sa susunod na araw ng trabaho.',
  },
} as const;

export const { useWords } = defineMessages('owner.simulator', texts);
