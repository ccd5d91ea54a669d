import { Avatar, Box, Button, Facts, MomentText, Row, Section, Stack, Tag, Text } from '@ebpls/ui';
import { useRevalidator } from 'react-router';

import { useWords } from '../extra.messages.ts';
import type { Subscription } from './account-mock.ts';
import * as look from './account.module.css';
import { type AccountLoaded, sessionStore, signOut, getTokenExpiry } from './account-session.ts';
import { Notifications } from './notifications.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SearchPlaces } from './search-places.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The account of the demonstration, as the calls of the template return it. */
export function AccountView({ account, notifications }: AccountLoaded) {
  const t = useWords();
  return (
    <Section title={t('account')} hint={t('account.hint')}>
      <div className={look.parts}>
        <Box as="section" look="card" pad={4}>
          {account ? (
            <Stack gap={6}>
              <SignedIn name={account.user.name} role={account.user.role} />
              <ProfileForm key={account.user.id} user={account.user} />
            </Stack>
          ) : (
            <SignInForm />
          )}
        </Box>
        <Stack gap={4}>
          {account && (
            <Box as="section" look="card" pad={4}>
              <Stack gap={4}>
                <Plan subscription={account.subscription} />
                <Facts
                  columns={2}
                  items={[
                    { label: t('settings.theme'), value: account.settings.theme },
                    { label: t('settings.direction'), value: account.settings.direction },
                  ]}
                />
              </Stack>
            </Box>
          )}
          <Box as="section" look="card" pad={4}>
            <SearchPlaces />
          </Box>
          <Box as="section" look="card" pad={4}>
            <Notifications notifications={notifications} />
          </Box>
        </Stack>
      </div>
    </Section>
  );
}

function SignedIn({ name, role }: { readonly name: string; readonly role: string }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const ends = getTokenExpiry(sessionStore.read().token);
  return (
    <Row gap={3} justify="between">
      <Row gap={3} wrap={false}>
        <Avatar name={name} />
        <div>
          <Text as="div" weight="bold">
            {name}
          </Text>
          <Text size="secondary" tone="muted">
            {role}
            {ends && (
              <>
                {' '}
                · {t('token')} <MomentText at={ends} year={false} />
              </>
            )}
          </Text>
        </div>
      </Row>
      <Button
        size="desk"
        icon="logout"
        onClick={() => {
          signOut();
          void revalidate();
        }}
      >
        {t('signout')}
      </Button>
    </Row>
  );
}

const LEFT = ['proposalsLeft', 'templatesLeft', 'invitesLeft', 'adsLeft'] as const;
const FLAGS = ['hasAnalytics', 'hasEmailAlerts'] as const;

function Plan({ subscription }: { readonly subscription: Subscription }) {
  const t = useWords();
  const { name, price, currency } = subscription;
  return (
    <Stack gap={4}>
      <Row gap={3} justify="between">
        <Text as="div" weight="bold">
          {t('plan', { name })}
        </Text>
        <Text weight="bold">{t('plan.price', { price: `${currency}${price}` })}</Text>
      </Row>
      <Facts columns={2} items={LEFT.map((key) => ({ label: t(key), value: subscription[key] }))} />
      <Row gap={2}>
        {FLAGS.map((flag) => (
          <Tag key={flag} tone={subscription[flag] ? 'success' : 'muted'}>
            {t(subscription[flag] ? `${flag}.on` : `${flag}.off`)}
          </Tag>
        ))}
      </Row>
    </Stack>
  );
}
