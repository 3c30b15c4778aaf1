import type { Core, Outbound, TextWork } from '@firstline/core';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { registerAccountRoute } from './account/account.route.ts';
import { registerDraftsRoute } from './account/drafts.route.ts';
import { registerEvaluationsRoute } from './account/evaluations.route.ts';
import { registerPeriodsRoute } from './account/periods.route.ts';
import { registerUsageRoute } from './account/usage.route.ts';
import { registerWebhookAccessRoute } from './account/webhook-access.route.ts';
import { registerEvaluateRoute } from './emails/evaluate.route.ts';
import { registerGenerateRoute } from './emails/generate.route.ts';
import { registerKeyRoutes } from './keys/key.route.ts';
import { registerKeysRoutes } from './keys/keys.route.ts';
import { registerRotateKeyRoutes } from './keys/rotate-key.route.ts';
import { registerRequestsRoute } from './requests/requests.route.ts';
import { registerDeliveryRoutes } from './webhooks/deliveries.route.ts';
import { registerWebhookRoutes } from './webhooks/webhook.route.ts';
import { registerWebhooksRoutes } from './webhooks/webhooks.route.ts';

const NoQuery = Type.Object({}, { additionalProperties: false });

/** What the routes work with. */
type Services = { core: Core; outbound: Outbound; work: TextWork };

/** Everything below `/api/v1`. */
export function registerV1(app: FastifyInstance, { core, outbound, work }: Services): void {
  // What a caller writes into an address that takes nothing is a mistake, and not to be ignored.
  app.addHook('onRoute', (route) => {
    route.schema = { querystring: NoQuery, ...route.schema };
  });
  registerGenerateRoute(app, core);
  registerEvaluateRoute(app, work);
  registerUsageRoute(app, core);
  registerAccountRoute(app, core);
  registerDraftsRoute(app, core);
  registerEvaluationsRoute(app, work);
  registerWebhookAccessRoute(app, core);
  registerPeriodsRoute(app, core);
  registerRequestsRoute(app, core);
  registerKeysRoutes(app, core);
  registerKeyRoutes(app, core);
  registerRotateKeyRoutes(app, core);
  registerWebhooksRoutes(app, core, outbound);
  registerWebhookRoutes(app, core, outbound);
  registerDeliveryRoutes(app, core);
}
