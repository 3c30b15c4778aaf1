export {
  type FakeMessagesApi,
  type FakeMessagesApiOptions,
  startFakeMessagesApi,
} from './messages-api/start-fake-messages-api.ts';
export { parseSteps, type Step, type StepName, stepNames } from './messages-api/steps.ts';
export type { MessagesRequest, ReceivedRequest } from './messages-api/validate-request.ts';
