import { Popover as Chakra } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';

import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../words/words.ts';
import { ChakraScope } from './chakra-scope.tsx';

/** Properties of a small panel beside its button. */
export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly children?: ReactNode;
  readonly open?: boolean | undefined;
  /** Open from the beginning: its code came with the press on its button. */
  readonly openAtFirst?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when it is closed and has restored the focus: another element may take the focus now. */
  readonly onLeft?: (() => void) | undefined;
}

/** A small panel at its button, 320 px: settings, notices. */
export function Popover({ trigger, title, children, open, openAtFirst = false, onOpenChange, onLeft }: PopoverProps) {
  const words = useWords();
  return (
    <ChakraScope>
      <Chakra.Root
        {...(open !== undefined && { open })}
        defaultOpen={openAtFirst}
        onOpenChange={(details) => onOpenChange?.(details.open)}
        onExitComplete={() => onLeft?.()}
        positioning={{ placement: 'bottom-end' }}
        lazyMount
        unmountOnExit
      >
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content aria-label={title}>
              <Chakra.Header as="div">
                <Chakra.Title>{title}</Chakra.Title>
              </Chakra.Header>
              <Chakra.Body>{children}</Chakra.Body>
              <div className="eb-corner">
                <Chakra.CloseTrigger asChild>
                  <IconButton size="desk" icon="close" label={words('close')} />
                </Chakra.CloseTrigger>
              </div>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraScope>
  );
}
