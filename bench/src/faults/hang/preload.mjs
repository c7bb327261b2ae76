import { isMainThread } from 'node:worker_threads'

// For `--import`: SIGUSR2 blocks the event loop for ever, as an endless loop would, but without its heat.
if (isMainThread) process.on('SIGUSR2', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
