import { startThread } from './core/database/embedded/thread.ts'

// The thread of the embedded database reads its code while this one reads the server's.
const thread = (process.env.DATABASE_URL ?? '').trim() === '' ? startThread() : undefined
const { run } = await import('./site/run.ts')
await run(thread)
