// Bar and foot of the start page.

import { formatGovernmentName, type LocalGovernment } from '@ebpls/contracts';
import type { Settings } from '@ebpls/remote-kit';
import { Button, Row, Text, TextLink } from '@ebpls/ui';
import { Collapsible, Logo, VisibleFor, SealPicture, TopBar } from '@ebpls/ui/frame';

import { FootLinks, StaffLinks } from '../frame/public-footer.tsx';
import { AFTER_SIGN_IN } from '../routing/guards.ts';
import type { words } from '../routing/shell-root.messages.ts';
import { SettingsChoices } from '../settings/settings-choices.tsx';
import type { TemplateRenderer } from './template-renderer.tsx';

interface FrameProps {
  readonly renderer: TemplateRenderer;
  readonly shellTexts: typeof words;
}

const STANDARD = { theme: 'ONE_DARK', direction: 'ltr', responsiveFontSizes: true } as const;

/**
 * The bar: the product's name leads to /app, the other act to the municipality's own site (specification section 2).
 */
export function StartPageBar({
  renderer,
  shellTexts,
  language,
}: FrameProps & { readonly language: Settings['language'] }) {
  const formatPlace = (government: LocalGovernment): string =>
    formatGovernmentName({ name: renderer.text('name'), government }, language);
  const [next, short, name] = language === 'en' ? ['fil', 'FIL', 'Filipino'] : ['en', 'EN', 'English'];
  return (
    <TopBar
      place={renderer.part(
        'municipality',
        renderer.part('city', formatPlace('CITY'), formatPlace('MUNICIPALITY')),
        shellTexts('municipality.unknown'),
      )}
      home="/app"
      seal={renderer.part('seal', <SealPicture src={renderer.text('seal')} />, <Logo />)}
    >
      <Button id="language" kind="quiet" size="desk" href={`/home?language=${next}`} short={short}>
        {name}
      </Button>
      <VisibleFor when="script">
        <Collapsible id="settings" label={shellTexts('settings')} icon="sun">
          {/* Nobody presses these here: the script does what is chosen. */}
          <SettingsChoices settings={{ ...STANDARD, language }} t={shellTexts} onChange={() => undefined} />
        </Collapsible>
      </VisibleFor>
      {renderer.part(
        'website',
        <Button href={renderer.text('website')} icon="external" size="desk" short={shellTexts('official_site.short')}>
          {shellTexts('official_site')}
        </Button>,
      )}
    </TopBar>
  );
}

export function StartPageFoot({ renderer, shellTexts }: FrameProps) {
  return (
    <Row gap={6}>
      <Text as="span" tone="muted" size="secondary">
        {renderer.part('municipality', renderer.text('hall'), shellTexts('footer.hall'))}
      </Text>
      <FootLinks t={shellTexts} />
      {/* The document is the same for all: a browser with a session shows them, staff among others. */}
      <VisibleFor when="known">
        <Row gap={6}>
          <StaffLinks t={shellTexts} docs={(link) => renderer.part('docs', link)} />
          <TextLink to={AFTER_SIGN_IN}>{shellTexts('footer.my_area')}</TextLink>
        </Row>
      </VisibleFor>
    </Row>
  );
}
