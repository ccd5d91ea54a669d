import { getHomePath } from '@ebpls/contracts';
import { useVisitorKind } from '@ebpls/remote-kit';
import { Button, EmptyState, Page } from '@ebpls/ui';

import { useWords } from '../routing/shell-root.messages.ts';

const START = '/home'; // A document of its own, loaded by the link to it.

/** Page of unknown addresses (404); inside the layout when somebody is signed in (decision E19). */
export function Component() {
  const t = useWords();
  const visitor = useVisitorKind();
  const home = visitor === undefined || visitor === 'other' ? START : getHomePath(visitor);
  return (
    <Page title={t('missing.title')}>
      <EmptyState
        title="404"
        icon="search"
        action={
          <Button kind="primary" {...(home === START ? { href: START } : { to: home })}>
            {t('missing.home')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </Page>
  );
}
