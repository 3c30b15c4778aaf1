import '@mantine/core/styles.layer.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { shareNonce } from './app/nonce.ts';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.tsx';

shareNonce();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
