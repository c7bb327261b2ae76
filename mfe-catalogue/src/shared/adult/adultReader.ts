import { computed } from 'nanostores'
import { $session, type Outcome } from 'shared-state'

/** True for a member who switched adult titles on, once the server said so. */
export const $showsAdult = computed($session, (session) =>
	session.state === 'member' ? session.member?.showsAdult === true : false,
)

/** Reads what everybody may read. What a member does not find may be an adult title: it is then asked for, and the server decides. */
export async function readAlsoAdult<Answer>(
	read: (query: { adult?: '1' }) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
	const outcome = await read({})
	const isMissing = outcome.state === 'refused' && outcome.problem.code === 'request.notFound'
	return isMissing && $session.get().state === 'member' ? read({ adult: '1' }) : outcome
}

/** The query that asks for the parts of a title. */
export const partsOf = ({ isAdult }: { isAdult?: boolean | undefined }): { adult?: '1' } =>
	isAdult ? { adult: '1' } : {}
