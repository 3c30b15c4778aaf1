export {
  type FakeMessagesApi,
  type FakeMessagesApiOptions,
  startFakeMessagesApi,
} from './messages-api/start-fake-messages-api.ts';
export type { Step, StepName } from './messages-api/steps.ts';
export type { MessagesRequest, ReceivedRequest } from './messages-api/validate-request.ts';
