import { createBrowserRouter } from 'react-router';
import { RequireSession } from '../session/require-session.tsx';
import { PageSkeleton } from '../shared/loading.tsx';
import { BrokenPage } from './broken-page.tsx';
import { MissingPage } from './missing-page.tsx';

/** Every page of the console, each loaded when it is opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: BrokenPage,
      HydrateFallback: PageSkeleton,
      children: [
        { path: 'sign-in', lazy: () => import('../auth/sign-in-page.tsx') },
        { path: 'sign-up', lazy: () => import('../auth/sign-up-page.tsx') },
        { path: 'check-mail', lazy: () => import('../auth/check-mail-page.tsx') },
        { path: 'verified', lazy: () => import('../auth/verified-page.tsx') },
        { path: 'forgot-password', lazy: () => import('../auth/forgot-password-page.tsx') },
        { path: 'reset-password', lazy: () => import('../auth/reset-password-page.tsx') },
        {
          Component: RequireSession,
          children: [
            {
              ErrorBoundary: BrokenPage,
              children: [
                { index: true, lazy: () => import('../pages/overview/overview-page.tsx') },
                { path: 'playground', lazy: () => import('../pages/playground/playground-page.tsx') },
                { path: 'keys', lazy: () => import('../pages/keys/keys-page.tsx') },
                { path: 'webhooks', lazy: () => import('../pages/webhooks/webhooks-page.tsx') },
                { path: 'webhooks/:webhookId', lazy: () => import('../pages/webhooks/endpoint-page.tsx') },
                {
                  path: 'webhooks/:webhookId/deliveries/:deliveryId',
                  lazy: () => import('../pages/webhooks/delivery-page.tsx'),
                },
                { path: 'requests', lazy: () => import('../pages/requests/requests-page.tsx') },
                { path: 'account', lazy: () => import('../pages/account/account-page.tsx') },
                { path: '*', Component: MissingPage },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/console' },
);
