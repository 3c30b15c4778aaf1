/** A draft with its envelope takes about 3 KiB; nothing near this size can be one. */
export const modelResponseBytesMax = 512 * 1024;

/**
 * A fetch whose responses' bodies end with a RangeError once they pass the limit, so that a broken upstream cannot fill
 * our memory. A response without a stream (its client reads it whole, and limits that itself) is left as it is.
 */
export function limitResponse(inner: typeof fetch, bytesMax = modelResponseBytesMax): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    if (!(response.body instanceof ReadableStream)) return response;
    let bytes = 0;
    const limited = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > bytesMax)
            controller.error(new RangeError(`the response is larger than ${bytesMax} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(limited, { status: response.status, headers: response.headers });
  };
}
