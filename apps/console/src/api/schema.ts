/**
 * The API as the console calls it: generated from apps/api/openapi.json by `node apps/console/tools/write-schema.ts`.
 * A test fails when it is out of date.
 */

export interface paths {
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of whoever is signed in
         * @description The account, what it may do, where its webhook access stands, and the credits of the running period. Needs a session, not a key.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write one draft, signed in
         * @description As POST /api/v1/emails/generate, at the same price and within the same limits, with live credits and without a key. Needs a session, not a key, and a verified e-mail address.
         */
        post: operations["generateDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score an email, signed in
         * @description As POST /api/v1/emails/evaluate, within the same limits and without a key. Needs a session, not a key.
         */
        post: operations["evaluateDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/webhook-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for access to webhooks
         * @description Asks for a review; an operator approves or rejects. Asking again changes nothing, and tells where the review stands. The free tier has no webhooks. Needs a session, not a key.
         */
        post: operations["requestWebhookAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of past periods
         * @description The usage of each period that has a day of start_date to end_date in it, newest first, in the shape of the usage route. The tier is that of today. Needs a session, not a key.
         */
        get: operations["listPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calls of the last 30 days
         * @description The calls that usage counts, and those that a limit refused, of the last 30 days, newest first. Never a text of theirs. Needs a session, not a key.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's keys
         * @description Every key that the account ever had, newest first, without its value. Needs a session, not a key.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make a key
         * @description Makes a key. Its value is in `data.key`, this once: what is kept of it cannot be turned back into it. The tier says how many live keys an account may have. Needs a session, not a key.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One key
         * @description The key's record, without its value. Needs a session, not a key.
         */
        get: operations["getKey"];
        put?: never;
        /**
         * Replace a key by a new one
         * @description Makes a key of the same name, mode, scopes and expiry, whose value is in `data.key` this once. The old one works until the grace ends, 24 hours unless the body says otherwise. Only an active key can be rotated, and the new one takes its place in the limit of keys. Needs a session, not a key.
         */
        post: operations["rotateKeyAtItsAddress"];
        /**
         * Revoke a key
         * @description Ends a key for good, from the next call on. One that is revoked already stays as it was. Needs a session, not a key.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        /**
         * Change a key
         * @description Changes what is named and leaves the rest; it holds from the next call on. A revoked or expired key cannot be changed, and the end of one that was replaced can be brought forward only. Needs a session, not a key.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/api/v1/keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key by a new one
         * @description Makes a key of the same name, mode, scopes and expiry, whose value is in `data.key` this once. The old one works until the grace ends, 24 hours unless the body says otherwise. Only an active key can be rotated, and the new one takes its place in the limit of keys. Needs a session, not a key.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's endpoints
         * @description Every endpoint, newest first, without its secret. Needs a session, not a key.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register an endpoint
         * @description Registers an endpoint. Its secret is in `data.secret`, this once: store it, since every delivery is signed with it (Standard Webhooks 1.0). Approved paid accounts have up to 10. Needs a session, not a key.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What endpoints are told of
         * @description Every event with its JSON Schema and an example. Needs a session, not a key.
         */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One endpoint
         * @description The endpoint, without its secret. Needs a session, not a key.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete an endpoint
         * @description Deletes an endpoint and what waits for it. Needs a session, not a key.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change an endpoint
         * @description Changes what is named and leaves the rest. `"active": false` cancels what waits for the endpoint (recover sends it again); `"active": true` forgets its failures. Needs a session, not a key.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an endpoint's secret
         * @description Makes a new secret, in `data.secret` this once. Until the grace ends, every delivery is signed with both. Needs a session, not a key.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sample to an endpoint
         * @description Sends a sample event once, signed as any other, waits for the answer, and says what came of it. It is listed among the deliveries and changes nothing of the endpoint. Needs a session, not a key.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what failed
         * @description Sends every event again whose delivery failed or was canceled between the two instants and that has not been delivered since. Needs a session, not a key.
         */
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An endpoint's deliveries
         * @description Deliveries of the last 30 days, newest first. Needs a session, not a key.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery
         * @description A delivery with the event that it sends and what came of each attempt. Needs a session, not a key.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Makes a new delivery of the same event, with the same `webhook-id`. The endpoint has to be on. Needs a session, not a key.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with an e-mail address and a password
         * @description Makes a person and an account on the tier `free`, and sends a mail with a link that verifies the address. A taken address gets the same answer as a free one, and another mail.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description The session token is in the answer, in the header `set-auth-token`, and in a cookie.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Ends the session at once, and takes its cookie back. Without a session there is nothing to end, and the answer is the same.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/get-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, or null
         * @description Reads the session of the cookie or the bearer token. Without one the answer is null, not an error.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/list-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one is signed in
         * @description The sessions of whoever is signed in. `token` names a session for `/revoke-session`, and opens nothing.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revoke-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session
         * @description Ends one of one's own sessions, named by its `token` in the list. A token of nobody's, or of somebody else's, changes nothing and gets the same answer.
         */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revoke-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions but this one
         * @description Ends every session of one's own but the one that asks.
         */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revoke-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions
         * @description Ends every session of one's own, this one too.
         */
        post: operations["revokeSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Sends a mail with a link that verifies the address, where it has an account and is not verified. Whoever is not signed in gets the same answer for every address. A mailbox gets 6 mails an hour at most.
         */
        post: operations["sendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link of a verification mail
         * @description Marks the address as verified. With a `callbackURL` it leads there, faults in `error`.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends a mail with a token, where the address has an account: as a link that leads to `redirectTo`, or for `/reset-password` as it is. The answer is the same for every address. A mailbox gets 6 mails an hour at most.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link of a reset mail
         * @description Leads to the page that asks for the new password, with `token` in its query, or `error` where it does not work.
         */
        get: operations["openPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a mailed token
         * @description The token works once and for an hour. Every session of the person ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Needs the present one. With `revokeOtherSessions` every session ends, and the answer has the token of a new one.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description The OpenAPI 3.1 document of this server, made from the schemas that its routes check.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Error */
        Error: {
            /** @enum {boolean} */
            success: false;
            error: {
                /** @enum {string} */
                type: "invalid_request_error" | "authentication_error" | "billing_error" | "permission_error" | "not_found_error" | "conflict_error" | "idempotency_error" | "content_policy_error" | "rate_limit_error" | "api_error" | "overloaded_error" | "timeout_error";
                /**
                 * @description Stable: branch on this.
                 * @enum {string}
                 */
                code: "validation_failed" | "invalid_json" | "empty_body" | "bad_request" | "invalid_idempotency_key" | "invalid_cursor" | "missing_api_key" | "invalid_api_key" | "api_key_expired" | "api_key_revoked" | "missing_session" | "invalid_session" | "insufficient_credits" | "session_required" | "origin_not_allowed" | "insufficient_scope" | "email_not_verified" | "account_suspended" | "webhooks_not_in_tier" | "webhooks_not_approved" | "resource_not_found" | "route_not_found" | "method_not_allowed" | "idempotency_in_progress" | "key_not_active" | "limit_reached" | "request_timeout" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "headers_too_large" | "idempotency_key_reused" | "content_refused" | "unsupported_language" | "rate_limit_exceeded" | "concurrency_limit_exceeded" | "internal_error" | "generation_failed" | "service_unavailable" | "service_overloaded" | "generation_timeout";
                /** @description For a person to read; may change. */
                message: string;
                /** @description The first invalid field. */
                param?: string;
                errors?: {
                    /**
                     * @description The field, or `body` for the body itself.
                     * @example persona
                     */
                    field: string;
                    /**
                     * @example missing_required_field
                     * @enum {string}
                     */
                    code: "missing_required_field" | "unknown_field" | "invalid_type" | "invalid_enum_value" | "invalid_format" | "invalid_characters" | "invalid_url" | "unknown_event" | "too_long" | "blank" | "out_of_range" | "too_many_items" | "duplicate_item";
                    /** @example persona is required */
                    message: string;
                }[];
                /** Format: int32 */
                required_credits?: number;
                /** Format: int32 */
                remaining_credits?: number;
                /** Format: date-time */
                resets_at?: string;
                /** @description The limits that were met. */
                violated_policies?: ("generate" | "usage" | "evaluate" | "account" | "concurrency" | "authentication")[];
                /** Format: int32 */
                limit?: number;
                /** Format: int32 */
                window_seconds?: number;
                /** Format: int32 */
                retry_after_seconds?: number;
                /** @enum {string} */
                required_scope?: "emails:generate" | "emails:evaluate" | "usage:read";
                /** Format: uri */
                doc_url: string;
                request_id: string;
            };
            meta: {
                /**
                 * Format: int32
                 * @description Credits charged for this call.
                 * @example 5
                 */
                credits_used: number;
                /**
                 * Format: double
                 * @description Milliseconds from receipt to answer.
                 * @example 12.4
                 */
                processing_time_ms: number;
            };
        };
        /** AuthError */
        AuthError: {
            /** @example INVALID_EMAIL_OR_PASSWORD */
            code: string;
            /** @example Invalid email or password */
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "acct_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "name": "Example Person",
                     *         "status": "active",
                     *         "tier": "starter",
                     *         "webhook_access": "none",
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "owner": {
                     *           "id": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *           "email": "someone@example.com",
                     *           "email_verified": true,
                     *           "name": "Example Person"
                     *         },
                     *         "limits": {
                     *           "monthly_credits": 2500,
                     *           "generate_per_minute": 20,
                     *           "in_flight": 3,
                     *           "usage_per_minute": 60,
                     *           "evaluate_per_minute": 120,
                     *           "account_per_minute": 60,
                     *           "live_keys": 5
                     *         },
                     *         "credits": {
                     *           "live": {
                     *             "monthly_limit": 2500,
                     *             "used": 60,
                     *             "remaining": 2440,
                     *             "held": 0,
                     *             "period_start": "2026-01-14T00:00:00.000Z",
                     *             "period_end": "2026-02-14T00:00:00.000Z"
                     *           },
                     *           "test": {
                     *             "monthly_limit": 1000,
                     *             "used": 0,
                     *             "remaining": 1000,
                     *             "held": 0,
                     *             "period_start": "2026-01-14T00:00:00.000Z",
                     *             "period_end": "2026-02-14T00:00:00.000Z"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            /**
                             * @description A suspended account can only be read.
                             * @enum {string}
                             */
                            status: "active" | "suspended";
                            /** @enum {string} */
                            tier: "free" | "starter" | "growth" | "scale" | "enterprise";
                            /**
                             * @description Where the review of webhook access stands.
                             * @enum {string}
                             */
                            webhook_access: "none" | "pending" | "approved" | "rejected";
                            /**
                             * Format: date-time
                             * @description When the account was made.
                             */
                            created_at: string;
                            /** @description The person whose account it is. */
                            owner: {
                                id: string;
                                /** Format: email */
                                email: string;
                                /** @description Live keys need a verified address. */
                                email_verified: boolean;
                                name: string;
                            };
                            /** @description The tier's limits, or what was agreed on in their place. */
                            limits: {
                                /**
                                 * Format: int32
                                 * @description Credits a month.
                                 */
                                monthly_credits: number;
                                /**
                                 * Format: int32
                                 * @description Drafts asked for a minute.
                                 */
                                generate_per_minute: number;
                                /**
                                 * Format: int32
                                 * @description Drafts in the making at a time.
                                 */
                                in_flight: number;
                                /**
                                 * Format: int32
                                 * @description Usage calls a minute.
                                 */
                                usage_per_minute: number;
                                /**
                                 * Format: int32
                                 * @description Evaluations a minute.
                                 */
                                evaluate_per_minute: number;
                                /**
                                 * Format: int32
                                 * @description Calls of the account's own routes a minute.
                                 */
                                account_per_minute: number;
                                /**
                                 * Format: int32
                                 * @description Live keys that work at a time, those that were replaced apart.
                                 */
                                live_keys: number;
                            };
                            credits: {
                                /** @description Of live keys. */
                                live: {
                                    /**
                                     * Format: int32
                                     * @description Credits allowed in the period.
                                     */
                                    monthly_limit: number;
                                    /**
                                     * Format: int32
                                     * @description Credits used in it.
                                     */
                                    used: number;
                                    /**
                                     * Format: int32
                                     * @description Credits set aside for drafts that are being written.
                                     */
                                    held: number;
                                    /**
                                     * Format: int32
                                     * @description Credits left in it.
                                     */
                                    remaining: number;
                                    /**
                                     * Format: date-time
                                     * @description When the period began.
                                     */
                                    period_start: string;
                                    /**
                                     * Format: date-time
                                     * @description When the next one begins.
                                     */
                                    period_end: string;
                                };
                                /** @description Of test keys, which have a pool of their own. */
                                test: {
                                    /**
                                     * Format: int32
                                     * @description Credits allowed in the period.
                                     */
                                    monthly_limit: number;
                                    /**
                                     * Format: int32
                                     * @description Credits used in it.
                                     */
                                    used: number;
                                    /**
                                     * Format: int32
                                     * @description Credits set aside for drafts that are being written.
                                     */
                                    held: number;
                                    /**
                                     * Format: int32
                                     * @description Credits left in it.
                                     */
                                    remaining: number;
                                    /**
                                     * Format: date-time
                                     * @description When the period began.
                                     */
                                    period_start: string;
                                    /**
                                     * Format: date-time
                                     * @description When the next one begins.
                                     */
                                    period_end: string;
                                };
                            };
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    generateDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this call, of your choice. A retry under it within 24 hours gets the same answer and no second charge.
                 * @example 3f1c8a52-5f0e-4d7f-9f0f-0d6f1f2b7c11
                 */
                "idempotency-key"?: string;
                /**
                 * @description `no-cache` asks for a new draft, also where an identical request was answered within 24 hours.
                 * @example no-cache
                 */
                "cache-control"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "persona": "Head of Operations at a mid-size logistics company",
                 *       "offer": "Route planning software that cuts fuel costs by 12%",
                 *       "goal": "Book a 15-minute call"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Who receives the email: a role or a description.
                     * @example Head of Operations at a mid-size logistics company
                     */
                    persona: string;
                    /**
                     * @description What is offered. Facts come from here and from additionalContext, and from nowhere else.
                     * @example Route planning software that cuts fuel costs by 12%
                     */
                    offer: string;
                    /**
                     * @description What the email is to lead to. With a test key, `test:insufficient_credits`, `test:rate_limited`, `test:generation_failed`, `test:generation_timeout` and `test:content_refused` force that failure.
                     * @example Book a 15-minute call
                     */
                    goal: string;
                    /**
                     * @description How the email is to sound.
                     * @default professional
                     * @enum {string}
                     */
                    tone?: "professional" | "formal" | "friendly" | "casual" | "direct" | "confident" | "persuasive" | "empathetic" | "enthusiastic";
                    /**
                     * @description The recipient's industry.
                     * @example Logistics
                     */
                    industry?: string;
                    /**
                     * @description Further facts, proof and wishes.
                     * @example We work with 40 carriers in Europe.
                     */
                    additionalContext?: string;
                };
            };
        };
        responses: {
            /** @description The draft and its scores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "emailContent": "Hello,\n\nI thought that your operations team might be interested in our route planning software that cuts fuel costs by 12%.\n\nCould we arrange a 15-minute call at a time that suits you?\n\nBest wishes",
                     *         "subjectLine": "15-minute call about route planning software",
                     *         "evaluation": {
                     *           "spamScore": 0.5,
                     *           "toneAnalysis": "professional",
                     *           "effectiveness": "excellent"
                     *         },
                     *         "metadata": {
                     *           "generationTime": 6.2,
                     *           "model": "composer-1",
                     *           "cached": false
                     *         }
                     *       },
                     *       "meta": {
                     *         "credits_used": 5,
                     *         "processing_time_ms": 12.4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @description The body, as plain text. */
                            emailContent: string;
                            /** @description One line. */
                            subjectLine: string;
                            evaluation: {
                                /**
                                 * Format: double
                                 * @description One decimal; higher is worse, 5.0 and up is likely spam.
                                 * @example 0.4
                                 */
                                spamScore: number;
                                /**
                                 * @description The tone found in the text.
                                 * @enum {string}
                                 */
                                toneAnalysis: "professional" | "formal" | "friendly" | "casual" | "direct" | "confident" | "persuasive" | "empathetic" | "enthusiastic" | "undetermined";
                                /**
                                 * @description How closely the draft follows practices linked with replies; not a forecast.
                                 * @enum {string}
                                 */
                                effectiveness: "poor" | "fair" | "good" | "excellent" | "undetermined";
                            };
                            metadata: {
                                /**
                                 * Format: double
                                 * @description Milliseconds spent making the draft.
                                 * @example 6.2
                                 */
                                generationTime: number;
                                /**
                                 * @description The configuration that wrote it.
                                 * @example composer-1
                                 */
                                model: string;
                                /** @description Whether it was served from the cache. */
                                cached: boolean;
                            };
                        };
                        meta: {
                            /**
                             * Format: int32
                             * @description Credits charged for this call.
                             * @example 5
                             */
                            credits_used: number;
                            /**
                             * Format: double
                             * @description Milliseconds from receipt to answer.
                             * @example 12.4
                             */
                            processing_time_ms: number;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    evaluateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subjectLine": "Fewer empty kilometres",
                 *       "emailContent": "Hi there,\n\nYour carriers drive about 18% of their kilometres empty, says your annual report. Our route planning software halves that for freight companies of your size, and it works with the 40 carriers that you have today.\n\nI hope this email finds you well. Would it be worth a 15-minute call next week to see your own figures?\n\nBest regards,"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The email's subject.
                     * @example Fewer empty kilometres
                     */
                    subjectLine: string;
                    /**
                     * @description The email's body, as plain text.
                     * @example Hi there,
                     *
                     *     Your carriers drive about 18% of their kilometres empty, says your annual report. Our route planning software halves that for freight companies of your size, and it works with the 40 carriers that you have today.
                     *
                     *     I hope this email finds you well. Would it be worth a 15-minute call next week to see your own figures?
                     *
                     *     Best regards,
                     */
                    emailContent: string;
                    /** @description Who receives the email. */
                    persona?: string;
                    /** @description What is offered. */
                    offer?: string;
                    /** @description What the email is to lead to. */
                    goal?: string;
                    /**
                     * @description How the email was meant to sound. The tone that is found does not depend on it.
                     * @enum {string}
                     */
                    tone?: "professional" | "formal" | "friendly" | "casual" | "direct" | "confident" | "persuasive" | "empathetic" | "enthusiastic";
                    /** @description The recipient's industry. */
                    industry?: string;
                    /** @description Further facts that the email may use. */
                    additionalContext?: string;
                };
            };
        };
        responses: {
            /** @description The scores, and the findings behind them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "evaluation": {
                     *           "spamScore": 0.1,
                     *           "toneAnalysis": "professional",
                     *           "effectiveness": "good"
                     *         },
                     *         "points": 82,
                     *         "rubric": "rubric-1",
                     *         "findings": [
                     *           {
                     *             "criterion": "names",
                     *             "severity": "info",
                     *             "message": "Few names, places or days tie the text to this reader.",
                     *             "suggestion": "Name the place, the product or the customer that you speak of.",
                     *             "points": 4
                     *           },
                     *           {
                     *             "criterion": "generic_wording",
                     *             "severity": "info",
                     *             "message": "29 % of the content words would fit any offer to anybody.",
                     *             "suggestion": "Replace words such as \"solution\", \"improve\" or \"results\" by what really happens.",
                     *             "points": 4
                     *           },
                     *           {
                     *             "criterion": "worn_phrase",
                     *             "severity": "warning",
                     *             "message": "This phrase stands in thousands of cold emails.",
                     *             "suggestion": "Say the same thing plainly, or leave it out.",
                     *             "excerpt": "hope this email",
                     *             "points": 5
                     *           },
                     *           {
                     *             "criterion": "worn_phrase",
                     *             "severity": "warning",
                     *             "message": "This phrase stands in thousands of cold emails.",
                     *             "suggestion": "Say the same thing plainly, or leave it out.",
                     *             "excerpt": "finds you well",
                     *             "points": 5
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "credits_used": 0,
                     *         "processing_time_ms": 2.9
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            evaluation: {
                                /**
                                 * Format: double
                                 * @description One decimal; higher is worse, 5.0 and up is likely spam.
                                 * @example 0.4
                                 */
                                spamScore: number;
                                /**
                                 * @description The tone found in the text.
                                 * @enum {string}
                                 */
                                toneAnalysis: "professional" | "formal" | "friendly" | "casual" | "direct" | "confident" | "persuasive" | "empathetic" | "enthusiastic" | "undetermined";
                                /**
                                 * @description How closely the draft follows practices linked with replies; not a forecast.
                                 * @enum {string}
                                 */
                                effectiveness: "poor" | "fair" | "good" | "excellent" | "undetermined";
                            };
                            /**
                             * Format: double
                             * @description Of 100 on the rubric, from which the effectiveness follows; 0 where it is undetermined.
                             */
                            points: number;
                            /**
                             * @description The rubric's version.
                             * @enum {string}
                             */
                            rubric: "rubric-1";
                            /** @description Every point that was lost and every spam rule that was met. */
                            findings: {
                                /**
                                 * @description What was looked at. Stable: branch on this.
                                 * @example worn_phrase
                                 */
                                criterion: string;
                                /** @enum {string} */
                                severity: "info" | "warning" | "error";
                                /** @description What was found. */
                                message: string;
                                /** @description What to do about it. */
                                suggestion: string;
                                /** @description The words that it is about, as they stand in the email. */
                                excerpt?: string;
                                /**
                                 * Format: double
                                 * @description Points lost on the rubric; for a spam rule, spam points added times ten.
                                 */
                                points: number;
                            }[];
                        };
                        meta: {
                            /**
                             * Format: int32
                             * @description Credits charged for this call.
                             * @example 5
                             */
                            credits_used: number;
                            /**
                             * Format: double
                             * @description Milliseconds from receipt to answer.
                             * @example 12.4
                             */
                            processing_time_ms: number;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestWebhookAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Where the review stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "webhook_access": "pending"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /**
                             * @description Where the review stands.
                             * @enum {string}
                             */
                            webhook_access: "pending" | "approved" | "rejected";
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPeriods: {
        parameters: {
            query?: {
                /**
                 * @description The first UTC day; a year before the last where it is absent.
                 * @example 2026-01-14
                 */
                start_date?: string;
                /**
                 * @description The last UTC day; today where it is absent.
                 * @example 2026-01-14
                 */
                end_date?: string;
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "current_period": {
                     *             "start_date": "2026-01-14T00:00:00.000Z",
                     *             "end_date": "2026-02-14T00:00:00.000Z",
                     *             "api_calls": 14,
                     *             "credits_used": 60,
                     *             "rate_limit_hits": 0
                     *           },
                     *           "daily_breakdown": [
                     *             {
                     *               "date": "2026-01-14",
                     *               "api_calls": 12,
                     *               "credits_used": 55,
                     *               "rate_limit_hits": 0
                     *             },
                     *             {
                     *               "date": "2026-01-15",
                     *               "api_calls": 0,
                     *               "credits_used": 0,
                     *               "rate_limit_hits": 0
                     *             },
                     *             {
                     *               "date": "2026-01-16",
                     *               "api_calls": 2,
                     *               "credits_used": 5,
                     *               "rate_limit_hits": 0
                     *             }
                     *           ],
                     *           "endpoint_usage": {
                     *             "/emails/generate": {
                     *               "calls": 12,
                     *               "credits": 60,
                     *               "avg_response_time_ms": 2140.5
                     *             },
                     *             "/account/usage": {
                     *               "calls": 2,
                     *               "credits": 0,
                     *               "avg_response_time_ms": 3.2
                     *             }
                     *           },
                     *           "tier_info": {
                     *             "current_tier": "starter",
                     *             "monthly_limit": 2500,
                     *             "remaining_credits": 2440
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description Newest first. */
                        data: {
                            current_period: {
                                /**
                                 * Format: date-time
                                 * @description Start of the billing period, inclusive.
                                 */
                                start_date: string;
                                /**
                                 * Format: date-time
                                 * @description End of the billing period, exclusive.
                                 */
                                end_date: string;
                                /**
                                 * Format: int32
                                 * @description Calls in the period.
                                 */
                                api_calls: number;
                                /**
                                 * Format: int32
                                 * @description Credits used in the period.
                                 */
                                credits_used: number;
                                /**
                                 * Format: int32
                                 * @description Times that a rate limit was hit in the period.
                                 */
                                rate_limit_hits: number;
                            };
                            /** @description Every UTC day from start_date to today, in order. */
                            daily_breakdown: {
                                /**
                                 * Format: date
                                 * @example 2026-01-14
                                 */
                                date: string;
                                /**
                                 * Format: int32
                                 * @description Calls of the day.
                                 */
                                api_calls: number;
                                /**
                                 * Format: int32
                                 * @description Credits used on the day.
                                 */
                                credits_used: number;
                                /**
                                 * Format: int32
                                 * @description Times that a rate limit was hit on the day.
                                 */
                                rate_limit_hits: number;
                            }[];
                            /** @description By path relative to /api/v1, e.g. /emails/generate. */
                            endpoint_usage: {
                                [key: string]: {
                                    /**
                                     * Format: int32
                                     * @description Calls of the endpoint.
                                     */
                                    calls: number;
                                    /**
                                     * Format: int32
                                     * @description Credits used by them.
                                     */
                                    credits: number;
                                    /**
                                     * Format: double
                                     * @description One decimal.
                                     */
                                    avg_response_time_ms: number;
                                };
                            };
                            tier_info: {
                                /** @enum {string} */
                                current_tier: "free" | "starter" | "growth" | "scale" | "enterprise";
                                /**
                                 * Format: int32
                                 * @description Credits allowed in the period.
                                 */
                                monthly_limit: number;
                                /**
                                 * Format: int32
                                 * @description Credits left in the period.
                                 */
                                remaining_credits: number;
                            };
                        }[];
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The cursor of the page: meta.next_cursor of the one before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "request_id": "req_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *           "created_at": "2026-01-14T09:30:00.000Z",
                     *           "endpoint": "/emails/generate",
                     *           "mode": "live",
                     *           "status": 200,
                     *           "error_code": null,
                     *           "credits_used": 5,
                     *           "duration_ms": 2140.5,
                     *           "key_id": "key_01KF3N5ZJ8M1N2P3Q4R5S6T7V8"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description Newest first. */
                        data: {
                            /** @description As in X-Request-Id of the answer. */
                            request_id: string;
                            /**
                             * Format: date-time
                             * @description When it was received.
                             */
                            created_at: string;
                            /**
                             * @description Relative to /api/v1.
                             * @example /emails/generate
                             */
                            endpoint: string;
                            /** @enum {string} */
                            mode: "live" | "test";
                            /**
                             * Format: int32
                             * @description The HTTP status.
                             */
                            status: number;
                            /** @description The code of the error; null for a success. */
                            error_code: string | null;
                            /** Format: int32 */
                            credits_used: number;
                            /**
                             * Format: double
                             * @description Milliseconds from receipt to answer; 0 where it was refused by a limit.
                             */
                            duration_ms: number;
                            /** @description The key that was used; null for a call of whoever was signed in. */
                            key_id: string | null;
                        }[];
                        meta: {
                            /** @description Whether there is a further page. */
                            has_more: boolean;
                            /** @description The `after` of the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The cursor of the page: meta.next_cursor of the one before. */
                after?: string;
                /** @description Only keys of this status. */
                status?: "active" | "rotating" | "expired" | "revoked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *           "name": "CRM worker",
                     *           "description": null,
                     *           "mode": "live",
                     *           "start": "fl_live_0000",
                     *           "last4": "pT58",
                     *           "scopes": [
                     *             "emails:generate",
                     *             "emails:evaluate",
                     *             "usage:read"
                     *           ],
                     *           "status": "active",
                     *           "created_at": "2026-01-14T09:30:00.000Z",
                     *           "created_by": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *           "expires_at": null,
                     *           "last_used_at": null,
                     *           "revoked_at": null,
                     *           "revoked_reason": null,
                     *           "rotated_from": null,
                     *           "replaced_by": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description Newest first. */
                        data: {
                            id: string;
                            name: string;
                            description: string | null;
                            /** @enum {string} */
                            mode: "live" | "test";
                            start: string;
                            last4: string;
                            /** @description What the key may do. */
                            scopes: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                            /**
                             * @description A `rotating` key was replaced and works until `expires_at`; `revoked` is final.
                             * @enum {string}
                             */
                            status: "active" | "rotating" | "expired" | "revoked";
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The person who made it; null for an operator. */
                            created_by: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends; null for never.
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute.
                             */
                            last_used_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was revoked.
                             */
                            revoked_at: string | null;
                            revoked_reason: string | null;
                            /** @description The key that it replaced. */
                            rotated_from: string | null;
                            /** @description The key that replaced it. */
                            replaced_by: string | null;
                        }[];
                        meta: {
                            /** @description Whether there is a further page. */
                            has_more: boolean;
                            /** @description The `after` of the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "CRM worker"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What the key is for.
                     * @example CRM worker
                     */
                    name: string;
                    /**
                     * @description Live keys need a verified e-mail address.
                     * @default live
                     * @enum {string}
                     */
                    mode?: "live" | "test";
                    /** @description What the key may do; everything where it is absent. */
                    scopes?: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                    /**
                     * Format: date-time
                     * @description When it ends, in the future; never where it is absent.
                     * @example 2027-01-01T00:00:00Z
                     */
                    expires_at?: string;
                    /** @description More about it. */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description The key, with its value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "name": "CRM worker",
                     *         "description": null,
                     *         "mode": "live",
                     *         "start": "fl_live_0000",
                     *         "last4": "pT58",
                     *         "scopes": [
                     *           "emails:generate",
                     *           "emails:evaluate",
                     *           "usage:read"
                     *         ],
                     *         "status": "active",
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "created_by": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *         "expires_at": null,
                     *         "last_used_at": null,
                     *         "revoked_at": null,
                     *         "revoked_reason": null,
                     *         "rotated_from": null,
                     *         "replaced_by": null,
                     *         "key": "fl_live_0000000000111111111122222222221ZpT58"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            description: string | null;
                            /** @enum {string} */
                            mode: "live" | "test";
                            start: string;
                            last4: string;
                            /** @description What the key may do. */
                            scopes: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                            /**
                             * @description A `rotating` key was replaced and works until `expires_at`; `revoked` is final.
                             * @enum {string}
                             */
                            status: "active" | "rotating" | "expired" | "revoked";
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The person who made it; null for an operator. */
                            created_by: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends; null for never.
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute.
                             */
                            last_used_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was revoked.
                             */
                            revoked_at: string | null;
                            revoked_reason: string | null;
                            /** @description The key that it replaced. */
                            rotated_from: string | null;
                            /** @description The key that replaced it. */
                            replaced_by: string | null;
                            /** @description The value of the key, shown this once. */
                            key: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key's record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "name": "CRM worker",
                     *         "description": null,
                     *         "mode": "live",
                     *         "start": "fl_live_0000",
                     *         "last4": "pT58",
                     *         "scopes": [
                     *           "emails:generate",
                     *           "emails:evaluate",
                     *           "usage:read"
                     *         ],
                     *         "status": "active",
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "created_by": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *         "expires_at": null,
                     *         "last_used_at": null,
                     *         "revoked_at": null,
                     *         "revoked_reason": null,
                     *         "rotated_from": null,
                     *         "replaced_by": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            description: string | null;
                            /** @enum {string} */
                            mode: "live" | "test";
                            start: string;
                            last4: string;
                            /** @description What the key may do. */
                            scopes: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                            /**
                             * @description A `rotating` key was replaced and works until `expires_at`; `revoked` is final.
                             * @enum {string}
                             */
                            status: "active" | "rotating" | "expired" | "revoked";
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The person who made it; null for an operator. */
                            created_by: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends; null for never.
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute.
                             */
                            last_used_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was revoked.
                             */
                            revoked_at: string | null;
                            revoked_reason: string | null;
                            /** @description The key that it replaced. */
                            rotated_from: string | null;
                            /** @description The key that replaced it. */
                            replaced_by: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateKeyAtItsAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grace_period_seconds": 3600
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int32
                     * @description How long the old key works on; 0 ends it at once.
                     * @default 86400
                     */
                    grace_period_seconds?: number;
                };
            };
        };
        responses: {
            /** @description The new key, with its value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "name": "CRM worker",
                     *         "description": null,
                     *         "mode": "live",
                     *         "start": "fl_live_0000",
                     *         "last4": "pT58",
                     *         "scopes": [
                     *           "emails:generate",
                     *           "emails:evaluate",
                     *           "usage:read"
                     *         ],
                     *         "status": "active",
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "created_by": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *         "expires_at": null,
                     *         "last_used_at": null,
                     *         "revoked_at": null,
                     *         "revoked_reason": null,
                     *         "rotated_from": null,
                     *         "replaced_by": null,
                     *         "key": "fl_live_0000000000111111111122222222221ZpT58"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            description: string | null;
                            /** @enum {string} */
                            mode: "live" | "test";
                            start: string;
                            last4: string;
                            /** @description What the key may do. */
                            scopes: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                            /**
                             * @description A `rotating` key was replaced and works until `expires_at`; `revoked` is final.
                             * @enum {string}
                             */
                            status: "active" | "rotating" | "expired" | "revoked";
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The person who made it; null for an operator. */
                            created_by: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends; null for never.
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute.
                             */
                            last_used_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was revoked.
                             */
                            revoked_at: string | null;
                            revoked_reason: string | null;
                            /** @description The key that it replaced. */
                            rotated_from: string | null;
                            /** @description The key that replaced it. */
                            replaced_by: string | null;
                            /** @description The value of the key, shown this once. */
                            key: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key's record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "name": "CRM worker",
                     *         "description": null,
                     *         "mode": "live",
                     *         "start": "fl_live_0000",
                     *         "last4": "pT58",
                     *         "scopes": [
                     *           "emails:generate",
                     *           "emails:evaluate",
                     *           "usage:read"
                     *         ],
                     *         "status": "active",
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "created_by": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *         "expires_at": null,
                     *         "last_used_at": null,
                     *         "revoked_at": null,
                     *         "revoked_reason": null,
                     *         "rotated_from": null,
                     *         "replaced_by": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            description: string | null;
                            /** @enum {string} */
                            mode: "live" | "test";
                            start: string;
                            last4: string;
                            /** @description What the key may do. */
                            scopes: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                            /**
                             * @description A `rotating` key was replaced and works until `expires_at`; `revoked` is final.
                             * @enum {string}
                             */
                            status: "active" | "rotating" | "expired" | "revoked";
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The person who made it; null for an operator. */
                            created_by: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends; null for never.
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute.
                             */
                            last_used_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was revoked.
                             */
                            revoked_at: string | null;
                            revoked_reason: string | null;
                            /** @description The key that it replaced. */
                            rotated_from: string | null;
                            /** @description The key that replaced it. */
                            replaced_by: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "CRM worker, Berlin"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What the key is for.
                     * @example CRM worker
                     */
                    name?: string;
                    /** @description More about it; null takes it away. */
                    description?: string | null;
                    /** @description What the key may do. */
                    scopes?: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                    /**
                     * Format: date-time
                     * @description When it ends, in the future; null for never.
                     * @example 2027-01-01T00:00:00Z
                     */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** @description The key's record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "name": "CRM worker",
                     *         "description": null,
                     *         "mode": "live",
                     *         "start": "fl_live_0000",
                     *         "last4": "pT58",
                     *         "scopes": [
                     *           "emails:generate",
                     *           "emails:evaluate",
                     *           "usage:read"
                     *         ],
                     *         "status": "active",
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "created_by": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *         "expires_at": null,
                     *         "last_used_at": null,
                     *         "revoked_at": null,
                     *         "revoked_reason": null,
                     *         "rotated_from": null,
                     *         "replaced_by": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            description: string | null;
                            /** @enum {string} */
                            mode: "live" | "test";
                            start: string;
                            last4: string;
                            /** @description What the key may do. */
                            scopes: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                            /**
                             * @description A `rotating` key was replaced and works until `expires_at`; `revoked` is final.
                             * @enum {string}
                             */
                            status: "active" | "rotating" | "expired" | "revoked";
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The person who made it; null for an operator. */
                            created_by: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends; null for never.
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute.
                             */
                            last_used_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was revoked.
                             */
                            revoked_at: string | null;
                            revoked_reason: string | null;
                            /** @description The key that it replaced. */
                            rotated_from: string | null;
                            /** @description The key that replaced it. */
                            replaced_by: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grace_period_seconds": 3600
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int32
                     * @description How long the old key works on; 0 ends it at once.
                     * @default 86400
                     */
                    grace_period_seconds?: number;
                };
            };
        };
        responses: {
            /** @description The new key, with its value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "name": "CRM worker",
                     *         "description": null,
                     *         "mode": "live",
                     *         "start": "fl_live_0000",
                     *         "last4": "pT58",
                     *         "scopes": [
                     *           "emails:generate",
                     *           "emails:evaluate",
                     *           "usage:read"
                     *         ],
                     *         "status": "active",
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "created_by": "usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *         "expires_at": null,
                     *         "last_used_at": null,
                     *         "revoked_at": null,
                     *         "revoked_reason": null,
                     *         "rotated_from": null,
                     *         "replaced_by": null,
                     *         "key": "fl_live_0000000000111111111122222222221ZpT58"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            name: string;
                            description: string | null;
                            /** @enum {string} */
                            mode: "live" | "test";
                            start: string;
                            last4: string;
                            /** @description What the key may do. */
                            scopes: ("emails:generate" | "emails:evaluate" | "usage:read")[];
                            /**
                             * @description A `rotating` key was replaced and works until `expires_at`; `revoked` is final.
                             * @enum {string}
                             */
                            status: "active" | "rotating" | "expired" | "revoked";
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The person who made it; null for an operator. */
                            created_by: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends; null for never.
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute.
                             */
                            last_used_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was revoked.
                             */
                            revoked_at: string | null;
                            revoked_reason: string | null;
                            /** @description The key that it replaced. */
                            rotated_from: string | null;
                            /** @description The key that replaced it. */
                            replaced_by: string | null;
                            /** @description The value of the key, shown this once. */
                            key: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The cursor of the page: meta.next_cursor of the one before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *           "url": "https://crm.example.com/hooks/firstline",
                     *           "events": [
                     *             "email.generated",
                     *             "credits.low"
                     *           ],
                     *           "description": "",
                     *           "active": true,
                     *           "secret_hint": "whsec_…ISE=",
                     *           "disabled_reason": null,
                     *           "consecutive_failures": 0,
                     *           "first_failure_at": null,
                     *           "last_success_at": "2026-01-14T09:31:02.114Z",
                     *           "last_failure_at": null,
                     *           "created_at": "2026-01-14T09:30:00.000Z",
                     *           "updated_at": "2026-01-14T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description Newest first. */
                        data: {
                            id: string;
                            /**
                             * @description Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.
                             * @example https://crm.example.com/hooks/firstline
                             */
                            url: string;
                            /** @description The events to be told of. */
                            events: ("email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone")[];
                            /** @description A label; may be empty. */
                            description: string;
                            /** @description Whether events are delivered. */
                            active: boolean;
                            /** @description The secret's last characters. */
                            secret_hint: string;
                            /**
                             * @description Why it is off: by its owner (`manual`), without a success for 120 hours (`failing`), after a 410 (`gone`), or because the account may have none (`account_ineligible`).
                             * @enum {string|null}
                             */
                            disabled_reason: "manual" | "failing" | "gone" | "account_ineligible" | null;
                            /**
                             * Format: int32
                             * @description Failed attempts since the last success.
                             */
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description The first of them.
                             */
                            first_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last success.
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last failed attempt.
                             */
                            last_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was registered.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When its owner last changed it.
                             */
                            updated_at: string;
                        }[];
                        meta: {
                            /** @description Whether there is a further page. */
                            has_more: boolean;
                            /** @description The `after` of the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://crm.example.com/hooks/firstline",
                 *       "events": [
                 *         "email.generated",
                 *         "credits.low"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.
                     * @example https://crm.example.com/hooks/firstline
                     */
                    url: string;
                    /** @description The events to be told of. */
                    events: ("email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone")[];
                    /** @description A label; may be empty. */
                    description?: string;
                    /** @description Whether events are delivered. */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description The endpoint, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "url": "https://crm.example.com/hooks/firstline",
                     *         "events": [
                     *           "email.generated",
                     *           "credits.low"
                     *         ],
                     *         "description": "",
                     *         "active": true,
                     *         "secret_hint": "whsec_…ISE=",
                     *         "disabled_reason": null,
                     *         "consecutive_failures": 0,
                     *         "first_failure_at": null,
                     *         "last_success_at": "2026-01-14T09:31:02.114Z",
                     *         "last_failure_at": null,
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "updated_at": "2026-01-14T09:30:00.000Z",
                     *         "secret": "whsec_YSBzYW1wbGUgb2YgYSBzZWNyZXQsIDMyIGJ5dGVzISE="
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            /**
                             * @description Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.
                             * @example https://crm.example.com/hooks/firstline
                             */
                            url: string;
                            /** @description The events to be told of. */
                            events: ("email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone")[];
                            /** @description A label; may be empty. */
                            description: string;
                            /** @description Whether events are delivered. */
                            active: boolean;
                            /** @description The secret's last characters. */
                            secret_hint: string;
                            /**
                             * @description Why it is off: by its owner (`manual`), without a success for 120 hours (`failing`), after a 410 (`gone`), or because the account may have none (`account_ineligible`).
                             * @enum {string|null}
                             */
                            disabled_reason: "manual" | "failing" | "gone" | "account_ineligible" | null;
                            /**
                             * Format: int32
                             * @description Failed attempts since the last success.
                             */
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description The first of them.
                             */
                            first_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last success.
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last failed attempt.
                             */
                            last_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was registered.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When its owner last changed it.
                             */
                            updated_at: string;
                            /** @description What signs, shown this once. Standard Webhooks libraries take it as it is. */
                            secret: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEventTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @enum {string} */
                            name: "email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone" | "webhook.test";
                            description: string;
                            /** @description The JSON Schema of the event. */
                            schema: {
                                [key: string]: unknown;
                            };
                            example: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "url": "https://crm.example.com/hooks/firstline",
                     *         "events": [
                     *           "email.generated",
                     *           "credits.low"
                     *         ],
                     *         "description": "",
                     *         "active": true,
                     *         "secret_hint": "whsec_…ISE=",
                     *         "disabled_reason": null,
                     *         "consecutive_failures": 0,
                     *         "first_failure_at": null,
                     *         "last_success_at": "2026-01-14T09:31:02.114Z",
                     *         "last_failure_at": null,
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "updated_at": "2026-01-14T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            /**
                             * @description Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.
                             * @example https://crm.example.com/hooks/firstline
                             */
                            url: string;
                            /** @description The events to be told of. */
                            events: ("email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone")[];
                            /** @description A label; may be empty. */
                            description: string;
                            /** @description Whether events are delivered. */
                            active: boolean;
                            /** @description The secret's last characters. */
                            secret_hint: string;
                            /**
                             * @description Why it is off: by its owner (`manual`), without a success for 120 hours (`failing`), after a 410 (`gone`), or because the account may have none (`account_ineligible`).
                             * @enum {string|null}
                             */
                            disabled_reason: "manual" | "failing" | "gone" | "account_ineligible" | null;
                            /**
                             * Format: int32
                             * @description Failed attempts since the last success.
                             */
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description The first of them.
                             */
                            first_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last success.
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last failed attempt.
                             */
                            last_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was registered.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When its owner last changed it.
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.
                     * @example https://crm.example.com/hooks/firstline
                     */
                    url?: string;
                    /** @description The events to be told of. */
                    events?: ("email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone")[];
                    /** @description A label; may be empty. */
                    description?: string;
                    /** @description Whether events are delivered. */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "url": "https://crm.example.com/hooks/firstline",
                     *         "events": [
                     *           "email.generated",
                     *           "credits.low"
                     *         ],
                     *         "description": "",
                     *         "active": true,
                     *         "secret_hint": "whsec_…ISE=",
                     *         "disabled_reason": null,
                     *         "consecutive_failures": 0,
                     *         "first_failure_at": null,
                     *         "last_success_at": "2026-01-14T09:31:02.114Z",
                     *         "last_failure_at": null,
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "updated_at": "2026-01-14T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            /**
                             * @description Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.
                             * @example https://crm.example.com/hooks/firstline
                             */
                            url: string;
                            /** @description The events to be told of. */
                            events: ("email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone")[];
                            /** @description A label; may be empty. */
                            description: string;
                            /** @description Whether events are delivered. */
                            active: boolean;
                            /** @description The secret's last characters. */
                            secret_hint: string;
                            /**
                             * @description Why it is off: by its owner (`manual`), without a success for 120 hours (`failing`), after a 410 (`gone`), or because the account may have none (`account_ineligible`).
                             * @enum {string|null}
                             */
                            disabled_reason: "manual" | "failing" | "gone" | "account_ineligible" | null;
                            /**
                             * Format: int32
                             * @description Failed attempts since the last success.
                             */
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description The first of them.
                             */
                            first_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last success.
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last failed attempt.
                             */
                            last_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was registered.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When its owner last changed it.
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grace_period_seconds": 3600
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int32
                     * @description How long the old secret signs beside the new one; 0 ends it at once.
                     * @default 86400
                     */
                    grace_period_seconds?: number;
                };
            };
        };
        responses: {
            /** @description The endpoint, with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "url": "https://crm.example.com/hooks/firstline",
                     *         "events": [
                     *           "email.generated",
                     *           "credits.low"
                     *         ],
                     *         "description": "",
                     *         "active": true,
                     *         "secret_hint": "whsec_…ISE=",
                     *         "disabled_reason": null,
                     *         "consecutive_failures": 0,
                     *         "first_failure_at": null,
                     *         "last_success_at": "2026-01-14T09:31:02.114Z",
                     *         "last_failure_at": null,
                     *         "created_at": "2026-01-14T09:30:00.000Z",
                     *         "updated_at": "2026-01-14T09:30:00.000Z",
                     *         "secret": "whsec_YSBzYW1wbGUgb2YgYSBzZWNyZXQsIDMyIGJ5dGVzISE="
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            /**
                             * @description Where events are POSTed: https, port 443 or 8443, a public name, without user information or fragment.
                             * @example https://crm.example.com/hooks/firstline
                             */
                            url: string;
                            /** @description The events to be told of. */
                            events: ("email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone")[];
                            /** @description A label; may be empty. */
                            description: string;
                            /** @description Whether events are delivered. */
                            active: boolean;
                            /** @description The secret's last characters. */
                            secret_hint: string;
                            /**
                             * @description Why it is off: by its owner (`manual`), without a success for 120 hours (`failing`), after a 410 (`gone`), or because the account may have none (`account_ineligible`).
                             * @enum {string|null}
                             */
                            disabled_reason: "manual" | "failing" | "gone" | "account_ineligible" | null;
                            /**
                             * Format: int32
                             * @description Failed attempts since the last success.
                             */
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description The first of them.
                             */
                            first_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last success.
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description The last failed attempt.
                             */
                            last_failure_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was registered.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When its owner last changed it.
                             */
                            updated_at: string;
                            /** @description What signs, shown this once. Standard Webhooks libraries take it as it is. */
                            secret: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "event": "email.generated"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whose sample to send.
                     * @default webhook.test
                     * @enum {string}
                     */
                    event?: "email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone" | "webhook.test";
                };
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "delivered": true,
                     *         "status_code": 200,
                     *         "duration_ms": 84,
                     *         "delivery_id": "dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /** @description Whether the receiver answered with a 2xx. */
                            delivered: boolean;
                            /**
                             * Format: int32
                             * @description The receiver's status; null where there was none.
                             */
                            status_code: number | null;
                            /**
                             * Format: int32
                             * @description Milliseconds.
                             */
                            duration_ms: number;
                            delivery_id: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-01-14T00:00:00Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description From when on; at most 30 days back.
                     * @example 2026-01-14T00:00:00Z
                     */
                    since: string;
                    /**
                     * Format: date-time
                     * @description Until when; now where it is absent.
                     * @example 2026-01-14T00:00:00Z
                     */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description How many deliveries were made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recovered": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            /**
                             * Format: int32
                             * @description Deliveries that were made.
                             */
                            recovered: number;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The cursor of the page: meta.next_cursor of the one before. */
                after?: string;
                /** @description Only deliveries of this status. */
                status?: "pending" | "delivering" | "delivered" | "retrying" | "failed" | "canceled";
                /** @description Only deliveries of this event. */
                event?: "email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone" | "webhook.test";
            };
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *           "webhook_id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *           "event_id": "evt_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *           "event": "email.generated",
                     *           "status": "delivered",
                     *           "trigger": "event",
                     *           "attempt_count": 1,
                     *           "next_attempt_at": null,
                     *           "created_at": "2026-01-14T09:31:02.101Z",
                     *           "completed_at": "2026-01-14T09:31:02.118Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description Newest first. */
                        data: {
                            id: string;
                            webhook_id: string;
                            /** @description `webhook-id` of each attempt. */
                            event_id: string;
                            /** @enum {string} */
                            event: "email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone" | "webhook.test";
                            /** @enum {string} */
                            status: "pending" | "delivering" | "delivered" | "retrying" | "failed" | "canceled";
                            /** @enum {string} */
                            trigger: "event" | "replay" | "recover" | "test";
                            /**
                             * Format: int32
                             * @description Attempts that were made.
                             */
                            attempt_count: number;
                            /**
                             * Format: date-time
                             * @description When the next attempt is due.
                             */
                            next_attempt_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When it was delivered, failed for good, or was canceled.
                             */
                            completed_at: string | null;
                        }[];
                        meta: {
                            /** @description Whether there is a further page. */
                            has_more: boolean;
                            /** @description The `after` of the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
                /** @description The delivery's id. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "webhook_id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "event_id": "evt_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "event": "email.generated",
                     *         "status": "delivered",
                     *         "trigger": "event",
                     *         "attempt_count": 1,
                     *         "next_attempt_at": null,
                     *         "created_at": "2026-01-14T09:31:02.101Z",
                     *         "completed_at": "2026-01-14T09:31:02.118Z",
                     *         "payload": {
                     *           "id": "evt_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *           "type": "email.generated",
                     *           "timestamp": "2026-01-14T09:31:02.101Z",
                     *           "api_version": "v1",
                     *           "livemode": false,
                     *           "data": {
                     *             "generation_id": "gen_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *             "request_id": "req_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *             "key_id": "key_01KF3N5ZJ8M1N2P3Q4R5S6T7V8",
                     *             "endpoint": "/emails/generate",
                     *             "credits_used": 5,
                     *             "remaining_credits": 49995,
                     *             "result": {
                     *               "emailContent": "Hello,\n\nwould a 20-minute call about your routes be of use next week?\n\nThanks,",
                     *               "subjectLine": "A question about your routes",
                     *               "evaluation": {
                     *                 "spamScore": 0,
                     *                 "toneAnalysis": "friendly",
                     *                 "effectiveness": "good"
                     *               },
                     *               "metadata": {
                     *                 "generationTime": 12.4,
                     *                 "model": "composer-1",
                     *                 "cached": false
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "attempts": [
                     *           {
                     *             "id": "att_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *             "at": "2026-01-14T09:31:02.101Z",
                     *             "status_code": 200,
                     *             "error": null,
                     *             "duration_ms": 14,
                     *             "response_snippet": "ok"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            webhook_id: string;
                            /** @description `webhook-id` of each attempt. */
                            event_id: string;
                            /** @enum {string} */
                            event: "email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone" | "webhook.test";
                            /** @enum {string} */
                            status: "pending" | "delivering" | "delivered" | "retrying" | "failed" | "canceled";
                            /** @enum {string} */
                            trigger: "event" | "replay" | "recover" | "test";
                            /**
                             * Format: int32
                             * @description Attempts that were made.
                             */
                            attempt_count: number;
                            /**
                             * Format: date-time
                             * @description When the next attempt is due.
                             */
                            next_attempt_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When it was delivered, failed for good, or was canceled.
                             */
                            completed_at: string | null;
                            /** @description The event, as it was sent. */
                            payload: {
                                [key: string]: unknown;
                            };
                            /** @description Oldest first. */
                            attempts: {
                                id: string;
                                /**
                                 * Format: date-time
                                 * @description When it began.
                                 */
                                at: string;
                                /**
                                 * Format: int32
                                 * @description The receiver's status; null where there was none.
                                 */
                                status_code: number | null;
                                /** @enum {string|null} */
                                error: "connection_failed" | "tls_failed" | "timeout" | "invalid_response" | "stopped" | "internal_error" | null;
                                /**
                                 * Format: int32
                                 * @description Milliseconds.
                                 */
                                duration_ms: number;
                                /** @description The start of what the receiver answered. */
                                response_snippet: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint's id. */
                webhookId: string;
                /** @description The delivery's id. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "webhook_id": "whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "event_id": "evt_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5",
                     *         "event": "email.generated",
                     *         "status": "pending",
                     *         "trigger": "replay",
                     *         "attempt_count": 0,
                     *         "next_attempt_at": "2026-01-14T09:31:02.101Z",
                     *         "created_at": "2026-01-14T09:31:02.101Z",
                     *         "completed_at": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            id: string;
                            webhook_id: string;
                            /** @description `webhook-id` of each attempt. */
                            event_id: string;
                            /** @enum {string} */
                            event: "email.generated" | "credits.low" | "rate_limit.exceeded" | "usage.milestone" | "webhook.test";
                            /** @enum {string} */
                            status: "pending" | "delivering" | "delivered" | "retrying" | "failed" | "canceled";
                            /** @enum {string} */
                            trigger: "event" | "replay" | "recover" | "test";
                            /**
                             * Format: int32
                             * @description Attempts that were made.
                             */
                            attempt_count: number;
                            /**
                             * Format: date-time
                             * @description When the next attempt is due.
                             */
                            next_attempt_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When it was delivered, failed for good, or was canceled.
                             */
                            completed_at: string | null;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example someone@example.com
                     */
                    email: string;
                    /** Format: password */
                    password: string;
                    /** @example Example Person */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: null;
                        user: {
                            id: string;
                            name: string;
                            /** Format: email */
                            email: string;
                            emailVerified: boolean;
                            image: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example someone@example.com
                     */
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The session and the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect: boolean;
                        /** @description Also in the header set-auth-token. */
                        token: string;
                        user: {
                            id: string;
                            name: string;
                            /** Format: email */
                            email: string;
                            emailVerified: boolean;
                            image: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and the person, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            id: string;
                            /** @description The session token; in a list what names the session, which opens nothing. */
                            token: string;
                            userId: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            ipAddress: string | null;
                            userAgent: string | null;
                        };
                        user: {
                            id: string;
                            name: string;
                            /** Format: email */
                            email: string;
                            emailVerified: boolean;
                            image: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    } | null;
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description The session token; in a list what names the session, which opens nothing. */
                        token: string;
                        userId: string;
                        /** Format: date-time */
                        expiresAt: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        ipAddress: string | null;
                        userAgent: string | null;
                    }[];
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As `/list-sessions` has it. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    revokeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example someone@example.com
                     */
                    email: string;
                    /**
                     * Format: uri-reference
                     * @description A page of ours to go to then; one of another origin is refused.
                     */
                    callbackURL?: string;
                };
            };
        };
        responses: {
            /** @description It is on its way, where there is something to verify. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /** @description From the mail. */
                token: string;
                /** @description A page of ours to go to then; one of another origin is refused. */
                callbackURL?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                        user: null;
                    };
                };
            };
            /** @description The address is verified, or `error` says why it is not. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example someone@example.com
                     */
                    email: string;
                    /**
                     * Format: uri-reference
                     * @description The page of ours that asks for the new password.
                     */
                    redirectTo?: string;
                };
            };
        };
        responses: {
            /** @description It is on its way, where the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                        message: string;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    openPasswordReset: {
        parameters: {
            query: {
                /** @description A page of ours to go to then; one of another origin is refused. */
                callbackURL: string;
            };
            header?: never;
            path: {
                /** @description From the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the page. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the mail. */
                    token: string;
                    /** Format: password */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    currentPassword: string;
                    /** Format: password */
                    newPassword: string;
                    revokeOtherSessions?: boolean;
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string | null;
                        user: {
                            id: string;
                            name: string;
                            /** Format: email */
                            email: string;
                            emailVerified: boolean;
                            image: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthError"];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description A failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
