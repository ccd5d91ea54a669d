import type { Messages } from '@ebpls/contracts';

/** Messages of the server about an application and its declaration, and about refused acts. */
export const messages = {
  'draft.saved_meanwhile': {
    en: 'This was saved on another device meanwhile. Nothing was replaced; load the page again and check your answers.',
    fil: 'Naitabi ito sa ibang device habang bukas dito. Walang napalitan; buksan muli ang pahina at tingnan ang mga sagot mo.',
  },
  'tax_year.not_open': {
    en: 'Applications for {year} are not open today.',
    fil: 'Hindi bukas ngayon ang aplikasyon para sa {year}.',
  },
  'renewal.not_before': {
    en: 'The renewal for {year} may be filed from {from} on, when the year {sales} is over. What was typed is kept as a draft.',
    fil: 'Maaaring isumite ang renewal para sa {year} mula {from}, kapag tapos na ang taong {sales}. Nakatago bilang draft ang mga na-type.',
  },
  'renewal.sworn_early': {
    en: 'The sales of {sales} were declared before {from}, when that year was not over. Please return it, so that the owner declares them again.',
    fil: 'Inilahad ang benta ng {sales} bago ang {from}, nang hindi pa tapos ang taong iyon. Ibalik ito upang ilahad muli ng may-ari.',
  },
  'renewal.years_open': {
    en: 'Nothing was filed for {years}. No renewal skips a year: please return it, so that the owner declares these years with it.',
    fil: 'Walang naisumite para sa {years}. Walang nilalaktawang taon ang renewal: ibalik ito upang ilahad ng may-ari ang mga taong iyon kasama nito.',
  },
  'renewal.years_unbilled': {
    en: 'Nothing was filed for {years}. Please bill these years on the paid order; the permit is released once they are paid.',
    fil: 'Walang naisumite para sa {years}. Singilin ang mga taong ito sa bayad nang order; ilalabas ang permit kapag bayad na ang mga ito.',
  },
  'back_year.missing': {
    en: 'Nothing was filed for {years}. Please declare the sales for these years too; they are billed with this renewal.',
    fil: 'Walang naisumite para sa {years}. Ilahad din ang benta para sa mga taong ito; kasama sila sa bayarin ng renewal na ito.',
  },
  'back_year.declare_each': {
    en: 'Please declare every year that was not filed.',
    fil: 'Ilahad ang bawat taong hindi naisumite.',
  },
  'back_year.not_open': {
    en: 'This year was filed, or is not one that this renewal bills.',
    fil: 'Naisumite na ang taong ito, o hindi ito kasama sa sinisingil ng renewal na ito.',
  },
  'back_year.duplicate': { en: 'This year is declared twice.', fil: 'Dalawang beses inilahad ang taong ito.' },
  'back_year.no_code': {
    en: 'No revenue code was in force on 1 January {year}, so that year cannot be assessed. The treasurer enters the revenue code of that year first.',
    fil: 'Walang kodigo sa kita na umiiral noong 1 Enero {year} kaya hindi makukuwenta ang taong iyon. Ilalagay muna ng ingat-yaman ang kodigo ng taong iyon.',
  },
  'application.not_requestable': {
    en: 'This kind of permit cannot be asked for online for {year}.',
    fil: 'Hindi maaaring hingin online ang ganitong permit para sa {year}.',
  },
  'application.new_only_once': {
    en: 'This business has had a permit before; for {year} it applies for a renewal.',
    fil: 'Nagkaroon na ng permit ang negosyong ito; para sa {year}, renewal ang ia-apply nito.',
  },
  'application.first_under_way': {
    en: 'The application for the first permit of this business is under way, so none can be started for {year}.',
    fil: 'Isinasagawa na ang aplikasyon para sa unang permit ng negosyong ito, kaya hindi na makapagsisimula ng isa pa para sa {year}.',
  },
  'application.no_permit_to_renew': {
    en: 'This business has no permit yet that could be renewed for {year}. It applies for a new one.',
    fil: 'Wala pang permit ang negosyong ito na mare-renew para sa {year}. Mag-apply ng bago.',
  },
  'application.business_closed': {
    en: 'This business is suspended, closed or retired, so it cannot apply for {year}.',
    fil: 'Suspendido, sarado o retirado ang negosyong ito, kaya hindi ito makapag-a-apply para sa {year}.',
  },
  'application.year_exists': {
    en: 'This business has its permit for {year}, or its application is on its way.',
    fil: 'May permit na ang negosyong ito para sa {year}, o isinasagawa na ang aplikasyon nito.',
  },
  'application.year_exists_next_opens': {
    en: 'This business has its permit for {year}, or its application is on its way. Applications for {next} open on 1 October {year}.',
    fil: 'May permit na ang negosyong ito para sa {year}, o isinasagawa na ang aplikasyon nito. Magbubukas ang aplikasyon para sa {next} sa Oktubre 1, {year}.',
  },
  'application.unchanged': {
    en: 'Nothing has changed since it came back. Please correct what was asked, then send it again.',
    fil: 'Wala pang nagbago mula nang ibalik ito. Iwasto ang hinihingi, saka ipadalang muli.',
  },
  'application.papers_missing': {
    en: 'It cannot be accepted: papers are missing or were found bad ({codes}).',
    fil: 'Hindi ito matatanggap: may papeles na kulang o may mali ({codes}).',
  },
  'application.appeal_open': {
    en: 'The owner may still appeal. It can be refused after the days of appeal, and only when an office refused.',
    fil: 'Maaari pang umapela ang may-ari. Matatanggihan ito pagkalipas ng mga araw ng apela, at kung may tanggapang tumanggi.',
  },
  'application.paid_already': {
    en: 'Money was received for this application, so it cannot be taken back here. Please ask the municipal treasurer.',
    fil: 'May natanggap nang bayad para sa aplikasyong ito kaya hindi na ito mababawi rito. Magtanong sa ingat-yaman ng bayan.',
  },
  'application.payment_under_way': {
    en: 'A payment is under way. Please wait until it ends, then try again.',
    fil: 'May bayad na pinoproseso. Hintaying matapos ito, saka subukang muli.',
  },
  'application.is.DRAFT': {
    en: 'This cannot be done now: the application is not filed yet.',
    fil: 'Hindi ito magagawa ngayon: hindi pa naihahain ang aplikasyon.',
  },
  'application.is.SUBMITTED': {
    en: 'This cannot be done now: the application is filed and waits for the licensing office.',
    fil: 'Hindi ito magagawa ngayon: naihain na ang aplikasyon at hinihintay ang tanggapan ng lisensiya.',
  },
  'application.is.RETURNED': {
    en: 'This cannot be done now: the application is back with its owner.',
    fil: 'Hindi ito magagawa ngayon: nasa may-ari muli ang aplikasyon.',
  },
  'application.is.ACCEPTED': {
    en: 'This cannot be done now: the application was accepted.',
    fil: 'Hindi ito magagawa ngayon: tinanggap na ang aplikasyon.',
  },
  'application.is.IN_CLEARANCE': {
    en: 'This cannot be done now: the offices are checking the application.',
    fil: 'Hindi ito magagawa ngayon: sinusuri ng mga tanggapan ang aplikasyon.',
  },
  'application.is.CLEARED': {
    en: 'This cannot be done now: all offices have cleared the application.',
    fil: 'Hindi ito magagawa ngayon: pumayag na ang lahat ng tanggapan.',
  },
  'application.is.ASSESSED': {
    en: 'This cannot be done now: the bill is computed and waits for approval.',
    fil: 'Hindi ito magagawa ngayon: nakuwenta na ang bayarin at hinihintay ang pag-apruba.',
  },
  'application.is.FOR_PAYMENT': {
    en: 'This cannot be done now: the application waits for payment.',
    fil: 'Hindi ito magagawa ngayon: hinihintay ang bayad sa aplikasyon.',
  },
  'application.is.PAID': {
    en: 'This cannot be done now: the application is paid.',
    fil: 'Hindi ito magagawa ngayon: bayad na ang aplikasyon.',
  },
  'application.is.FOR_SIGNATURE': {
    en: 'This cannot be done now: the permit waits for its signature.',
    fil: 'Hindi ito magagawa ngayon: hinihintay ang lagda sa permit.',
  },
  'application.is.ISSUED': {
    en: 'This cannot be done any more: the permit is issued.',
    fil: 'Hindi na ito magagawa: naibigay na ang permit.',
  },
  'application.is.REJECTED': {
    en: 'This cannot be done any more: the application was refused.',
    fil: 'Hindi na ito magagawa: tinanggihan ang aplikasyon.',
  },
  'application.is.WITHDRAWN': {
    en: 'This cannot be done any more: the owner took the application back.',
    fil: 'Hindi na ito magagawa: binawi ng may-ari ang aplikasyon.',
  },
  'application.is.LAPSED': {
    en: 'This cannot be done any more: the application has lapsed.',
    fil: 'Hindi na ito magagawa: lumipas na ang aplikasyon.',
  },
  'application.is.CANCELLED': {
    en: 'This cannot be done any more: the application was cancelled.',
    fil: 'Hindi na ito magagawa: kinansela ang aplikasyon.',
  },

  'lines.not_registered': {
    en: 'This line is not in the registration of the business.',
    fil: 'Wala sa rehistro ng negosyo ang uring ito.',
  },
  'lines.missing': {
    en: 'Please declare every registered line of business.',
    fil: 'Ideklara ang bawat nakarehistrong uri ng negosyo.',
  },
} satisfies Messages;
