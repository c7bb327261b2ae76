import { map } from 'nanostores'
import { LINK_CARDS_MAX, type LinkCard, linkCardsRoute } from 'shared-contract'
import { $session, call, type Session } from 'shared-state'

/** The cards by path; null where the reader sees none, undefined while it is not known. */
export const $linkCards = map<Record<string, LinkCard | null>>({})

const asked = new Set<string>()
let waiting: string[] = []

// What another reader may see is another thing.
const readerOf = (session: Session | undefined) => (session?.state === 'member' ? session.username : '')
$session.listen((now, before) => {
	if (readerOf(now) === readerOf(before)) return
	asked.clear()
	$linkCards.set({})
})

/** Asks for the card of a path, once, together with the others of this moment. */
export function askLinkCard(path: string): void {
	if (asked.has(path)) return
	asked.add(path)
	if (waiting.push(path) === 1) setTimeout(ask)
}

async function ask(): Promise<void> {
	const paths = waiting.slice(0, LINK_CARDS_MAX)
	waiting = waiting.slice(LINK_CARDS_MAX)
	if (waiting.length > 0) setTimeout(ask)
	const outcome = await call(linkCardsRoute, { query: { paths: paths.join(' ') } })
	// Meanwhile another member signed in.
	if (!paths.every((path) => asked.has(path))) return
	const found = outcome.state === 'done' ? outcome.answer.items : []
	const cards = paths.map((path): [string, LinkCard | null] => [path, found.find((card) => card.path === path) ?? null])
	$linkCards.set({ ...$linkCards.get(), ...Object.fromEntries(cards) })
	// A message that shows the link again asks again.
	if (outcome.state !== 'done') for (const path of paths) asked.delete(path)
}
