import { Drawer as Chakra } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

import { IconButton } from '../actions/icon-button.tsx';
import { useDirection } from '../provider.tsx';
import { Boundary } from '../states/boundary.tsx';
import { useWords } from '../words/words.ts';
import { ChakraScope } from './chakra-scope.tsx';
import { Entering } from './enter-transition.tsx';
import { useOpener } from './opener.ts';

/** Properties of a panel that slides in from the side. */
export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  readonly side?: 'start' | 'end' | undefined;
  /** The content extends to the edges. */
  readonly flush?: boolean | undefined;
}

/** A pane that enters from the side, 500 px wide; Escape or a click beside it closes it and restores the focus. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

/** A root of its own at every opening, as the dialog has. */
function OpenDrawer({ onClose, title, children, foot, side = 'end', flush = false }: Omit<DrawerProps, 'open'>) {
  const words = useWords();
  const recipe = { side, flush } as object;
  const opener = useOpener();
  const isAtRight = (useDirection() === 'rtl') === (side === 'start');
  return (
    <ChakraScope>
      <Chakra.Root {...recipe} open onOpenChange={(details) => !details.open && onClose()} finalFocusEl={opener}>
        <Portal>
          <Chakra.Backdrop />
          <Chakra.Positioner>
            <Chakra.Content asChild>
              <Entering from={{ x: isAtRight ? '100%' : '-100%' }}>
                <Chakra.Header>
                  <Chakra.Title>{title}</Chakra.Title>
                </Chakra.Header>
                <Chakra.Body>
                  <Boundary part="drawer">{children}</Boundary>
                </Chakra.Body>
                {foot && <Chakra.Footer>{foot}</Chakra.Footer>}
                <div className="eb-corner">
                  <Chakra.CloseTrigger asChild>
                    <IconButton icon="close" label={words('close')} />
                  </Chakra.CloseTrigger>
                </div>
              </Entering>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraScope>
  );
}
