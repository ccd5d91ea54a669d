import type { Settings } from '@ebpls/remote-kit';
import { Button, Heading, Stack, Text, TextLink, Icon, Row } from '@ebpls/ui';
import {
  Band,
  BigFigure,
  BigFigures,
  Hero,
  VisibleFor,
  PublicFrame,
  LandingSteps,
  StorefrontPicture,
} from '@ebpls/ui/frame';

import { AFTER_SIGN_IN } from '../routing/guards.ts';
import { wordsIn as shellWordsIn } from '../routing/shell-root.messages.ts';
import { VerifyForm } from '../permit-check/verify-form.tsx';
import { wordsIn as verifyWordsIn } from '../permit-check/verify.messages.ts';
import type { TemplateRenderer } from './template-renderer.tsx';
import { wordsIn } from './landing.messages.ts';
import { StartPageBar, StartPageFoot } from './start-page-frame.tsx';
import { StartPageNotices } from './start-page-notices.tsx';

type PageLanguage = Settings['language'];
type Texts = ReturnType<typeof wordsIn>;

/** The whole start page. It needs no React in the browser: a small script of its own handles the input. */
export function StartPage({
  language,
  renderer,
}: {
  readonly language: PageLanguage;
  readonly renderer: TemplateRenderer;
}) {
  const t = wordsIn(language);
  const shellTexts = shellWordsIn(language);
  const check = verifyWordsIn(language);
  return (
    <>
      <PublicFrame
        top={<StartPageBar {...{ language, renderer, shellTexts }} />}
        foot={<StartPageFoot {...{ renderer, shellTexts }} />}
      >
        <Welcome t={t} cityTexts={wordsIn(language, 'CITY')} renderer={renderer} />
        <Band>
          <section aria-labelledby="steps">
            <Stack gap={2}>
              <Heading id="steps">{t('steps')}</Heading>
              <Text tone="muted">
                {t('steps_hint')} <TextLink to="/citizens-charter">{t('read_charter')}</TextLink>
              </Text>
            </Stack>
            <LandingSteps
              items={([1, 2, 3, 4] as const).map((number) => ({
                label: t('step', { number }),
                title: t(`step${number}`),
                text: t(`step${number}_text`),
                time: t(`step${number}_time`),
              }))}
            />
          </section>
        </Band>
        <Band surface split>
          {renderer.part('figures', <ServiceFigures t={t} renderer={renderer} />)}
          <section aria-labelledby="verify">
            <Stack gap={3}>
              <Heading id="verify">{check('verify')}</Heading>
              <Text tone="muted" size="secondary">
                {check('verify_hint')}
              </Text>
              <VerifyForm t={check} />
            </Stack>
          </section>
        </Band>
      </PublicFrame>
      <StartPageNotices t={t} shellTexts={shellTexts} />
    </>
  );
}

interface PartProps {
  readonly t: Texts;
  readonly renderer: TemplateRenderer;
}

function renderIntro(t: Texts, renderer: TemplateRenderer) {
  const [name, province] = [renderer.text('name'), renderer.text('province')];
  return renderer.part('no_province', t('intro.no_province', { name }), t('intro', { name, province }));
}

/** Specification section 1: intro label, name, tagline and slogan in Filipino, and the form to download. */
function Welcome({ t, cityTexts, renderer }: PartProps & { readonly cityTexts: Texts }) {
  return (
    <Hero
      label={renderer.part(
        'municipality',
        renderer.part('city', renderIntro(cityTexts, renderer), renderIntro(t, renderer)),
        t('intro.unknown'),
      )}
      title={t('name')}
      tagline={
        <span lang="fil">
          Makabagong paraan ng pagpaparehistro at pagbabayad para sa mga may-ari ng negosyo, gamit lamang ang
          smartphone.
        </span>
      }
      slogan={<span lang="fil">Repormang ramdam, tagumpay ng buong bayan.</span>}
      acts={
        <>
          <VisibleFor when="stranger">
            <Button kind="primary" size="big" to="/register">
              {t('register')}
            </Button>
            <Button size="big" to="/login">
              {t('sign_in')}
            </Button>
          </VisibleFor>
          <VisibleFor when="known">
            {/* Whose area it is, the guard there says. */}
            <Button kind="primary" size="big" to={AFTER_SIGN_IN}>
              {t('my_area')}
            </Button>
          </VisibleFor>
        </>
      }
      more={renderer.part('form', <FormDownload t={t} />)}
      picture={<StorefrontPicture />}
    />
  );
}

/** Figures are shown only when the server can count them. */
function ServiceFigures({ t, renderer }: PartProps) {
  const renderDays = (one: 'renewal_one' | 'new_one') =>
    renderer.part(one, t('days', { count: 1 }), t('days', { count: 2 }));
  return (
    <section aria-labelledby="figures">
      <Stack gap={3}>
        <Heading id="figures">{t('figures', { year: renderer.text('year') })}</Heading>
        <Text tone="muted" size="secondary">
          {t('figures_hint')}
        </Text>
      </Stack>
      <BigFigures>
        <BigFigure value={renderer.text('issued')}>{t('issued')}</BigFigure>
        {renderer.part(
          'renewal',
          <BigFigure value={renderer.text('renewal')} unit={renderDays('renewal_one')}>
            {t('median_renewal')}
          </BigFigure>,
        )}
        {renderer.part(
          'new',
          <BigFigure value={renderer.text('new')} unit={renderDays('new_one')}>
            {t('median_new')}
          </BigFigure>,
        )}
      </BigFigures>
    </section>
  );
}

/** Specification section 7: below the provider's attachments. Shown only when the file exists (decision D36). */
const FORM_ADDRESS = '/attachments/forms/business-permit-form.xlsx';

/** The permit form as a spreadsheet: a plain link, which the page's script watches. */
function FormDownload({ t }: { readonly t: ReturnType<typeof wordsIn> }) {
  return (
    <div id="form">
      <Row gap={2} wrap={false}>
        <Icon name="download" size={16} />
        <span>
          <TextLink href={FORM_ADDRESS} download>
            {t('form')}
          </TextLink>{' '}
          <Text as="span" tone="muted" size="secondary">
            <span id="form-kind">{t('form_kind')}</span>
            <output id="form-going" data-words={t('form_progress', { percent: '{percent}' })} />
          </Text>
        </span>
      </Row>
    </div>
  );
}
