import { DAY, HOUR } from './durations.ts'
import type { SampleFriendship } from './types.ts'

/** Friendships and friend requests. The demo member can send two members a request. */
export const FRIENDSHIPS: readonly SampleFriendship[] = [
	{ by: 'bia-kagawa', to: 'caio-mori', minutesAgo: 300 * DAY, accepted: true },
	{ by: 'fernanda-lua', to: 'bia-kagawa', minutesAgo: 280 * DAY, accepted: true },
	{ by: 'duda-ramos', to: 'bia-kagawa', minutesAgo: 120 * DAY, accepted: true },
	{ by: 'duda-ramos', to: 'enzo-tanabe', minutesAgo: 90 * DAY, accepted: true },
	{ by: 'caio-mori', to: 'fernanda-lua', minutesAgo: 200 * DAY, accepted: true },
	{ by: 'duda-ramos', to: 'gustavo-nakamura', minutesAgo: 60 * DAY, accepted: true },
	{ by: 'helo-vidal', to: 'bia-kagawa', minutesAgo: DAY + 5 * HOUR, accepted: false },
	{ by: 'bia-kagawa', to: 'gustavo-nakamura', minutesAgo: 2 * DAY, accepted: false },
]
