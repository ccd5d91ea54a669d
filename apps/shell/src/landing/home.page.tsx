import { call } from '@ebpls/api-client';
import { getPublicFigures, homeOf, type PublicFigures } from '@ebpls/contracts';
import { useVisitorKind } from '@ebpls/remote-kit';
import { Button, Heading, Icon, StorefrontPicture, Text } from '@ebpls/ui';
import { Suspense, use, useEffect } from 'react';
import { useLoaderData } from 'react-router';

import { useMunicipality } from '../house/municipality.ts';
import { FormDownload } from './form-download.tsx';
import * as look from './home.module.css';
import { useWords } from './landing-words.ts';
import { VerifyForm } from './verify-form.tsx';

/** The figures may come late or never; the landing does not wait for them. */
export function loader() {
  return { figures: call(getPublicFigures).catch(() => undefined) };
}

export function Component() {
  const t = useWords();
  const { figures } = useLoaderData<typeof loader>();
  useEffect(() => {
    document.title = `${t('title')} · eBPLS`;
  }, [t]);

  return (
    <>
      <Welcome />
      <Steps />
      <div className={look.band}>
        <div className={look.inside}>
          <Suspense fallback={null}>
            <Figures coming={figures} />
          </Suspense>
          <section aria-labelledby="verify">
            <Heading id="verify">{t('verify')}</Heading>
            <Text tone="muted" size="secondary">{t('verify_hint')}</Text>
            <VerifyForm />
          </section>
        </div>
      </div>
    </>
  );
}

/** Specification section 1: intro label, name, tagline and slogan in Filipino, and the form to download. */
function Welcome() {
  const t = useWords();
  const visitor = useVisitorKind();
  const municipality = useMunicipality();
  return (
    <section className={look.welcome}>
      <div className={look.say}>
        <Text tone="muted" size="secondary" weight="bold">{municipality ? t('intro', { name: municipality.name, province: municipality.province }) : t('intro.unknown')}</Text>
        <Heading level={1} size="landing">{t('name')}</Heading>
        <div lang="fil">
          <Text size="lead">Makabagong paraan ng pagpaparehistro at pagbabayad para sa mga may-ari ng negosyo, gamit lamang ang smartphone.</Text>
          <Text tone="accent" weight="bold">Repormang ramdam, tagumpay ng buong bayan.</Text>
        </div>
        <div className={look.acts}>
          {visitor === undefined ? (
            <>
              <Button kind="primary" size="big" to="/register">{t('register')}</Button>
              <Button size="big" to="/login">{t('sign_in')}</Button>
            </>
          ) : (
            <Button kind="primary" size="big" to={homeOf(visitor)}>{t('my_area')}</Button>
          )}
        </div>
        <FormDownload />
      </div>
      <div className={look.picture}>
        <StorefrontPicture />
      </div>
    </section>
  );
}

const STEPS = [1, 2, 3, 4] as const;

function Steps() {
  const t = useWords();
  return (
    <section className={look.steps} aria-labelledby="steps">
      <Heading id="steps">{t('steps')}</Heading>
      <Text tone="muted">{t('steps_hint')}</Text>
      <ol>
        {STEPS.map((number) => (
          <li key={number}>
            <Text tone="muted" size="secondary">{t('step', { number })}</Text>
            <Heading level={3}>{t(`step${number}`)}</Heading>
            <Text tone="muted" size="secondary">{t(`step${number}_text`)}</Text>
            <span className={look.time}>
              <Icon name="clock" size={16} />
              <Text as="span" size="secondary" weight="bold">{t(`step${number}_time`)}</Text>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Figures({ coming }: { readonly coming: Promise<PublicFigures | undefined> }) {
  const t = useWords();
  const figures = use(coming);
  if (!figures) return null;
  const { year, permits_issued, median_days_renewal, median_days_new } = figures;
  return (
    <section aria-labelledby="figures">
      <Heading id="figures">{t('figures', { year })}</Heading>
      <Text tone="muted" size="secondary">{t('figures_hint')}</Text>
      <dl className={look.figures}>
        <div>
          <dd>{permits_issued.toLocaleString('en-PH')}</dd>
          <dt>{t('issued')}</dt>
        </div>
        <Median days={median_days_renewal} label={t('median_renewal')} />
        <Median days={median_days_new} label={t('median_new')} />
      </dl>
    </section>
  );
}

function Median({ days, label }: { readonly days: number | null; readonly label: string }) {
  const t = useWords();
  if (days === null) return null;
  return (
    <div>
      <dd>
        {days} <small>{t('days', { count: days })}</small>
      </dd>
      <dt>{label}</dt>
    </div>
  );
}
