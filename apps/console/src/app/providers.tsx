import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { setSessionEnded } from '../session/ended-session.ts';
import { readNonce } from './nonce.ts';
import { cssVariables, theme } from './theme.ts';

const queryClient = createQueryClient(() => setSessionEnded(true));

/** What every page stands in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={readNonce}
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}
