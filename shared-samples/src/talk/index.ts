import type { SampleChannelTalk } from '../types.ts'
import { CLUBS } from './clubs.ts'
import { DISCOVERABLE } from './discoverable.ts'
import { VARANDA } from './varanda.ts'

export { DIRECT_CHATS } from './directs.ts'

export const CHANNEL_TALK: readonly SampleChannelTalk[] = [...VARANDA, ...CLUBS, ...DISCOVERABLE]
