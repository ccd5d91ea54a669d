import type { Messages } from '../../messages/merge.ts';

/**
 * Texts of a tariff: how a charge came to its amount, and why a document or a case is refused. Separate from the
 * catalogue, so that no browser loads them that does not compute with a tariff.
 */
export const messages = {
  'tariff.amount': {
    en: 'Please enter an amount in pesos, for example 150,000.00.',
    fil: 'Ilagay ang halaga sa piso, halimbawa 150,000.00.',
  },
  'tariff.figure': {
    en: 'Please enter a number with at most two decimals, for example 1,200 or 12.5.',
    fil: 'Ilagay ang numerong may hanggang dalawang desimal, halimbawa 1,200 o 12.5.',
  },
  'tariff.rate': {
    en: 'Please enter a rate with its percent sign and without a comma, for example 25% or 1/2 of 1%.',
    fil: 'Ilagay ang antas na may tanda ng porsiyento at walang kuwit, halimbawa 25% o 1/2 of 1%.',
  },
  'tariff.code': {
    en: 'A code has at most 40 letters, digits, spaces and the signs . _ / ( ) -',
    fil: 'Ang code ay may hanggang 40 titik, numero, puwang at mga tandang . _ / ( ) -',
  },
  'tariff.measure_code': {
    en: 'The code of a measure cannot contain a dot.',
    fil: 'Hindi maaaring may tuldok ang code ng isang sukat.',
  },
  'tariff.day': {
    en: 'Please enter a month and day, for example 01-20.',
    fil: 'Ilagay ang buwan at araw, halimbawa 01-20.',
  },
  'tariff.list': {
    en: 'A list is required here. In a workbook, enter it as [gross | capital], or as [] if it is empty.',
    fil: 'Listahan ang kailangan dito. Sa workbook: [gross | capital], o [] kung walang laman.',
  },
  'tariff.list_empty': { en: 'At least one entry is required here.', fil: 'Kailangan ng kahit isang laman dito.' },
  'tariff.part_rate': {
    en: 'Please enter a rate such as 2%, or an amount for each unit such as 60.00 each.',
    fil: 'Ilagay ang antas gaya ng 2%, o halaga sa bawat yunit gaya ng 60.00 each.',
  },
  'tariff.two_amounts': {
    en: 'Please enter at least two amounts here, or choose a single amount instead.',
    fil: 'Maglagay ng kahit dalawang halaga rito, o pumili ng iisang halaga.',
  },
  'tariff.too_many': { en: 'This list is too long.', fil: 'Masyadong mahaba ang listahang ito.' },
  'tariff.choice': {
    en: 'This is not one of the allowed values.',
    fil: 'Hindi ito isa sa mga pinapayagang pagpipilian.',
  },
  'tariff.choice_of': {
    en: 'This is not one of the allowed values: {allowed}.',
    fil: 'Hindi ito isa sa mga pinapayagang pagpipilian: {allowed}.',
  },
  'tariff.yes_no': { en: 'Please choose yes or no.', fil: 'Pumili ng oo o hindi.' },
  'tariff.count': { en: 'Please enter a whole number.', fil: 'Ilagay ang buong numero.' },
  'tariff.psic': {
    en: 'A PSIC code has two to five digits.',
    fil: 'Ang PSIC code ay may dalawa hanggang limang numero.',
  },
  'tariff.barangay': {
    en: 'The code of a barangay has ten digits (PSGC), such as 0349090001.',
    fil: 'Sampung numero ang code ng barangay (PSGC), gaya ng 0349090001.',
  },
  'tariff.unknown_field': { en: 'This field is not recognized.', fil: 'Hindi kilala ang field na ito.' },
  'tariff.missing': { en: 'This field is required.', fil: 'Kailangan ang field na ito.' },
  'tariff.format': { en: 'This value is not valid. Please check it.', fil: 'Pakisuri ang halagang ito.' },

  'tariff_case.value': {
    en: 'A value must be text, for example "1,200.00", or true or false.',
    fil: 'Dapat teksto ang halaga, halimbawa "1,200.00", o true o false.',
  },
  'tariff_case.year': {
    en: 'The tax year must be from 1992 to 2100.',
    fil: 'Ang taon ng buwis ay mula 1992 hanggang 2100.',
  },
  'tariff_case.not_in_force': {
    en: 'This revenue code was not in effect on 1 January of the tax year.',
    fil: 'Walang bisa ang kodigong ito noong Enero 1 ng taon ng buwis.',
  },
  'tariff_case.measure_unknown': {
    en: 'The revenue code has no measure “{measure}”.',
    fil: 'Walang sukat na “{measure}” ang kodigo.',
  },
  'tariff_case.measure_of_line': {
    en: '“{measure}” must be declared for each line of business.',
    fil: 'Idinedeklara ang “{measure}” para sa bawat uri ng negosyo.',
  },
  'tariff_case.measure_of_business': {
    en: '“{measure}” must be declared only once for the business.',
    fil: 'Isang beses idinedeklara ang “{measure}” para sa negosyo.',
  },
  'tariff_case.measure_required': {
    en: '“{measure}” is required for this bill.',
    fil: 'Kailangan ang “{measure}” para sa singil na ito.',
  },
  'tariff_case.measure_several': {
    en:
      '“{measure}” needs a figure for each item, separated by semicolons, such as 5; 7.5; 3 x 10. A width and a height ' +
      'are written 3.5 by 1.2.',
    fil:
      'Kailangan ng “{measure}” ang bilang ng bawat isa, na may tuldok-kuwit sa pagitan, gaya ng 5; 7.5; 3 x 10. ' +
      'Isinusulat ang lapad at taas bilang 3.5 by 1.2.',
  },
  'tariff_case.measure_whole': {
    en: '“{measure}” must be a whole number.',
    fil: 'Dapat buong numero ang “{measure}”.',
  },
  'tariff_case.measure_number': {
    en: '“{measure}” must be a number with at most two decimals, for example 12.5.',
    fil: 'Dapat numerong may hanggang dalawang desimal ang “{measure}”, halimbawa 12.5.',
  },
  'tariff_case.measure_computed': {
    en: '“{measure}” is computed from other measures and cannot be declared.',
    fil: 'Kinukuwenta ang “{measure}” mula sa ibang sukat at hindi maaaring ideklara.',
  },
  'tariff_case.measure_choice': {
    en: '“{measure}” is not one of the listed values.',
    fil: 'Wala sa listahan ang halaga ng “{measure}”.',
  },
  'tariff_case.barangay': {
    en: '“{measure}” has no value for this barangay.',
    fil: 'Walang halaga ang “{measure}” para sa barangay na ito.',
  },
  'tariff_case.measure_yes_no': { en: '“{measure}” must be yes or no.', fil: 'Dapat oo o hindi ang “{measure}”.' },
  'tariff_case.line_unknown': {
    en: 'The revenue code has no line of business “{line}”.',
    fil: 'Walang uri ng negosyong “{line}” ang kodigo.',
  },
  'tariff_case.line_replaced': {
    en: 'The revenue code replaced the line of business “{line}”. Please choose: {successors}.',
    fil: 'Pinalitan ng kodigo ang uri ng negosyong “{line}”. Pumili: {successors}.',
  },
  'tariff_case.line_twice': {
    en: 'This line of business was entered twice.',
    fil: 'Dalawang beses inilagay ang uring ito ng negosyo.',
  },
  'tariff_case.relief_unknown': {
    en: 'The revenue code has no tax relief “{relief}”.',
    fil: 'Walang eksempsiyong “{relief}” ang kodigo.',
  },
  'tariff_case.relief_line': {
    en: 'This tax relief was claimed for a line of business that is not declared.',
    fil: 'Hiningi ang eksempsiyong ito para sa uri ng negosyong hindi idineklara.',
  },
  'tariff_case.charge_unknown': {
    en: 'The revenue code has no charge “{charge}”.',
    fil: 'Walang singil na “{charge}” ang kodigo.',
  },
  'tariff_case.charge_not_found': {
    en: 'The amount of “{charge}” is set by the revenue code and not by an inspection.',
    fil: 'Ang kodigo at hindi inspeksiyon ang nagtatakda ng halaga ng “{charge}”.',
  },
  'tariff_case.nothing_presumed': {
    en: 'The revenue code has no presumed sales for {line}. Please enter its gross sales.',
    fil: 'Walang ipinapalagay na benta ang kodigo para sa {line}. Ilagay ang kabuuang benta nito.',
  },
  'tariff_case.tax_paid_required': {
    en: 'Please enter the business tax that was billed for the year.',
    fil: 'Ilagay ang buwis sa negosyo na nasingil para sa taon.',
  },
  'tariff_case.mode': {
    en: 'The revenue code does not allow this mode of payment.',
    fil: 'Hindi pinapayagan ng kodigo ang paraang ito ng pagbabayad.',
  },
  'tariff_case.no_cell': {
    en: 'The table of “{charge}” has no amount for {at}.',
    fil: 'Walang halaga ang talahanayan ng “{charge}” para sa {at}.',
  },
  'tariff_case.circle': {
    en: '“{charge}” is computed as a percentage of itself.',
    fil: 'Ang “{charge}” ay porsiyento ng sarili nito.',
  },

  'explain.fixed': { en: 'Fixed amount: {amount}.', fil: 'Takdang halaga: {amount}.' },
  'explain.unit': { en: '{of}: {times} × {amount} = {result}.', fil: '{of}: {times} × {amount} = {result}.' },
  'explain.cell': { en: '{where}: {amount}.', fil: '{where}: {amount}.' },
  'explain.cell_unit': {
    en: '{where}: {times} × {amount} = {result}.',
    fil: '{where}: {times} × {amount} = {result}.',
  },
  'explain.bracket': {
    en: '{of} ({quantity}): the amount for this bracket is {amount}.',
    fil: '{of} ({quantity}): {amount} ang halaga sa bracket na ito.',
  },
  'explain.further': {
    en: 'For each additional {step} or part of it: {times} × {amount} = {result}.',
    fil: 'Sa bawat karagdagang {step} o bahagi nito: {times} × {amount} = {result}.',
  },
  'explain.floor': {
    en: '{of} ({quantity}): the tax at this rate is less than the minimum tax of {amount}.',
    fil: '{of} ({quantity}): mas mababa ang buwis sa antas na ito kaysa sa minimum na buwis na {amount}.',
  },
  'explain.part': {
    en: '{of}: {rate} of the {amount} in this bracket = {result}.',
    fil: '{of}: {rate} ng bahaging {amount} = {result}.',
  },
  'explain.rate': { en: '{of}: {rate} of {amount} = {result}.', fil: '{of}: {rate} ng {amount} = {result}.' },
  'explain.excess': {
    en: '{of} above {step}: {rate} of {amount} = {result}.',
    fil: '{of} na lampas sa {step}: {rate} ng {amount} = {result}.',
  },
  'explain.percent': {
    en: '{rate} of other charges of {amount} = {result}.',
    fil: '{rate} ng ibang singil na {amount} = {result}.',
  },
  'explain.own_percent': {
    en: '{rate} of this line’s share of other charges ({amount}) = {result}.',
    fil: '{rate} ng bahagi ng uring ito sa ibang singil ({amount}) = {result}.',
  },
  'explain.found': {
    en: 'Amount determined by inspection ({where}): {amount}.',
    fil: 'Halagang natukoy sa inspeksiyon ({where}): {amount}.',
  },
  'explain.whole_year': {
    en: '{of} on the sales up to retirement: {amount}.',
    fil: '{of} sa benta hanggang sa pagsasara: {amount}.',
  },
  'explain.carried': {
    en: 'Less the business tax already billed for the year: {amount}.',
    fil: 'Bawas ang buwis sa negosyo na nasingil na para sa taon: {amount}.',
  },
  'explain.nothing': { en: '{reason}: nothing is due.', fil: '{reason}: walang babayaran.' },
  'explain.line': { en: '{line}: {sentence}', fil: '{line}: {sentence}' },
  'explain.difference': {
    en: '{name} ({of} {figure} less {less} {other})',
    fil: '{name} ({of} {figure} na binawasan ng {less} {other})',
  },
  'explain.times': { en: '{of}: multiplied by {quantity}.', fil: '{of}: pinarami ng {quantity}.' },
  'explain.months': { en: 'Months of the year', fil: 'Mga buwan ng taon' },
  'explain.months_left': {
    en: 'Months from the start of business to December',
    fil: 'Mga buwan mula sa simula ng negosyo hanggang Disyembre',
  },
  'explain.share': { en: 'Of this amount, {share} is due.', fil: 'Sa halagang ito, {share} ang babayaran.' },
  'explain.prorate': {
    en: 'A new business pays for the rest of the year: {share}.',
    fil: 'Ang bagong negosyo ay nagbabayad para sa natitira ng taon: {share}.',
  },
  'explain.relief': { en: '{relief}: {share} is due.', fil: '{relief}: {share} ang babayaran.' },
  'explain.relief_part': {
    en: '{relief}: {share} of this is due.',
    fil: '{relief}: {share} nito ang babayaran.',
  },
  'explain.relief_rest': {
    en: 'The lines of business without this relief ({relief}) pay an additional {share} of this.',
    fil: 'Ang mga uri ng negosyong walang ganitong pagbawas ({relief}) ay nagbabayad pa ng {share} nito.',
  },
  'explain.others': {
    en: 'In addition to the highest amount: {share} of this amount.',
    fil: 'Bukod sa pinakamataas na halaga: {share} ng halagang ito.',
  },
  'explain.several': {
    en: 'Because there are several amounts, {share} of this amount is added.',
    fil: 'Dahil higit sa isa ang halaga, idinaragdag ang {share} ng halagang ito.',
  },
  'explain.at_most': { en: 'At most {amount}.', fil: 'Hanggang {amount} lamang.' },
  'explain.at_least': { en: 'At least {amount}.', fil: 'Hindi bababa sa {amount}.' },
  'explain.rounded': { en: 'Rounded to {amount}.', fil: 'Ni-round sa {amount}.' },
  'explain.sum': { en: 'To pay: {amount}.', fil: 'Babayaran: {amount}.' },

  'judge.twice': { en: 'The code “{code}” is declared twice.', fil: 'Dalawang beses idineklara ang “{code}”.' },
  'judge.due_together': {
    en:
      'Two rows with the code “{code}” can be due for the same application, for example if a business has two lines of ' +
      'business. Please give them different codes, or conditions that cannot both be met.',
    fil:
      'May dalawang hanay na may code na “{code}” na maaaring bayaran sa iisang aplikasyon, halimbawa kung dalawa ang ' +
      'linya ng negosyo. Bigyan sila ng magkaibang code, o ng mga kondisyong hindi maaaring magkasabay.',
  },
  'judge.unknown': {
    en: 'The code “{code}” is not declared anywhere.',
    fil: 'Hindi idineklara saanman ang code na “{code}”.',
  },
  'judge.no_class': {
    en: '{line} has no value for “{classification}”.',
    fil: 'Walang halaga ang {line} para sa “{classification}”.',
  },
  'judge.no_tax': { en: '{line} has no business tax.', fil: 'Walang buwis sa negosyo ang {line}.' },
  'judge.tax_gap': {
    en: '{line} owes no business tax if this is declared: {at}.',
    fil: 'Walang buwis sa negosyo ang {line} kung ito ang idineklara: {at}.',
  },
  'judge.yes': { en: 'yes', fil: 'oo' },
  'judge.no': { en: 'no', fil: 'hindi' },
  'judge.filed': { en: 'filed on {day}', fil: 'inihain noong {day}' },
  'judge.form_answers': {
    en:
      '“{measure}” has no value for these form answers: {values}. A business with one of these answers ' +
      'could not be billed. Are values missing?',
    fil:
      'Walang ganitong sagot ng form ang “{measure}”: {values}. Hindi makukuwenta ang singil sa negosyong ' +
      'may ganitong sagot. May kulang bang halaga?',
  },
  'judge.lines_more': { en: '{line} (and {count} more)', fil: '{line} (at {count} pa)' },
  'judge.percent_of_all': {
    en:
      'Each line of business pays this percentage of the charges of all lines of business. Should it pay ' +
      'only the percentage of its own charges?',
    fil:
      'Ang bawat uri ng negosyo ay nagbabayad ng porsiyentong ito ng singil sa lahat ng uri. Dapat bang ' +
      'porsiyento lamang ng sarili nitong singil ang bayaran?',
  },
  'judge.two_taxes': {
    en: '{line} is taxed twice: by “{one}” and by “{other}”. Please add conditions so that only one of them applies, or mark the one that is not based on sales as additional.',
    fil: 'Dalawang beses binubuwisan ang {line}: ng “{one}” at ng “{other}”. Magdagdag ng mga kondisyon para isa lamang ang nalalapat, o markahan na karagdagan ang hindi ayon sa benta.',
  },
  'judge.two_taxes_range': {
    en: '{line} is taxed twice where {measure} is from {from} to {to}: by “{one}” and by “{other}”.',
    fil: 'Dalawang beses binubuwisan ang {line} kung ang {measure} ay mula {from} hanggang {to}: ng “{one}” at ng “{other}”.',
  },
  'judge.two_taxes_above': {
    en: '{line} is taxed twice where {measure} is {from} or more: by “{one}” and by “{other}”.',
    fil: 'Dalawang beses binubuwisan ang {line} kung ang {measure} ay {from} o higit pa: ng “{one}” at ng “{other}”.',
  },
  'judge.measure_kind': {
    en: 'This condition cannot be used with “{measure}”, which is another kind of measure.',
    fil: 'Hindi magagamit ang kondisyong ito sa “{measure}”, na ibang uri ng sukat.',
  },
  'judge.difference_part': {
    en:
      '“{measure}” cannot be subtracted here. A difference needs declared numbers of the same kind, either ' +
      'all for the business or all for each line of business.',
    fil: 'Hindi maibabawas dito ang “{measure}”. Para sa pagbabawas, kailangan ang mga idineklarang numerong magkakauri, lahat para sa negosyo o lahat para sa bawat uri ng negosyo.',
  },
  'judge.product_part': {
    en:
      '"{measure}" cannot be multiplied here. A product needs declared numbers, either all for the business or all for ' +
      'each line of business. At most one of them is an amount, and then the product is an amount too.',
    fil:
      'Hindi mapaparami rito ang "{measure}". Kailangan ng product ang mga idineklarang numero, lahat para sa negosyo o ' +
      'lahat para sa bawat uri ng negosyo. Isa lamang ang maaaring halaga, at halaga rin ang product.',
  },
  'judge.difference_place': {
    en: '“{measure}” is computed from other measures. Please choose one that is declared.',
    fil: 'Kinukuwenta ang “{measure}” mula sa ibang sukat. Pakilagay ang isang idinedeklara.',
  },
  'judge.covers_nothing': {
    en: '“{charge}” covers none of the lines of business.',
    fil: 'Walang saklaw na uri ng negosyo ang “{charge}”.',
  },
  'judge.never': {
    en: 'No business can meet the conditions of “{charge}” at the same time.',
    fil: 'Walang negosyong makatutugon nang sabay sa mga kondisyon ng “{charge}”.',
  },
  'judge.percent_of_none': {
    en:
      '“{charge}” is a percentage of other charges, and none of them is due for {type}. The charge would ' +
      'then be zero. Is this correct?',
    fil:
      'Porsiyento ng ibang singil ang “{charge}”, at wala sa mga iyon ang sinisingil sa {type}. Magiging ' +
      'zero ang singil. Tama ba ito?',
  },
  'judge.relief_share': {
    en:
      'This share of “{relief}” does not reduce any charge: no charge is of its kind, or an earlier share ' +
      'already applies. Is this correct?',
    fil:
      'Walang nababawasang singil ang bahaging ito ng “{relief}”: walang singil na ganito ang uri, o ' +
      'nalalapat na ang naunang bahagi. Tama ba ito?',
  },
  'judge.line_unread': {
    en: '{line} lists the measure “{measure}”, but none of its charges uses it. Is a charge missing?',
    fil:
      'Nakalista sa {line} ang sukat na “{measure}”, ngunit walang singil nito ang gumagamit nito. May kulang ' +
      'bang singil?',
  },
  'judge.unread': {
    en: 'No charge or relief uses the measure “{measure}”, so no form requests it. Is a charge missing?',
    fil: 'Walang singil o eksempsiyon na gumagamit ng sukat na “{measure}”, kaya walang form na humihingi nito. May kulang bang singil?',
  },
  'judge.instead': {
    en:
      'An amount can replace the previous amount only in a total of several amounts. It cannot also be ' +
      'added to the previous amount.',
    fil:
      'Sa kabuuan ng ilang halaga lamang maaaring pumalit ang isang halaga sa nauna. Hindi rin ito ' +
      'maaaring idagdag sa nauna.',
  },
  'judge.gap': { en: 'The table has no amount for {at}.', fil: 'Walang halaga ang talahanayan para sa {at}.' },
  'judge.overlap': { en: 'The table has two amounts for {at}.', fil: 'Dalawa ang halaga sa talahanayan para sa {at}.' },
  'judge.unreachable': {
    en: 'The row for {at} can never apply.',
    fil: 'Hindi kailanman magagamit ang hilera para sa {at}.',
  },
  'judge.bounds': {
    en: 'The upper limit of this bracket is not higher than that of the previous bracket.',
    fil: 'Hindi mas mataas ang dulo ng bracket na ito kaysa sa nauna.',
  },
  'judge.falls': {
    en: 'This amount, {amount}, is lower than the previous amount, {before}. Is it correct?',
    fil: 'Mas mababa ang halagang ito, {amount}, kaysa sa nauna, {before}. Tama ba ito?',
  },
  'judge.ten_times': {
    en: 'This amount, {amount}, is at least ten times the previous amount, {before}. Is it correct?',
    fil: 'Hindi bababa sa sampung beses ng naunang halaga, {before}, ang halagang ito, {amount}. Tama ba ito?',
  },
  'judge.rate_turns': {
    en: 'The rates next to this one are both higher or both lower. Is this rate correct?',
    fil: 'Parehong mas mataas o mas mababa ang mga katabing antas nito. Tama ba ito?',
  },
  'judge.rate_ten_times': {
    en: 'This rate is ten times the rates next to it. Is it correct?',
    fil: 'Sampung beses ang antas na ito ng mga katabi. Tama ba ito?',
  },
  'judge.above_143': {
    en: 'For gross sales or receipts of {gross}, the tax is {tax}. Section {paragraph} of the Local Government Code allows at most {ceiling}.',
    fil:
      'Sa kabuuang benta o kitang {gross}, ang buwis ay {tax}. Hanggang {ceiling} lamang ang pinapayagan ' +
      'ng Seksiyon {paragraph} ng Local Government Code.',
  },
  'judge.first_day': {
    en:
      'A new rate applies from the first day of a quarter, for example {day} (Section 166 of the Local ' +
      'Government Code).',
    fil: 'Ang bagong antas ay nagsisimula sa unang araw ng quarter (Seksiyon 166 ng Local Government Code), halimbawa {day}.',
  },
  'judge.mixed_goods': {
    en:
      '“{measure}” is added to other sales and taxed at the full rate. The law allows at most half the ' +
      'rate for essential goods (Section 143(c) of the Local Government Code).',
    fil:
      'Isinama ang “{measure}” sa ibang benta at binubuwisan sa buong antas. Hanggang kalahati lamang ng antas ' +
      'ang pinapayagan ng batas para sa pangunahing bilihin (Seksiyon 143(c) ng Local Government Code).',
  },
  'judge.fee_on_sales': {
    en:
      '“{charge}” grows with the sales or with the tax. A fee covers the cost of regulation (Section 147 ' +
      'of the Local Government Code): please give the reason.',
    fil: 'Tumataas ang “{charge}” kasabay ng benta o ng buwis. Para sa gastos ng pangangasiwa ang bayad (Seksiyon 147 ng Local Government Code): ilagay ang dahilan.',
  },
  'judge.situs': {
    en: 'At most {share} of these sales may be taxed here (Section 150 of the Local Government Code).',
    fil: 'Hanggang {share} lamang ng bentang ito ang maaaring buwisan dito (Seksiyon 150 ng Local Government Code).',
  },
  'judge.barangay_limit': {
    en: 'A barangay may tax only stores with sales up to {limit} (Section 152 of the Local Government Code).',
    fil:
      'Ang maaari lamang buwisan ng barangay ay mga tindahang may bentang hanggang {limit} (Seksiyon 152 ng Local ' +
      'Government Code).',
  },
  'judge.barangay_rate': {
    en: 'The barangay tax on stores cannot be more than 1% (Section 152 of the Local Government Code).',
    fil: 'Hindi maaaring lumampas sa 1% ang buwis ng barangay sa mga tindahan (Seksiyon 152 ng Local Government Code).',
  },
  'judge.small_stores': {
    en:
      'Only the barangay may tax stores with sales up to {limit} (Section 152 of the Local Government ' +
      'Code), but this tax includes them.',
    fil:
      'Barangay lamang ang maaaring magbuwis sa mga tindahang may bentang hanggang {limit} (Seksiyon 152 ng Local ' +
      'Government Code), ngunit kasama sila sa buwis na ito.',
  },
  'judge.early_later': {
    en: 'Each later discount must end later and be lower than the previous one.',
    fil: 'Ang susunod na diskuwento ay nagtatapos sa mas huling petsa at mas mababa kaysa sa nauna.',
  },
  'judge.early_share': {
    en: 'The discount for early payment must be less than the whole amount.',
    fil: 'Dapat mas mababa sa buong halaga ang diskuwento sa maagang pagbabayad.',
  },
  'judge.no_fee': {
    en: 'No fee of the municipality applies to {line} (lines of business without one: {count}). Is a fee missing?',
    fil: 'Walang bayarin ng munisipyo para sa {line} (mga uri ng negosyo na walang bayarin: {count}). May kulang bang bayarin?',
  },
  'judge.due_days': {
    en: 'This mode of payment needs {count} due dates, the earliest first.',
    fil: 'Kailangan ng paraang ito ng pagbabayad ang {count} takdang petsa, mula sa pinakamaaga.',
  },
  'judge.due_instead': {
    en: 'No mode of payment has the due date {code}. Please enter one of its due dates, such as 01-20.',
    fil: 'Walang paraan ng pagbabayad na may takdang petsang {code}. Ilagay ang isa sa mga petsa nito, gaya ng 01-20.',
  },
  'judge.step_rate': {
    en: 'With a step, each bracket needs an amount for each step, such as 99.00 each.',
    fil: 'Kapag may hakbang, kailangan ng bawat bracket ang halaga sa bawat hakbang, gaya ng 99.00 each.',
  },
  'judge.growth': {
    en: 'A surcharge that grows needs a rate above zero and a maximum that is higher than its first rate.',
    fil: 'Ang patong na lumalaki ay nangangailangan ng rate na higit sa zero at ng pinakamataas na higit sa unang rate.',
  },
  'judge.due_before': {
    en: 'This due date is earlier than that of the mode of payment. Please enter the earlier date in the mode of payment, and the later one in the late policy of the other charges.',
    fil:
      'Mas maaga ang petsang ito kaysa sa paraan ng pagbabayad. Ilagay ang mas maagang petsa sa paraan ng ' +
      'pagbabayad, at ang mas huli sa tuntunin sa nahuling bayad ng ibang singil.',
  },
  'judge.choice_absent': {
    en: 'The table of “{charge}” needs an answer to “{measure}”, which may be left empty. A business that leaves it empty could not be billed. Please add a condition that it is declared, or make it required.',
    fil:
      'Kailangan ng talahanayan ng “{charge}” ang sagot sa “{measure}”, na maaaring walang laman. Hindi makukuwenta ' +
      'ang singil ng ganoong negosyo. Idagdag ang kondisyong may sagot ito, o gawin itong kailangan.',
  },
  'judge.type.NEW': { en: 'a new business', fil: 'bagong negosyo' },
  'judge.type.RENEWAL': { en: 'a renewal', fil: 'renewal' },
  'judge.type.AMENDMENT': { en: 'an amendment', fil: 'pagbabago ng permit' },
  'judge.type.RETIREMENT': { en: 'a retirement', fil: 'pagsasara' },
  'judge.type.SPECIAL': { en: 'a temporary permit', fil: 'pansamantalang permit' },
  'judge.filing_days': {
    en: 'Only one of “{charge}” and an earlier charge moves its filing date to a working day. Is this correct?',
    fil: 'Isa lamang sa “{charge}” at sa naunang singil ang may petsa ng paghahain na inililipat sa araw ng trabaho. Tama ba ito?',
  },
  'judge.several': {
    en: '“{measure}” has a figure for each item. It must be a declared number and cannot be added to another measure.',
    fil: 'May bilang para sa bawat item ang “{measure}”. Dapat itong idineklarang numero at hindi maaaring idagdag sa ibang sukat.',
  },
  'judge.minimum_mode': {
    en: 'A minimum amount needs a mode of payment that the code allows and that has several due dates.',
    fil:
      'Kailangan ng minimum na halaga ang paraan ng pagbabayad na pinapayagan ng kodigo at may ilang ' +
      'takdang petsa.',
  },
  'judge.extension': {
    en: 'An extended due date must be later than the due date.',
    fil: 'Dapat mas huli sa takdang petsa ang pinalawig na takdang petsa.',
  },
  'judge.above_168': {
    en: 'Section 168 of the Local Government Code allows at most {most} here.',
    fil: 'Hanggang {most} lamang ang pinapayagan dito ng Seksiyon 168 ng Local Government Code.',
  },
  'judge.peddlers': {
    en: 'Section 143(g) of the Local Government Code allows at most {ceiling} a year for each peddler.',
    fil: 'Hanggang {ceiling} lamang bawat taon sa bawat naglalako ang pinapayagan ng Seksiyon 143(g) ng Local Government Code.',
  },
  'judge.professionals': {
    en:
      'Section 139 of the Local Government Code allows at most {ceiling} a year for each professional. A ' +
      'city may not exceed it (Section 151).',
    fil: 'Hanggang {ceiling} lamang bawat taon sa bawat propesyonal ang pinapayagan ng Seksiyon 139 ng Local Government Code. Hindi ito maaaring lampasan ng lungsod (Seksiyon 151).',
  },
  'judge.provincial': {
    en:
      'The professional tax and the amusement tax belong to the province. A municipality may not charge ' +
      'them (Section 142 of the Local Government Code).',
    fil: 'Sa lalawigan ang buwis sa propesyon at sa libangan. Hindi ito maaaring singilin ng munisipyo (Seksiyon 142 ng Local Government Code).',
  },
  'judge.accrues_early': {
    en:
      'An ordinance in effect from {ordinance} applies to taxes from the start of the next quarter, {day} ' +
      '(Section 166 of the Local Government Code).',
    fil: 'Nalalapat ang ordinansang may bisa mula {ordinance} sa mga buwis mula sa simula ng susunod na quarter, {day} (Seksiyon 166 ng Local Government Code).',
  },
  'judge.amount_above_tenth': {
    en: 'The tax rises from {was} to {is}, by more than 10% (Section 191 of the Local Government Code).',
    fil: 'Tataas ang buwis mula {was} tungong {is}, lampas sa 10% (Seksiyon 191 ng Local Government Code).',
  },
  'judge.above_tenth': {
    en: 'For gross sales or receipts of {gross}, the tax rises from {was} to {is}. This is more than the 10% allowed by Section 191 of the Local Government Code.',
    fil:
      'Sa kabuuang benta o kitang {gross}, tataas ang buwis mula {was} tungong {is}, lampas sa 10% ' +
      '(Seksiyon 191 ng Local Government Code).',
  },
  'judge.early_rise': {
    en:
      'The tax rises from {was} to {is} less than five years after the previous version (Section 191 of the Local ' +
      'Government Code).',
    fil:
      'Tataas ang buwis mula {was} tungong {is} bago mag-limang taon mula sa naunang bersiyon (Seksiyon 191 ng ' +
      'Local Government Code).',
  },

  'tariff.workbook': { en: 'This file is not an Excel workbook (.xlsx).', fil: 'Hindi ito workbook (.xlsx).' },
  'tariff.file_too_large': {
    en: 'This file is too large to be read.',
    fil: 'Masyadong malaki ang file na ito para basahin.',
  },
  'tariff.too_many_rows': {
    en: 'This sheet has more than 20,000 rows.',
    fil: 'Mahigit 20,000 hilera ang nasa sheet na ito.',
  },
  'tariff.formula': {
    en: 'This cell contains a formula. Please enter its value.',
    fil: 'May formula ang cell na ito: ilagay ang halaga nito.',
  },
  'tariff.merged': {
    en: 'This cell is merged with others. Please separate them and fill in each one.',
    fil: 'Pinagsama ang cell na ito sa iba: paghiwalayin ang mga ito at punan ang bawat isa.',
  },
  'tariff.lost_row': {
    en: 'This row does not match any row of the list above it. Please check the number in its first column.',
    fil: 'Walang tumutugmang hilera sa listahan sa itaas nito. Suriin ang numero sa unang hanay.',
  },
  'tariff.rows_missing': {
    en: 'The list for this row is empty. No row on the sheet of that list begins with this row’s number.',
    fil: 'Walang laman ang listahan ng hilerang ito: walang hilera sa sheet ng listahan na nagsisimula sa numero nito.',
  },
  'tariff.row_twice': {
    en: 'This number is used for two rows. Please give each row its own number, as text (3.10 is not 3.1).',
    fil: 'Dalawang hilera ang may ganitong numero. Bigyan ng sariling numero ang bawat isa, bilang teksto (hindi 3.1 ang 3.10).',
  },
  'tariff.column_twice': {
    en: 'Two columns of this sheet have this name.',
    fil: 'Dalawang hanay ng sheet na ito ang may ganitong pangalan.',
  },
  'tariff.cell_unnamed': {
    en: 'The column of this cell has no name in the first row.',
    fil: 'Walang pangalan sa unang hilera ang hanay ng cell na ito.',
  },
  'tariff.cell_date': {
    en: 'The spreadsheet program changed this entry into a date. Please format the cell as text and enter it again.',
    fil: 'Ginawang petsa ng spreadsheet ang inilagay dito. Gawing teksto ang format ng cell at ilagay itong muli.',
  },
  'diff.changed': {
    en: '{row}, {field}: changed from {was} to {is}.',
    fil: '{row}, {field}: ang {was} ay magiging {is}.',
  },
  'diff.field_added': { en: '{row}, {field}: new value {is}.', fil: '{row}, {field}: idinagdag ang {is}.' },
  'diff.field_removed': { en: '{row}, {field}: value {was} removed.', fil: '{row}, {field}: inalis ang {was}.' },
  'diff.added': { en: '{row} is added.', fil: 'Idinagdag ang {row}.' },
  'diff.line_becomes': { en: '{row} becomes {to}.', fil: 'Ang {row} ay magiging {to}.' },
  'diff.line_gone': {
    en:
      '{row} is removed, and no line of business replaces it. Businesses with this line of business must ' +
      'choose another one.',
    fil:
      'Inalis ang {row}, at walang uri ng negosyong pumalit. Kailangang pumili ng iba ang mga negosyong ' +
      'may ganito.',
  },
  'diff.line_named': {
    en: '{row} still refers to the line of business {line}.',
    fil: 'Binabanggit pa ng {row} ang uri ng negosyong {line}.',
  },
  'diff.was_unknown': {
    en: '{row} replaces {line}, which is not in the former version.',
    fil: 'Kapalit ng {line} ang {row}, ngunit wala iyon sa naunang bersiyon.',
  },
  'diff.removed': { en: '{row} is removed.', fil: 'Inalis ang {row}.' },
  'diff_part.section': { en: 'Section {section}', fil: 'Seksiyon {section}' },
  'diff_part.code': { en: 'Revenue code', fil: 'Kodigo' },
  'diff_part.sources': { en: 'Source', fil: 'Pinagmulan' },
  'diff_part.classifications': { en: 'Classification', fil: 'Pag-uuri' },
  'diff_part.measures': { en: 'Measure', fil: 'Sukat' },
  'diff_part.taxes': { en: 'Tax category', fil: 'Kategorya ng buwis' },
  'diff_part.lines': { en: 'Line of business', fil: 'Uri ng negosyo' },
  'diff_part.charges': { en: 'Charge', fil: 'Bayarin' },
  'diff_part.reliefs': { en: 'Exemption or discount', fil: 'Eksempsiyon o diskuwento' },
  'diff_part.late_policies': { en: 'Late payment rule', fil: 'Tuntunin sa nahuling bayad' },
  'diff_part.presumed_incomes': { en: 'Presumed income', fil: 'Ipinapalagay na kita' },

  'measure.gross': { en: 'Gross sales or receipts', fil: 'Kabuuang benta o kita' },
  'measure.gross_essential': { en: 'Gross sales of essential goods', fil: 'Kabuuang benta ng pangunahing bilihin' },
  'measure.gross_closing': { en: 'Gross sales up to retirement', fil: 'Kabuuang benta hanggang sa pagsasara' },
  'measure.gross_closing_essential': {
    en: 'Gross sales of essential goods up to retirement',
    fil: 'Kabuuang benta ng pangunahing bilihin hanggang sa pagsasara',
  },
  'measure.capital': { en: 'Capital', fil: 'Puhunan' },
  'measure.line_added': {
    en: 'Line of business added with this renewal',
    fil: 'Uri ng negosyong idinagdag sa renewal na ito',
  },
  'measure.assets': { en: 'Total assets, excluding land', fil: 'Kabuuang ari-arian, hindi kasama ang lupa' },
  'measure.floor_area': { en: 'Floor area in square meters', fil: 'Sukat ng palapag sa metro kuwadrado' },
  'measure.male_employees': { en: 'Male employees', fil: 'Mga empleyadong lalaki' },
  'measure.female_employees': { en: 'Female employees', fil: 'Mga empleyadong babae' },
  'measure.organisation': { en: 'Form of organization', fil: 'Uri ng organisasyon' },
  'measure.barangay': { en: 'Barangay', fil: 'Barangay' },
  'measure.liquor_or_tobacco': { en: 'Sells liquor or tobacco', fil: 'Nagbebenta ng alak o tabako' },
  'measure.days_since_closure': { en: 'Days since retirement', fil: 'Mga araw mula sa pagsasara' },
  'measure.pages': { en: 'Pages', fil: 'Mga pahina' },
  'classification.size': { en: 'Size of the business', fil: 'Laki ng negosyo' },
  'classification.permit_group': { en: 'Kind of permit', fil: 'Uri ng permit' },
  'classification.environment': { en: 'Effect on the environment', fil: 'Epekto sa kapaligiran' },
  'classification.garbage': { en: 'Amount of garbage', fil: 'Dami ng basura' },
  'classification.presumed': { en: 'Presumed income', fil: 'Ipinapalagay na kita' },
  'classification.presumed_none': { en: 'No presumed income', fil: 'Walang ipinapalagay na kita' },
  'proof.surcharge': { en: 'Surcharge for late payment', fil: 'Patong sa nahuling bayad' },
  'proof.interest': { en: 'Interest for late payment', fil: 'Interes sa nahuling bayad' },
  'reason.small_retailer': {
    en: 'A small retailer pays its tax to the barangay',
    fil: 'Ang maliit na tindahan ay sa barangay nagbabayad ng buwis',
  },
} as const satisfies Messages;
