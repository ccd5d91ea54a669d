import type { MunicipalityFixture } from '../municipality-fixture.ts';

const UNKNOWN_FILE_ID = '00000000-0000-4000-8000-000000000000';

/** One request for every endpoint of the inquiry messenger; the fixture has no messages yet. */
export function listInquirySamples({ people: { owner, treasurer, officers } }: MunicipalityFixture) {
  const own = { who: owner };
  const fire = { who: officers.get('fire') };
  return {
    listInquiries: { ...own, query: { type: 'user', search: 'permit', limit: '5' } },
    listInquiryMessages: { ...own, query: { type: 'user', inquiry_id: '999999' }, expectedStatus: 404 },
    listInquiryRecipients: own,
    changeInquiryRecipient: { who: treasurer, params: { role_id: 7 }, body: { label: 'MENRO', delivers_to: 13 } },
    listRecipientRows: { who: treasurer },
    switchInquiryRecipient: { who: treasurer, params: { role_id: 7 }, body: { is_on: false } },
    listInquiryDesks: fire,
    handOverInquiry: {
      ...fire,
      params: { inquiry_id: 999_999 },
      body: { to_role_id: 9, reason: 'Health cards are theirs.' },
      expectedStatus: 404,
    },
    uploadInquiryFile: { ...own, expectedStatus: 422 },
    downloadInquiryFile: { ...own, params: { file_id: UNKNOWN_FILE_ID }, expectedStatus: 404 },
    listSavedReplies: fire,
    saveReply: { ...fire, body: { title: 'Opening hours', message: 'We are open from 8 to 5.' } },
    removeSavedReply: { ...fire, params: { reply_id: 999_999 }, expectedStatus: 404 },
  };
}
