export {
  type FakeMessagesApi,
  type FakeMessagesApiOptions,
  startFakeMessagesApi,
} from './messages-api/start-fake-messages-api.ts';
export type { Step, StepName } from './messages-api/steps.ts';
export type { MessagesRequest, ReceivedRequest } from './messages-api/validate-request.ts';
export { type Certificate, type CertificateOptions, makeCertificate } from './receiver/make-certificate.ts';
export type { FaultMix } from './receiver/mix-steps.ts';
export type { ReceiverStep, ReceiverStepLike, ReceiverStepName } from './receiver/receiver-steps.ts';
export {
  type FakeReceiver,
  type FakeReceiverOptions,
  type ReceivedWebhook,
  startFakeReceiver,
} from './receiver/start-fake-receiver.ts';
export { proxyDatabase, type TcpProxy } from './tcp-proxy/start-tcp-proxy.ts';
