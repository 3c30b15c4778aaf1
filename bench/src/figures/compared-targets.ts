import type { Target } from '../load/connection.ts';
import type { Rig } from '../rig/rig.ts';
import { gatewayTarget, generateTarget, modelTarget } from '../rig/targets.ts';

/** What the product is compared with, over the model that answers at once, and the product itself. */
export async function comparedTargets(
  rig: Rig,
): Promise<Record<'ours' | 'gateway' | 'naive' | 'model', Target>> {
  const keys = await rig.liveKeys();
  const [modelPort, modelRequest] = [(await rig.model(0)).port, await rig.modelRequest()];
  return {
    ours: generateTarget({ name: 'the API', port: (await rig.api()).port, keys }),
    gateway: gatewayTarget((await rig.gateway()).port, modelPort, modelRequest),
    naive: generateTarget({ name: 'the naive server', port: (await rig.naive()).port, keys }),
    model: modelTarget('the model', modelPort, modelRequest),
  };
}
