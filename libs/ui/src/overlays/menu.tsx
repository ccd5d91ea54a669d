import { Menu as Chakra } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import { ChakraScope } from './chakra-scope.tsx';

/** One action of a menu. */
export interface MenuAct {
  readonly key?: string | undefined;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly to?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A line above it. */
  readonly apart?: boolean | undefined;
}

export interface MenuProps {
  /** One button, e.g. `<IconButton label="…" icon="more" />`. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuAct[];
  /** The subject of the menu, above the items. */
  readonly heading?: ReactNode;
  /** Open from the beginning: its code came with the press on its button. */
  readonly openAtFirst?: boolean | undefined;
}

/** Acts behind a button; arrows, characters and Escape work. */
export function Menu({ trigger, items, heading, openAtFirst = false }: MenuProps) {
  const navigate = useNavigate();
  // A click is what mouse, touch and Enter have in common.
  const choose = ({ onChoose, to, disabled }: MenuAct) => {
    if (disabled) return;
    onChoose?.();
    if (to !== undefined) void navigate(to);
  };
  return (
    <ChakraScope>
      <Chakra.Root defaultOpen={openAtFirst} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content>
              {heading && <div className="eb-menu-heading">{heading}</div>}
              {items.map((item) => (
                <div key={item.key ?? item.label} role="presentation">
                  {item.apart && <Chakra.Separator />}
                  <Chakra.Item
                    value={item.key ?? item.label}
                    disabled={item.disabled ?? false}
                    data-danger={item.danger ? '' : undefined}
                    onClick={() => choose(item)}
                  >
                    {item.icon && <Icon name={item.icon} />}
                    <span>{item.label}</span>
                  </Chakra.Item>
                </div>
              ))}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraScope>
  );
}
