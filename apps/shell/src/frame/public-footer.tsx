import { getHomePath } from '@ebpls/contracts';
import { useVisitorKind } from '@ebpls/remote-kit';
import { Row, Text, TextLink } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useMounts } from '../routing/shell-root.tsx';
import { useWords, type words as Texts } from '../routing/shell-root.messages.ts';
import { useMunicipality } from '../routing/municipality.ts';

const DOCS = '/docs';

/** Footer of the public pages: the municipal hall's address, the pages open to everybody, and those for staff. */
export function PublicFooter() {
  const t = useWords();
  const municipality = useMunicipality();
  const visitor = useVisitorKind();
  const hasDocs = useMounts().some(({ path }) => path === DOCS);
  const isStaff = visitor !== undefined && visitor !== 'user';
  return (
    <Row gap={6}>
      <Text as="span" tone="muted" size="secondary">
        {municipality?.hall ?? t('footer.hall')}
      </Text>
      <FootLinks t={t} />
      {isStaff && <StaffLinks t={t} docs={(link) => hasDocs && link} />}
      {visitor !== undefined && <TextLink to={getHomePath(visitor)}>{t('footer.my_area')}</TextLink>}
    </Row>
  );
}

interface LinksProps {
  readonly t: typeof Texts;
}

/** The public pages. The start page is a document of its own. */
export function FootLinks({ t }: LinksProps) {
  return (
    <>
      <TextLink href="/home">{t('footer.home')}</TextLink>
      <TextLink to="/permits/verify">{t('footer.verify')}</TextLink>
      <TextLink to="/track">{t('footer.track')}</TextLink>
      <TextLink to="/pricing">{t('footer.pricing')}</TextLink>
      <TextLink to="/citizens-charter">{t('footer.charter')}</TextLink>
      <TextLink to="/accessibility">{t('footer.accessibility')}</TextLink>
      <TextLink to="/complaints">{t('footer.complaints')}</TextLink>
      <TextLink to="/home/terms-and-conditions">{t('footer.terms')}</TextLink>
      <TextLink to="/home/privacy-notice">{t('footer.privacy')}</TextLink>
    </>
  );
}

/** Pages that staff needs; the release shows whether there is a documentation. */
export function StaffLinks({ t, docs }: LinksProps & { readonly docs: (link: ReactNode) => ReactNode }) {
  return (
    <>
      <TextLink to="/status">{t('footer.status')}</TextLink>
      {docs(<TextLink to={DOCS}>{t('footer.docs')}</TextLink>)}
    </>
  );
}
