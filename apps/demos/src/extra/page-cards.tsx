import { Icon, Section, Stack, Text } from '@ebpls/ui';
import { Link } from 'react-router';

import { useWords } from './extra.messages.ts';
import * as look from './page-cards.module.css';
import { PAGE_GROUPS } from './page-list.ts';

/** A card for each page, with the components that it shows. */
export function PageCards() {
  const t = useWords();
  return (
    <Stack gap={6}>
      {PAGE_GROUPS.map(({ group, pages }) => (
        <Section key={group} title={t(`group.${group}`)}>
          <ul className={look.cards}>
            {pages.map(({ key, to }) => (
              <li key={key}>
                <Link to={to}>
                  <b>
                    {t(`page.${key}`)}
                    <Icon name="chevron-right" size={16} />
                  </b>
                  <Text size="secondary" tone="muted">
                    {t(`page.${key}.more`)}
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
