import { once } from '../../base/once.ts';

/** Opens something at the first call, and again after a failure. `stack` closes it. */
export function lazily<Opened extends AsyncDisposable>(
  open: () => Promise<Opened>,
  stack: AsyncDisposableStack,
): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  stack.defer(async () => (await opened?.catch(() => undefined))?.[Symbol.asyncDispose]());
  return once(() => {
    opened = open();
    return opened;
  });
}
