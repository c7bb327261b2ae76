import type { Parts } from '../../parts.ts'
import { mayRead } from '../privacy/mayRead.ts'

/** Tells who has these profiles open that their numbers have changed. Of a private one nobody hears anything. */
export async function tellProfiles({ db, live }: Parts, ...memberIds: string[]): Promise<void> {
	for (const memberId of memberIds) {
		if (await mayRead(db, null, memberId)) live.publish(`profile:${memberId}`, { type: 'profileChanged' })
	}
}
