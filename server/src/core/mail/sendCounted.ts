import type { AppContext } from '../appContext.ts'
import { Problem } from '../problem.ts'
import { type Counted, countMail, uncountMail } from './mailCount.ts'
import type { Mail, Mailer } from './mailer.ts'

interface Sending {
	to: string
	letter: Mail
	by: readonly Counted[]
}

/**
 * Sends a letter where nobody that it is counted by has had their fill of its kind.
 *
 * @returns how many seconds to wait where it was not sent; 0 where it was.
 * @throws mail.failed where the mail server does not take it; it then counts for nothing.
 */
export async function sendCounted({ db, now }: AppContext, post: Mailer, { to, letter, by }: Sending): Promise<number> {
	const count = await countMail(db, by, now())
	if (count.state === 'full') return count.retryAfter
	try {
		await post.send(to, letter)
	} catch (error) {
		await uncountMail(db, count.ids)
		throw Object.assign(new Problem('mail.failed', 503), { cause: error })
	}
	return 0
}
