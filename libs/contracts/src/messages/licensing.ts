/** What the server says about an application and its declaration. */
export const licensing = {
  en: {
    'tax_year.not_open': 'Applications for {year} are not open today.',
    'application.not_requestable': 'This kind of permit cannot be asked for online for {year}.',
    'application.new_only_once': 'This business has had a permit before; for {year} it applies for a renewal.',
    'application.first_under_way':
      'The application for the first permit of this business is under way, so none can be started for {year}.',
    'application.no_permit_to_renew':
      'This business has no permit yet that could be renewed for {year}. It applies for a new one.',
    'application.business_closed': 'This business is suspended, closed or retired, so it cannot apply for {year}.',
    'application.year_taken': 'This business has its permit for {year}, or its application is on its way.',
    'application.year_taken_next_opens':
      'This business has its permit for {year}, or its application is on its way. Applications for {next} open on 1 October {year}.',
    'application.unchanged':
      'Nothing has changed since it came back. Please correct what was asked, then send it again.',
    'application.papers_missing': 'It cannot be accepted: papers are missing or were found bad ({codes}).',
    'application.appeal_open':
      'The owner may still appeal. It can be refused after the days of appeal, and only when an office refused.',
    'application.paid_already':
      'Money was received for this application, so it cannot be taken back here. Please ask the municipal treasurer.',
    'application.payment_under_way': 'A payment is under way. Please wait until it ends, then try again.',
    'application.is.DRAFT': 'This cannot be done now: the application is not filed yet.',
    'application.is.SUBMITTED': 'This cannot be done now: the application is filed and waits for the licensing office.',
    'application.is.RETURNED': 'This cannot be done now: the application is back with its owner.',
    'application.is.ACCEPTED': 'This cannot be done now: the application was accepted.',
    'application.is.IN_CLEARANCE': 'This cannot be done now: the offices are checking the application.',
    'application.is.CLEARED': 'This cannot be done now: all offices have cleared the application.',
    'application.is.ASSESSED': 'This cannot be done now: the bill is computed and waits for approval.',
    'application.is.FOR_PAYMENT': 'This cannot be done now: the application waits for payment.',
    'application.is.PAID': 'This cannot be done now: the application is paid.',
    'application.is.FOR_SIGNATURE': 'This cannot be done now: the permit waits for its signature.',
    'application.is.ISSUED': 'This cannot be done any more: the permit is issued.',
    'application.is.REJECTED': 'This cannot be done any more: the application was refused.',
    'application.is.WITHDRAWN': 'This cannot be done any more: the owner took the application back.',
    'application.is.LAPSED': 'This cannot be done any more: the application has lapsed.',
    'application.is.CANCELLED': 'This cannot be done any more: the application was cancelled.',

    'lines.not_registered': 'This line is not in the registration of the business.',
    'lines.missing': 'Please declare every registered line of business.',
    'gross.required': 'Please enter the gross sales or receipts of last year.',
    'gross.not_for_new': 'A new business declares its capital, not its gross.',
    'employees.fewer_than_residents': 'The registration names more workers who live in the municipality than this.',
  },
  fil: {
    'tax_year.not_open': 'Hindi bukas ngayon ang aplikasyon para sa {year}.',
    'application.not_requestable': 'Hindi maaaring hingin online ang ganitong permit para sa {year}.',
    'application.new_only_once': 'Nagkaroon na ng permit ang negosyong ito; para sa {year}, renewal ang ia-apply nito.',
    'application.first_under_way':
      'Isinasagawa na ang aplikasyon para sa unang permit ng negosyong ito, kaya hindi na makapagsisimula ng isa pa para sa {year}.',
    'application.no_permit_to_renew':
      'Wala pang permit ang negosyong ito na mare-renew para sa {year}. Mag-apply ng bago.',
    'application.business_closed':
      'Suspendido, sarado o retirado ang negosyong ito, kaya hindi ito makapag-a-apply para sa {year}.',
    'application.year_taken': 'May permit na ang negosyong ito para sa {year}, o isinasagawa na ang aplikasyon nito.',
    'application.year_taken_next_opens':
      'May permit na ang negosyong ito para sa {year}, o isinasagawa na ang aplikasyon nito. Magbubukas ang aplikasyon para sa {next} sa Oktubre 1, {year}.',
    'application.unchanged': 'Wala pang nagbago mula nang ibalik ito. Iwasto ang hinihingi, saka ipadalang muli.',
    'application.papers_missing': 'Hindi ito matatanggap: may papeles na kulang o may mali ({codes}).',
    'application.appeal_open':
      'Maaari pang umapela ang may-ari. Matatanggihan ito pagkalipas ng mga araw ng apela, at kung may tanggapang tumanggi.',
    'application.paid_already':
      'May natanggap nang bayad para sa aplikasyong ito kaya hindi na ito mababawi rito. Magtanong sa ingat-yaman ng bayan.',
    'application.payment_under_way': 'May bayad na pinoproseso. Hintaying matapos ito, saka subukang muli.',
    'application.is.DRAFT': 'Hindi ito magagawa ngayon: hindi pa naihahain ang aplikasyon.',
    'application.is.SUBMITTED':
      'Hindi ito magagawa ngayon: naihain na ang aplikasyon at hinihintay ang tanggapan ng lisensiya.',
    'application.is.RETURNED': 'Hindi ito magagawa ngayon: nasa may-ari muli ang aplikasyon.',
    'application.is.ACCEPTED': 'Hindi ito magagawa ngayon: tinanggap na ang aplikasyon.',
    'application.is.IN_CLEARANCE': 'Hindi ito magagawa ngayon: sinusuri ng mga tanggapan ang aplikasyon.',
    'application.is.CLEARED': 'Hindi ito magagawa ngayon: pumayag na ang lahat ng tanggapan.',
    'application.is.ASSESSED': 'Hindi ito magagawa ngayon: nakuwenta na ang bayarin at hinihintay ang pag-apruba.',
    'application.is.FOR_PAYMENT': 'Hindi ito magagawa ngayon: hinihintay ang bayad sa aplikasyon.',
    'application.is.PAID': 'Hindi ito magagawa ngayon: bayad na ang aplikasyon.',
    'application.is.FOR_SIGNATURE': 'Hindi ito magagawa ngayon: hinihintay ang lagda sa permit.',
    'application.is.ISSUED': 'Hindi na ito magagawa: naibigay na ang permit.',
    'application.is.REJECTED': 'Hindi na ito magagawa: tinanggihan ang aplikasyon.',
    'application.is.WITHDRAWN': 'Hindi na ito magagawa: binawi ng may-ari ang aplikasyon.',
    'application.is.LAPSED': 'Hindi na ito magagawa: lumipas na ang aplikasyon.',
    'application.is.CANCELLED': 'Hindi na ito magagawa: kinansela ang aplikasyon.',

    'lines.not_registered': 'Wala sa rehistro ng negosyo ang uring ito.',
    'lines.missing': 'Ideklara ang bawat nakarehistrong uri ng negosyo.',
    'gross.required': 'Ilagay ang kabuuang benta o kita noong nakaraang taon.',
    'gross.not_for_new': 'Puhunan ang idinedeklara ng bagong negosyo, hindi kabuuang benta.',
    'employees.fewer_than_residents': 'Mas marami rito ang manggagawang taga-rito ayon sa rehistro.',
  },
} as const;
