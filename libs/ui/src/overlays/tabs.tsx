import { Tabs as Chakra } from '@chakra-ui/react/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { ChakraScope } from './chakra-scope.tsx';

/** One tab of a page with tabs. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  /** The address holds which tab is open. */
  readonly to: string;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  /** Content of the open tab. */
  readonly children?: ReactNode;
}

/** Opening a tab is no step of the history and leaves the page where it is scrolled to. */
const SAME_PAGE = { replace: true, preventScrollReset: true } as const;

/** Parts of one page, one at a time; arrow keys, Home and End open the others (WAI-ARIA tabs). */
export function Tabs({ label, tabs, current, children }: TabsProps) {
  const navigate = useNavigate();
  const open = (key: string): void => {
    const tab = tabs.find((one) => one.key === key);
    if (tab) void navigate(tab.to, SAME_PAGE);
  };
  return (
    <ChakraScope>
      {/* The address has changed when the value has: the library must not press the link once more. */}
      <Chakra.Root value={current} onValueChange={({ value }) => open(value)} navigate={null}>
        <Chakra.List aria-label={label}>
          {tabs.map(({ key, label: name, to }) => (
            <Chakra.Trigger key={key} value={key} asChild>
              <TabLink to={to}>{name}</TabLink>
            </Chakra.Trigger>
          ))}
        </Chakra.List>
        <Chakra.Content value={current}>{children}</Chakra.Content>
      </Chakra.Root>
    </ChakraScope>
  );
}

/** A press is the router's alone: with the library's handler beside it, each would open the address once. */
function TabLink({ onClick: _press, type: _button, ...link }: ComponentProps<typeof Link>) {
  return <Link {...SAME_PAGE} {...link} />;
}
