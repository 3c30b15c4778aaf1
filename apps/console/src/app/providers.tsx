import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { setSessionEnded } from '../session/ended-session.ts';
import { readNonce } from './nonce.ts';
import { cssVariables, theme } from './theme.ts';

/** After the first page. A notice waits for it; where its script is missing, the page works all the same. */
const Toasts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./toasts.tsx')).Toasts };
  } catch {
    return { default: () => null };
  }
});

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
      <Suspense>
        <Toasts />
      </Suspense>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}
