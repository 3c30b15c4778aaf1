import { createClaudeModel, defaultModelConfigurationName, findModelConfiguration } from '@firstline/core';
import { startFakeMessagesApi } from '@firstline/fakes';
import { brief } from '../load/requests.ts';

/** The body of the request that the product sends to the model for a brief: what the gateway is given to carry. */
export async function captureModelRequest(): Promise<string> {
  const configuration = findModelConfiguration(defaultModelConfigurationName);
  if (!configuration) throw new Error('the default model configuration is missing');
  await using api = await startFakeMessagesApi();
  const model = createClaudeModel({
    apiKey: 'bench',
    baseUrl: api.baseUrl,
    configuration,
    deadlineMs: 5_000,
  });
  const call = { requestId: 'req_01J00000000000000000000000', signal: new AbortController().signal };
  const written = await model.write({ tone: 'professional', ...brief(0) }, call);
  const [request, ...more] = api.requests;
  if (!written.ok || !request?.body || more.length > 0) {
    throw new Error('the model was not asked exactly once for a draft');
  }
  return JSON.stringify(request.body);
}
