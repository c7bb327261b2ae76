import { LRUCache } from 'lru-cache'
import { Problem } from '../api/problem.ts'
import { TokenBucket } from './tokenBucket.ts'

const MEMBERS_REMEMBERED = 20_000
const MINUTE_S = 60

/** Limits what each member does in a minute, whatever addresses they do it from; counted in this process. */
export function memberLimit(perMinute: number): (memberId: string, now: number) => void {
	const size = { perSecond: perMinute / MINUTE_S, most: perMinute }
	const buckets = new LRUCache<string, TokenBucket>({
		max: MEMBERS_REMEMBERED,
		memoMethod: () => new TokenBucket(size),
	})
	return (memberId, now) => {
		const wait = buckets.memo(memberId).take(now)
		if (wait > 0) throw new Problem('request.tooMany', 429, { retryAfter: Math.ceil(wait / 1000) })
	}
}
