import { Button, Row } from '@ebpls/ui';
import { Notice } from '@ebpls/ui/frame';

import { CookieNotice, UpdatedNotice } from '../frame/consent.tsx';
import type { words } from '../routing/shell-root.messages.ts';
import type { wordsIn } from './landing.messages.ts';

/** Notices of the script, hidden in the document so that the script carries no texts. */
export function StartPageNotices({
  t,
  shellTexts,
}: {
  readonly t: ReturnType<typeof wordsIn>;
  readonly shellTexts: typeof words;
}) {
  return (
    <>
      <div id="consent" hidden>
        <CookieNotice t={shellTexts} />
      </div>
      <div id="updated" hidden>
        <UpdatedNotice t={shellTexts} />
      </div>
      <div role="alert">
        <div id="form-failed" hidden>
          <Notice
            label={t('form_failed')}
            title={t('form_failed')}
            actions={
              <Row gap={2}>
                <Button id="form-close" size="desk">
                  {t('form_close')}
                </Button>
                <Button id="form-again" size="desk" kind="primary">
                  {t('form_again')}
                </Button>
              </Row>
            }
          >
            {t('form_failed_text')}
          </Notice>
        </div>
      </div>
    </>
  );
}
